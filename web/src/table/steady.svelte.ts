// Every view from the server is new, most of what is in it is not: what stays equal keeps its identity, and
// whatever is drawn from it is not drawn again.

/** What is now, with every part that equals one of before being that part. */
export function kept<Value>(before: unknown, now: Value): Value {
  return merged(before, now) as Value;
}

function merged(before: unknown, now: unknown): unknown {
  if (before === now || !isThing(before) || !isThing(now)) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = merged(before[name], now[name]);
    if (part === before[name]) now[name] = part;
    else same = false;
  }
  return same ? before : now;
}

/** Something worked out from views, and the same thing as long as it is equal. */
export function steady<Value>(look: () => Value): () => Value {
  let before: Value | undefined;
  // eslint-disable-next-line no-useless-assignment -- it is read when the value is worked out again
  const value = $derived((before = kept(before, look())));
  return () => value;
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
