// Where everything lies, so that the frame can show what has moved.

import type { TableContext } from "./table";
import { moved, some, type Moved, type Lying } from "../../table/moved";
import { picture, type Picture } from "../../table/picture";
import Coin from "./art/Coin.svelte";
import Token from "./art/Token.svelte";
import ProgressCard from "./cards/ProgressCard.svelte";
import {
  COLOURS,
  cardFacts,
  cardsIn,
  colourOf,
  nameOf,
  type Colour,
  type Facts,
  type Position,
  type CardInCity,
} from "./position";
import { BANK, BOX, LOT, cardSpot, coinsOf, deckSpot, handOf, handSpot, historyOf, tokensOf } from "./spots";

/** The cards of one colour: a back that leaves a deck may be the face that comes to a hand. */
function cards(position: Position, facts: Facts, colour: Colour, you: number): Lying[] {
  const ofColour = (card: Parameters<typeof nameOf>[0]) => colourOf(facts, card) === colour;
  const back = `card ${colour}`;
  const { decks, lot, out_of_game } = position;
  return [
    ...some(cardsIn(decks[colour]), back, deckSpot(colour)),
    ...(lot !== null && ofColour(lot) ? some(1, `card ${nameOf(lot)}`, LOT) : []),
    ...some(out_of_game.filter(ofColour).length, back, BOX),
    ...position.seats.flatMap((owner, seat) => [
      ...owner.hand
        .filter(ofColour)
        .map((card) =>
          seat === you
            ? { what: `card ${nameOf(card)}`, spot: handSpot(nameOf(card)) }
            : { what: back, spot: handOf(seat) },
        ),
      ...owner.city
        .map((card, slot) => ({ what: `card ${nameOf(card)}`, spot: cardSpot(owner.city, slot, seat), card }))
        .filter(({ card }) => ofColour(card))
        .map(({ what, spot }) => ({ what, spot })),
      ...some(owner.history.filter(ofColour).length, back, historyOf(seat)),
      ...some(owner.tucked.filter(ofColour).length, back, keeperOf(owner.city, facts, seat)),
    ]),
  ];
}

/** Who has the tucked cards under him. */
function keeperOf(city: CardInCity[], facts: Facts, seat: number): string {
  const slot = city.findIndex((card) => cardFacts(facts, nameOf(card))?.effect === "alexander");
  return slot < 0 ? historyOf(seat) : cardSpot(city, slot, seat);
}

/** Coins or tokens: what one has lost and another has gained goes from hand to hand, the rest by the bank. */
function money(sort: "coins" | "tokens", before: Position, after: Position): Moved[] {
  const spotOf = sort === "coins" ? coinsOf : tokensOf;
  const changes = after.seats.map((seat, n) => ({ spot: spotOf(n), by: seat[sort] - (before.seats[n]?.[sort] ?? 0) }));
  const payer = changes.find(({ by }) => by < 0);
  const winners = changes.filter(({ by }) => by > 0);
  const paid = payer && winners.length === 0 ? [{ what: `${sort} ${-payer.by}`, from: payer.spot, to: BANK }] : [];
  return [...paid, ...winners.map(({ spot, by }) => ({ what: `${sort} ${by}`, from: payer?.spot ?? BANK, to: spot }))];
}

export function polisMoved(before: Position, after: Position, { view, facts }: TableContext): Moved[] {
  const cardsMoved = COLOURS.flatMap((colour) =>
    moved(cards(before, facts, colour, view.you), cards(after, facts, colour, view.you)),
  );
  return [...cardsMoved, ...money("coins", before, after), ...money("tokens", before, after)];
}

export function polisPicture(what: string, table: TableContext): Picture {
  const [sort, ...name] = what.split(" ");
  if (sort === "card") return picture(ProgressCard, { table, card: name.join(" "), size: "small" });
  return picture(sort === "coins" ? Coin : Token, { value: name[0], size: 28 });
}
