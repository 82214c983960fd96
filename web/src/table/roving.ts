// One stop of the Tab key for many small things: the arrow keys go from one to the next.

import type { Attachment } from "svelte/attachments";

/** `{@attach roving()}` on a group whose things have `tabindex="-1"`; in a table, say how many are in a row. */
export function roving(columns = 1): Attachment<HTMLElement> {
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };

  return (group) => {
    group.tabIndex = 0;

    function pressed(event: KeyboardEvent): void {
      const step = steps[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      const things = [...group.querySelectorAll<HTMLElement>('[tabindex="-1"]')];
      const from = things.indexOf(document.activeElement as HTMLElement);
      const to = from < 0 ? 0 : (from + step + things.length) % things.length;
      things[to]?.focus();
      event.preventDefault();
    }

    group.addEventListener("keydown", pressed);
    return () => group.removeEventListener("keydown", pressed);
  };
}

/** `{@attach radios}` on a radiogroup of buttons, whose chosen one has `tabindex="0"`: the arrow keys choose. */
export const radios: Attachment<HTMLElement> = (group) => {
  function pressed(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const choices = [...group.querySelectorAll<HTMLElement>("[role=radio]")];
    const from = choices.indexOf(document.activeElement as HTMLElement);
    const to = choices[(from + step + choices.length) % choices.length];
    to?.focus();
    to?.click();
    event.preventDefault();
  }

  group.addEventListener("keydown", pressed);
  return () => group.removeEventListener("keydown", pressed);
};
