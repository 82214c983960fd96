// Where everything lies, so that the frame can show what has moved.

import type { TableContext } from "./table";
import { moved, some, type Moved, type Lying } from "../../table/moved";
import { picture, type Picture } from "../../table/picture";
import Cube from "./art/Cube.svelte";
import DestinyCard from "./cards/DestinyCard.svelte";
import Sign from "./map/Sign.svelte";
import { RESOURCES, count, type Position } from "./position";
import Token from "./track/Token.svelte";

function settlers({ seats, settlers }: Position, seat: number): Lying[] {
  const what = `settler ${seat}`;
  const onMap = Object.entries(settlers).flatMap(([place, stack]) =>
    stack.flatMap((owner, n) => (owner === seat ? [{ what, spot: `at ${place} ${n}` }] : [])),
  );
  return [...some(seats[seat]!.stock, what, `stock of ${seat}`), ...onMap];
}

const piece = ({ seats }: Position, seat: number): Lying[] => [
  { what: `piece ${seat}`, spot: `piece ${seat} on ${seats[seat]!.space}` },
];

const belongings = ({ seats }: Position, seat: number): Lying[] => [
  ...RESOURCES.flatMap((resource) =>
    some(seats[seat]!.cubes[resource] ?? 0, `cube ${resource}`, `${resource} of ${seat}`),
  ),
  ...some(seats[seat]!.hourglasses, "hourglass", `hourglasses of ${seat}`),
];

/** One's own cards lie open, those of the others are only counted. */
function cards({ seats, deck, discards }: Position, you: number): Lying[] {
  const hands = seats.flatMap(({ hand }, seat) =>
    seat === you && Array.isArray(hand)
      ? hand.map((id) => ({ what: `card ${id}`, spot: `destiny ${id}` }))
      : some(count(hand), "card", `cards of ${seat}`),
  );
  return [
    ...some(count(deck), "card", "deck"),
    ...discards.map((id) => ({ what: `card ${id}`, spot: "discards" })),
    ...hands,
  ];
}

export function olymposMoved(before: Position, after: Position, { view }: TableContext): Moved[] {
  const sorts: ((position: Position) => Lying[])[] = [
    ...after.seats.flatMap((_, seat) =>
      [settlers, piece, belongings].map((lying) => (position: Position) => lying(position, seat)),
    ),
    (position) => cards(position, view.you),
  ];
  return sorts.flatMap((sort) => moved(sort(before), sort(after)));
}

export function olymposPicture(what: string, table: TableContext): Picture {
  const [sort, which = ""] = what.split(" ");
  if (sort === "settler" || sort === "piece") return picture(Token, { seat: Number(which) });
  const resource = RESOURCES.find((name) => name === which);
  if (resource) return picture(Cube, { resource });
  if (sort === "hourglass") return picture(Sign, { sign: "hourglass", size: "100%" });
  const card = table.facts.destiny_card.find(({ id }) => id === which) ?? null;
  return picture(DestinyCard, { card });
}
