// The tallies of a game's end as a table that adds up.

interface Counted {
  amounts: number[];
}

/** A sum is told before its parts, and stands below them; what only decides between equals comes last. */
export function addedUp<T extends Counted>([first, ...others]: T[]): { parts: T[]; sum: T | null; others: T[] } {
  if (!first) return { parts: [], sum: null, others: [] };
  for (let count = others.length; count > 1; count--) {
    const parts = others.slice(0, count);
    if (first.amounts.every((all, seat) => all === parts.reduce((sum, { amounts }) => sum + amounts[seat]!, 0)))
      return { parts, sum: first, others: others.slice(count) };
  }
  return { parts: [], sum: null, others: [first, ...others] };
}
