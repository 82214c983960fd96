// Parts of the screen that a lesson points at: whatever carries their name as `data-part`.
// A style sheet of its own, because the parts are drawn anew while the light is on.

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

const GLOW = "outline: 3px solid var(--terracotta); outline-offset: 3px; border-radius: var(--radius);";

/** Light up these parts and no others; returns how to put the lights out. */
export function lightParts(names: string[]): () => void {
  const parts = names.map((name) => `[data-part~="${CSS.escape(name)}"]`);
  sheet.replaceSync(parts.length > 0 ? `${parts.join()} { ${GLOW} }` : "");
  return () => sheet.replaceSync("");
}
