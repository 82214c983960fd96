// First the table is drawn: what nobody looks at while they play follows a moment later.

import { untrack } from "svelte";

/** Long enough for the picture of a move to be on the screen. */
export const AFTERWARDS = 50;

/** Something as it was a moment ago. */
export function afterwards<Value>(look: () => Value): () => Value {
  let value = $state.raw(untrack(look));
  let timer = 0;
  $effect(() => {
    look();
    timer ||= window.setTimeout(() => {
      timer = 0;
      value = look();
    }, AFTERWARDS);
  });
  $effect(() => () => clearTimeout(timer));
  return () => value;
}
