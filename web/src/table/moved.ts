// What has moved between two positions, found by comparing where things lay with where they lie.

/** One thing at one spot: the name in a `data-spot`. Things that look alike have the same `what`. */
export interface Lying {
  what: string;
  spot: string;
}

/** A thing that was at `from`, if that is known, and is at `to` now. */
export interface Moved {
  what: string;
  from?: string;
  to: string;
}

/** So many things that look alike, at one spot. */
export const some = (number: number, what: string, spot: string): Lying[] =>
  Array.from({ length: number }, () => ({ what, spot }));

/** Things of one sort, before and after. Whatever has left a spot may be what has come to another. */
export function moved(before: Lying[], after: Lying[]): Moved[] {
  const gone = lacking(before, after);
  return lacking(after, before).map(({ what, spot }) => {
    const alike = gone.findIndex((thing) => thing.what === what);
    const [origin] = gone.splice(Math.max(alike, 0), 1);
    return { what, from: origin?.spot, to: spot };
  });
}

/** Those of some things that are not among the others. */
function lacking(some: Lying[], others: Lying[]): Lying[] {
  const left = new Map<string, number>();
  const name = ({ what, spot }: Lying) => `${what} ${spot}`;
  for (const thing of others) left.set(name(thing), (left.get(name(thing)) ?? 0) + 1);
  return some.filter((thing) => {
    const number = left.get(name(thing)) ?? 0;
    left.set(name(thing), number - 1);
    return number <= 0;
  });
}
