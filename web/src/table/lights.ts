// What a lesson points at lights up: everything that carries the name as its `data-spot`.
// A style sheet of its own, because spots are drawn anew while the light is on.

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

const GLOW = "outline: 3px solid var(--terracotta); outline-offset: -3px; border-radius: var(--radius);";

/** Light up these spots and no others; returns how to put the lights out. */
export function lightSpots(names: string[]): () => void {
  const spots = names.map((name) => `[data-spot="${CSS.escape(name)}"]`);
  sheet.replaceSync(spots.length > 0 ? `${spots.join()} { ${GLOW} }` : "");
  return () => sheet.replaceSync("");
}
