// Whoever plays by keys never loses their place: when what has the focus goes away, they go on beside it.

import { WALKED, isThere, standOn, type Thing } from "./parts";

/** What lies over the table or beside it for a while: from there one goes back to where one came from. */
const FOR_A_WHILE = "dialog, [popover], .beside";
const AROUND = "[aria-label], [aria-labelledby], main";
/** What can take a thing away. */
const CHANGES = { subtree: true, childList: true, attributeFilter: ["class", "data-tab", "disabled", "hidden"] };

interface Stand {
  thing: Thing;
  /** How the same thing is found when it has been drawn anew. */
  again: string | null;
  /** What has a name and lies around it, the nearest first: it often outlasts what is in it. */
  around: Thing[];
}

/** `{@attach keptFocus}` on the table. */
export function keptFocus(table: HTMLElement): () => void {
  const listening = new AbortController();
  /** What has the focus, and where that was before something lay over the table. */
  let focused: Thing | null = null;
  let stand: Stand | null = null;
  let frame = 0;

  const changes = new MutationObserver(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (focused && !isThere(focused) && hasNobody(focused)) standOn(refuge());
    });
  });

  function noted({ target }: FocusEvent): void {
    const thing = target as Thing;
    if (!thing.matches(":focus-visible")) return forget();
    if (!focused) changes.observe(document.body, CHANGES);
    focused = thing;
    if (!thing.closest(FOR_A_WHILE)) stand = standAt(thing);
  }

  /** Whoever points needs no focus, and nothing is watched for them. */
  function forget(): void {
    changes.disconnect();
    focused = stand = null;
  }

  function refuge(): Thing {
    if (stand && isThere(stand.thing)) return stand.thing;
    const same = stand?.again ? table.querySelector<Thing>(stand.again) : null;
    if (same && isThere(same)) return same;
    const whole = stand?.around.find(isThere) ?? table.querySelector<Thing>(".deeds")!;
    return whole.querySelector<Thing>(WALKED) ?? whole;
  }

  const { signal } = listening;
  document.addEventListener("focusin", noted, { signal });
  document.addEventListener("pointerdown", forget, { signal, capture: true });
  return () => {
    listening.abort();
    changes.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** Some browsers leave the focus on what has gone, some take it to the page. */
function hasNobody(gone: Thing): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === gone;
}

function standAt(thing: Thing): Stand {
  const name = ["data-place", "data-spot"].find((attribute) => thing.hasAttribute(attribute));
  const around: Thing[] = [];
  for (let next = thing.parentElement?.closest<Thing>(AROUND); next; next = next.parentElement?.closest<Thing>(AROUND))
    around.push(next);
  return { thing, again: name ? `[${name}=${JSON.stringify(thing.getAttribute(name))}]` : null, around };
}
