// Tooltips: one at a time, for the thing under the pointer, in focus, or under a finger that stays.

import type { Attachment } from "svelte/attachments";
import type { Picture } from "./picture";

/** More than the picture says. */
export interface Tip {
  title: string;
  text?: string;
  rule?: string;
  /** A drawing of the game's own below the title. */
  drawing?: Picture;
}

interface Shown {
  anchor: Element;
  tip: Tip;
}

const HOVER = 350;
const HOLD = 450;
const LEAVE = 180;

let shown = $state.raw<Shown | null>(null);
let timer: number | undefined;

export function shownTip(): Shown | null {
  return shown;
}

/** The pointer may travel to the tooltip, to read on or to follow its rule. */
export function keepTip(): void {
  clearTimeout(timer);
}

export function hideTip(wait = 0): void {
  clearTimeout(timer);
  if (wait === 0) shown = null;
  else timer = window.setTimeout(() => (shown = null), wait);
}

/** A card that is open speaks for itself, and nothing lies over it. */
function isBehindCard(anchor: Element): boolean {
  const card = document.querySelector("[role=dialog]:popover-open");
  return card !== null && !card.contains(anchor);
}

export function showTip(anchor: Element, told: () => Tip | null, wait = 0): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    const tip = isBehindCard(anchor) ? null : told();
    shown = tip && anchor.isConnected ? { anchor, tip } : null;
  }, wait);
}

/** `{@attach tip(() => …)}` gives an element its tooltip. */
export function tip(told: () => Tip | null): Attachment<Element> {
  return (anchor) => {
    const listening = new AbortController();
    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      heard: (event: HTMLElementEventMap[Kind]) => void,
    ) => anchor.addEventListener(kind, heard as EventListener, { signal: listening.signal });

    let held = 0;
    on("pointerenter", (event: PointerEvent) => {
      if (event.pointerType !== "touch") showTip(anchor, told, HOVER);
    });
    on("pointerleave", (event: PointerEvent) => {
      if (event.pointerType !== "touch") hideTip(LEAVE);
    });
    on("pointerdown", (event: PointerEvent) => {
      held = event.timeStamp;
      if (event.pointerType === "touch") showTip(anchor, told, HOLD);
      else hideTip();
    });
    on("pointerup", () => {
      if (shown?.anchor !== anchor) clearTimeout(timer);
    });
    on("contextmenu", (event: PointerEvent) => {
      if (event.pointerType === "touch") event.preventDefault();
    });
    on("focusin", () => {
      if (anchor.matches(":focus-visible")) showTip(anchor, told, HOVER);
    });
    on("focusout", (event: FocusEvent) => {
      if ((event.relatedTarget as Element | null)?.closest("[role=tooltip]")) return;
      clearTimeout(timer);
      // Perhaps the thing is just being taken away: nothing may change until it is.
      queueMicrotask(() => {
        if (shown?.anchor === anchor) shown = null;
      });
    });
    // A finger that stayed wanted to read, not to act.
    anchor.addEventListener(
      "click",
      (event) => {
        const longPress = shown?.anchor === anchor && held > 0 && event.timeStamp - held > HOLD;
        if (!longPress || (event as PointerEvent).pointerType !== "touch") return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true, signal: listening.signal },
    );
    return () => {
      listening.abort();
      if (shown?.anchor === anchor) hideTip();
    };
  };
}
