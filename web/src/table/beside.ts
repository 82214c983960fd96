// Where a card goes so that it stands beside its thing and never over an edge of the screen.

const EDGE = 8;

/** Above the thing, else below it, else where there is room at its side. */
export function putBeside(card: HTMLElement, anchor: Element): void {
  const [thing, own] = [anchor.getBoundingClientRect(), card.getBoundingClientRect()];
  const within = (wanted: number, room: number) => Math.max(EDGE, Math.min(wanted, room - EDGE));
  const [above, below] = [thing.top - own.height - EDGE, thing.bottom + EDGE];
  let left = thing.left + (thing.width - own.width) / 2;
  let top = above;
  if (above < EDGE) top = below;
  if (above < EDGE && below + own.height > innerHeight - EDGE) {
    top = thing.top + (thing.height - own.height) / 2;
    const right = thing.right + EDGE;
    left = right + own.width < innerWidth - EDGE ? right : thing.left - own.width - EDGE;
  }
  card.style.left = `${within(left, innerWidth - own.width)}px`;
  card.style.top = `${within(top, innerHeight - own.height)}px`;
}
