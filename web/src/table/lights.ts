// What a lesson points at lights up: everything that carries the name as its `data-spot`.
// A style sheet of its own, because spots are drawn anew while the light is on.

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

// Whatever frame the spot has of its own gives way. Within the spot, unless what lies in it would cover the light: then the spot says how far out it is to be.
const GLOW = `
  outline: 3px solid var(--terracotta) !important;
  outline-offset: var(--glow-offset, -3px) !important;
  border-radius: var(--radius);
  box-shadow: 0 0 0 6px color-mix(in srgb, var(--gold) 45%, transparent) !important;`;

/** Light up these spots and no others; returns how to put the lights out. */
export function lightSpots(names: string[]): () => void {
  const spots = names.map((name) => `[data-spot="${CSS.escape(name)}"]`);
  sheet.replaceSync(spots.length > 0 ? `${spots.join()} { ${GLOW} }` : "");
  return () => sheet.replaceSync("");
}
