// What a sentence of the log speaks of: its card in the cities it names, a deck, or a city.

import { placesIn } from "../../lib/i18n.svelte";
import type { Said } from "../../protocol";
import type { TableContext } from "./table";
import { COLOURS, nameOf, type Position } from "./position";
import { cardSpot, citySpot, deckSpot } from "./spots";

export function polisPlaces(said: Said, table: TableContext): string[] {
  const [seats, terms] = [said.seats ?? [], placesIn(said)];
  const cards = terms.flatMap((term) => cardsCalled(term, seats, table.position));
  const decks = COLOURS.filter((colour) => terms.includes(`polis-deck-${colour}`)).map(deckSpot);
  return cards.length + decks.length > 0 ? [...cards, ...decks] : seats.map(citySpot);
}

function cardsCalled(term: string, owners: number[], { seats }: Position): string[] {
  return owners.flatMap((seat) => {
    const city = seats[seat]?.city ?? [];
    return city.flatMap((card, slot) => (term === `polis-card-${nameOf(card)}` ? [cardSpot(city, slot, seat)] : []));
  });
}
