// Where everything lies, so that the frame can show what has moved.

import type { TableContext } from "./table";
import { moved, some, type Moved, type Lying } from "../../table/moved";
import { picture, type Picture } from "../../table/picture";
import Glyph from "../../table/Glyph.svelte";
import Piece from "./art/Piece.svelte";
import { AMPHORA, CARD } from "./glyphs";
import LandscapeCard from "./hand/LandscapeCard.svelte";
import { LANDSCAPES, count } from "./position";
import type { Position } from "./types";

/** One's own cards lie open, those of the others are only counted. */
function cards({ seats, deck, discards }: Position, you: number): Lying[] {
  const hands = seats.flatMap(({ cards }, seat) =>
    seat === you && typeof cards === "string"
      ? [...cards].map((letter) => ({ what: `card ${letter}`, spot: `card ${letter}` }))
      : some(count(cards), "card", `cards of ${seat}`),
  );
  return [...some(count(deck), "card", "deck"), ...some(discards.length, "card", "discards"), ...hands];
}

function amphoras({ seats, amphoras }: Position): Lying[] {
  const owned = seats.flatMap((seat, number) => some(seat.amphoras, "amphora", `amphoras of ${number}`));
  return [...some(amphoras, "amphora", "amphoras"), ...owned];
}

/** The piles of the others, and what they have drawn from them, are seen as one number. */
function buildings({ seats, actor, drawn }: Position, seat: number, you: number): Lying[] {
  const { piles, stored, buildings } = seats[seat]!;
  const own = (spot: string) => (seat === you ? spot : `piles of ${seat}`);
  const piece = (kind: string | null) => `piece ${seat} ${kind ?? ""}`;
  return [
    ...piles.flatMap((pile, number) => some(count(pile), piece(null), own(`pile ${number} of ${seat}`))),
    ...(drawn && actor === seat ? [{ what: piece(drawn.building), spot: own(`drawn by ${seat}`) }] : []),
    ...stored.map((kind) => ({ what: piece(kind), spot: `${kind} of ${seat}` })),
    ...Object.entries(buildings).map(([place, kind]) => ({ what: piece(kind), spot: `at ${place}` })),
  ];
}

const tiles = ({ map }: Position): Lying[] => map.tiles.map(({ at }) => ({ what: "tile", spot: `tile at ${at}` }));

export function attikaMoved(before: Position, after: Position, { view }: TableContext): Moved[] {
  const sorts: ((position: Position) => Lying[])[] = [
    ...after.seats.map((_, seat) => (position: Position) => buildings(position, seat, view.you)),
    (position) => cards(position, view.you),
    amphoras,
    tiles,
  ];
  return sorts.flatMap((sort) => moved(sort(before), sort(after)));
}

export function attikaPicture(what: string): Picture {
  const [sort, first, kind] = what.split(" ");
  if (sort === "piece") return picture(Piece, { kind: kind ?? "", seat: Number(first), state: "built", size: "100%" });
  const landscape = LANDSCAPES.find((letter) => letter === first);
  if (landscape) return picture(LandscapeCard, { landscape, width: "100%" });
  return picture(Glyph, { glyph: sort === "amphora" ? AMPHORA : CARD, size: "100%" });
}
