// Drag, pinch and wheel move the camera; a press that moves is not a click.

import type { Camera, Point } from "./camera.svelte";

const SLIP = 6;

export class Fingers {
  #down = new Map<number, Point>();
  #travelled = 0;

  constructor(private readonly camera: Camera) {}

  /** Was the press that just ended a drag? */
  get dragged(): boolean {
    return this.#travelled > SLIP;
  }

  get busy(): boolean {
    return this.#down.size > 0 && this.dragged;
  }

  press(event: PointerEvent): void {
    if (event.button > 0) return;
    if (this.#down.size === 0) this.#travelled = 0;
    this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const from = this.#down.get(event.pointerId);
    if (!from) return;
    const to = { x: event.clientX, y: event.clientY };
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    this.#travelled += Math.hypot(to.x - from.x, to.y - from.y);
    this.#down.set(event.pointerId, to);
    if (!this.dragged) return;
    // Only now: a captured pointer would take clicks away from the places.
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    if (other) this.#pinch(event, from, to, other);
    else this.camera.panBy(to.x - from.x, to.y - from.y);
  }

  lift(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    this.camera.zoomBy(Math.exp(-event.deltaY / 500), pixelOf(event, event.currentTarget as Element), false);
  }

  #pinch(event: PointerEvent, from: Point, to: Point, other: Point): void {
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const now = Math.hypot(to.x - other.x, to.y - other.y);
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const middle = { x: (to.x + other.x) / 2 - box.left, y: (to.y + other.y) / 2 - box.top };
    this.camera.panBy((to.x - from.x) / 2, (to.y - from.y) / 2);
    if (before > 0) this.camera.zoomBy(now / before, middle, false);
  }
}

export function pixelOf(event: MouseEvent, element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
