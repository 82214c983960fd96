// What is to be chosen just now besides the map: a payment, a tile, a bonus, stars, cubes, a card.

import type { TableContext } from "../table";
import { placeOf } from "../development/board";
import { offersAt } from "../moves";
import type { Move } from "../types";
import type { Gift, Bundle, DestinyFacts, Resource } from "../position";
import { bonusInWords, cubesInWords } from "../tips";

export interface Choice {
  move: Move;
  /** Without one it is called what the server calls it. */
  label?: string;
  /** One of these is drawn. */
  cubes?: Bundle;
  sign?: Resource;
  bonus?: Gift;
  card?: DestinyFacts;
}

export function choicesAt(table: TableContext): Choice[] {
  const offers = offersAt(table);
  const { destiny_card } = table.facts;
  const named = (resource: string) => table.word(`olympos-${resource}`);
  return [
    ...offers.payments.map((move) => ({ move, cubes: move.cubes, label: cubesInWords(table, move.cubes) })),
    ...offers.tile.map((move) => ({ move, sign: move.resource, label: named(move.resource) })),
    ...bonuses(table),
    ...offers.spend.map((move) => ({ move })),
    ...offers.take.map((move) => ({ move, cubes: { [move.resource]: 1 }, label: named(move.resource) })),
    ...offers.keep.map((move) => ({
      move,
      card: destiny_card.find(({ id }) => id === move.card),
      label: table.word(`olympos-destiny-${move.card}`),
    })),
  ];
}

function bonuses(table: TableContext): Choice[] {
  const { bonus } = offersAt(table);
  const { buying } = table.position;
  if (bonus.length === 0 || buying === null) return [];
  const spaces = placeOf(table, buying).bonuses;
  return bonus.flatMap((move) => {
    const gives = spaces[move.slot]?.gives;
    return gives === undefined ? [] : [{ move, bonus: gives, label: bonusInWords(table, gives) }];
  });
}
