// Putting a payment together from those that are offered.

import type { Payment } from "../moves";
import { LANDSCAPES, total, within, without, type Bundle, type Landscape } from "../position";

/** The offered payments that hold at least these cards, the smallest first. */
export function completions(payments: Payment[], chosen: Bundle, hand: Bundle): Payment[] {
  return payments
    .filter((payment) => within(chosen, payment.cards))
    .sort((one, other) => total(one.cards) - total(other.cards) || lopsided(one, hand) - lopsided(other, hand));
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

/** Among payments of equal size, the one that leaves something of every landscape comes first. */
function lopsided(payment: Payment, hand: Bundle): number {
  const left = without(hand, payment.cards);
  return LANDSCAPES.reduce((sum, landscape) => sum + left[landscape] ** 2, 0);
}
