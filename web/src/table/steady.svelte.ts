// Every view from the server is new, most of what is in it is not: what stays equal keeps its identity here, and
// whatever is drawn from it is not drawn again.

export function steady<Value>(look: () => Value): () => Value {
  const text = $derived(JSON.stringify(look()));
  const value = $derived(JSON.parse(text) as Value);
  return () => value;
}
