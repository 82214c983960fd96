import { afterEach, expect, test } from "vitest";
import { radios } from "./roving";

afterEach(() => (document.body.innerHTML = ""));

test("the arrow keys choose among radio buttons, and go around", () => {
  document.body.innerHTML = `<div>${"<button role='radio'></button>".repeat(3)}<button>more</button></div>`;
  const group = document.body.firstElementChild as HTMLElement;
  const choices = [...group.querySelectorAll<HTMLElement>("[role=radio]")];
  const chosen: number[] = [];
  choices.forEach((choice, number) => choice.addEventListener("click", () => chosen.push(number)));
  radios(group);
  choices[0]!.focus();
  for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "Tab"]) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(key !== "Tab");
  }
  expect(chosen).toEqual([1, 2, 0, 2]);
  expect(document.activeElement).toBe(choices[2]);
});
