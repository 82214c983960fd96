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

const NUMBERED = /\b[A-Z]-1\b/;

/** How a page of rules begins: what the game is about, up to where it tells how its rules are numbered. */
export function openingOf(html: string): string[] {
  const paragraphs = new DOMParser().parseFromString(html, "text/html").querySelectorAll("h1 ~ p");
  const words = Array.from(paragraphs, (paragraph) => paragraph.textContent);
  return words.slice(
    0,
    words.findIndex((text) => NUMBERED.test(text)),
  );
}

/** The games with a page of rules. */
export const WITH_RULES = Object.keys(PAGES).flatMap((path) => /\/rules\/(\w+)\.md$/.exec(path)?.[1] ?? []);
