// Putting a payment together from those that are offered.

import type { Payment } from "../moves";
import { within, type Bundle } from "../position";
import type { Landscape } from "../types";

/** The offered payments that hold at least these cards. */
export function completions(payments: Payment[], chosen: Bundle): Payment[] {
  return payments.filter((payment) => within(chosen, payment.cards));
}

export function withOneMore(chosen: Bundle, landscape: Landscape): Bundle {
  return { ...chosen, [landscape]: chosen[landscape] + 1 };
}

export function withOneLess(chosen: Bundle, landscape: Landscape): Bundle {
  return { ...chosen, [landscape]: chosen[landscape] - 1 };
}

export function exact(payments: Payment[], chosen: Bundle): Payment | undefined {
  return payments.find(({ cards }) => within(cards, chosen) && within(chosen, cards));
}
