// The rules of a game as a page: in the reader's language where somebody has translated them.

const PAGES = import.meta.glob<string>("../../../docs/rules/**/*.md", { import: "default" });

interface RulesText {
  html: string;
  language: string;
}

/** Undefined for a game without a page. */
export async function rulesOf(game: string, language: string): Promise<RulesText | undefined> {
  const translated = PAGES[`../../../docs/rules/${language}/${game}.md`];
  if (translated) return { html: await translated(), language };
  const english = PAGES[`../../../docs/rules/${game}.md`];
  return english && { html: await english(), language: "en" };
}
