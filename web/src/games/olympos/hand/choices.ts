// What is to be chosen just now besides the map: a payment, a tile, a bonus, stars, cubes, a card.

import type { TableContext } from "../../../table/game";
import { placeOf } from "../development/board";
import { offersAt } from "../moves";
import { RESOURCES, type Bundle, type DestinyFacts, type Facts, type Position, type Resource } from "../position";
import { bonusInWords } from "../tips";

export interface Choice {
  action: number;
  /** Without one it is called what the server calls it. */
  label?: string;
  /** One of these is drawn. */
  cubes?: Bundle;
  sign?: Resource;
  bonus?: string;
  card?: DestinyFacts;
}

export function choicesAt(table: TableContext): Choice[] {
  const offers = offersAt(table);
  const facts: Facts = table.facts;
  const resource = (name: string) => table.word(`olympos-${name}`);
  return [
    ...offers.payments.map(({ action, cubes }) => ({ action, cubes, label: cubesInWords(table, cubes) })),
    ...[...offers.tile].map(([face, action]) => ({ action, sign: face as Resource, label: resource(face) })),
    ...bonuses(table),
    ...[...offers.spend.values()].map((action) => ({ action })),
    ...[...offers.take].map(([cube, action]) => ({ action, cubes: { [cube]: 1 }, label: resource(cube) })),
    ...[...offers.keep].map(([id, action]) => ({
      action,
      card: facts.destiny_card.find((card) => card.id === id),
      label: table.word(`olympos-destiny-${id}`),
    })),
  ];
}

function cubesInWords(table: TableContext, cubes: Bundle): string {
  return RESOURCES.filter((resource) => cubes[resource])
    .map((resource) => table.word(`olympos-some-${resource}`, { count: cubes[resource]! }))
    .join(", ");
}

/** Bonus spaces have the names that notation gives them: the second one with hourglasses is `hourglasses 2`. */
function bonuses(table: TableContext): Choice[] {
  const { bonus } = offersAt(table);
  const position: Position = table.position;
  if (bonus.size === 0 || position.buying === null) return [];
  const place = placeOf(table.facts, position, position.buying);
  const seen = new Map<string, number>();
  return place.bonuses.flatMap(({ gives }) => {
    const [what, of] = gives.split(":");
    const name = what === "cube" ? of! : what!;
    seen.set(name, (seen.get(name) ?? 0) + 1);
    const action = bonus.get(seen.get(name) === 1 ? name : `${name} ${seen.get(name)}`);
    return action === undefined ? [] : [{ action, bonus: gives, label: bonusInWords(table, gives) }];
  });
}
