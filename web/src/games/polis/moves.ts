// The legal actions of a view, read from their notation, each with the spots by which a hand can point at it.

import type { ActionInfo } from "../../protocol";
import type { TableContext } from "../../table/game";
import { readOnce } from "../../table/offers";
import { cardFacts, nameOf, type Colour, type Facts, type Position } from "./position";
import { boardSpot, cardSpot, citySpot, deckSpot, handSpot, pastSpot, slotSpot } from "./spots";

export interface Deed {
  action: number;
  text: string;
  /** The first word of the notation. */
  verb: string;
  /** Where a hand points first, and for some deeds where it points next. */
  spots: string[];
}

export interface Offers {
  deeds: Deed[];
  /** The amounts that may be bid. */
  bids: Map<number, number>;
  /** What is done with nothing on the table: `done`, `pass`, `income` and the like. */
  plain: Map<string, number>;
}

export const offersAt = readOnce(noOffers(), readOffers);

function noOffers(): Offers {
  return { deeds: [], bids: new Map(), plain: new Map() };
}

function readOffers(actions: ActionInfo[], table: TableContext): Offers {
  const offers = noOffers();
  const pointing = new Pointing(table.position, table.facts);
  for (const { action, text } of actions) {
    const [verb, rest] = parted(text, " ");
    if (verb === "bid") offers.bids.set(Number(rest), action);
    else if (rest === "") offers.plain.set(text, action);
    else offers.deeds.push({ action, text, verb, spots: pointing.spotsOf(verb, rest) });
  }
  return offers;
}

/** What a move is about, as spots at the table. */
class Pointing {
  constructor(
    private readonly position: Position,
    private readonly facts: Facts,
  ) {}

  spotsOf(verb: string, rest: string): string[] {
    const { actor, target } = this.position;
    if (verb === "draw" || verb === "look" || verb === "buy") return [deckSpot(rest.split(" ")[0] as Colour)];
    if (verb === "auction" || verb === "develop" || verb === "discard") return [handSpot(rest)];
    if (verb === "remove" || verb === "return") return [pastSpot(rest)];
    if (verb === "trade" || verb === "attack") return [citySpot(seatIn(rest))];
    if (verb === "destroy") return [slotSpot(rest, target)];
    if (verb === "sacrifice") return [slotSpot(rest, actor)];
    if (verb === "protect") return [slotSpot(parted(rest, " on ")[0], actor)];
    if (verb === "board") return [boardSpot(rest)];
    if (verb === "kill") return this.killing(rest);
    return verb === "use" ? this.using(rest) : [];
  }

  /** `homer with potter`, `plato on 2`, `euclid buying 1`, `hippocrates` */
  private using(rest: string): string[] {
    const [, slot, how, what] = /^(.+?)(?: (with|on|buying|selling) (.+))?$/.exec(rest)!;
    const used = slotSpot(slot!, this.position.actor);
    if (how === "with") return [used, handSpot(what!)];
    return how === "on" ? [used, citySpot(seatIn(what!))] : [used];
  }

  /** `potter of 2`, `potter of 2 with assassin 2` */
  private killing(rest: string): string[] {
    const [victim, by] = parted(rest, " with ");
    const [slot, seat] = parted(victim, " of ");
    const assassin = by ? slotSpot(by, this.position.actor) : this.assassinAtHand();
    return [assassin, slotSpot(slot, seatIn(seat))];
  }

  private assassinAtHand(): string {
    const { active, seats } = this.position;
    const city = seats[active]?.city ?? [];
    const slot = city.findIndex(
      (card) =>
        cardFacts(this.facts, nameOf(card))?.effect === "assassin" && !(typeof card === "object" && card.forward),
    );
    return cardSpot(city, slot, active);
  }
}

/** Seats are counted from 1 in notation: `with 2`. */
function seatIn(text: string): number {
  return Number(text.split(" ").at(-1)) - 1;
}

function parted(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + by.length)];
}
