// Which part of the drawing is seen: it glides to fit what matters, and follows wheel, drag and pinch.

import { untrack } from "svelte";
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { pace } from "../motion";

export interface Point {
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Stand extends Point {
  zoom: number;
}

/** A board narrower than this, in pixels, has its buttons and its cards along its lower edge. */
export const NARROW = 560;

/** What a board asks of its camera; zoom is in pixels for each unit of the drawing. */
interface Lens {
  farthest: number;
  nearest: number;
  /** How near it goes by itself. */
  largest: number;
  /** Pixels along two edges that it leaves to buttons and counts. */
  clear: (narrow: boolean) => { right: number; bottom: number };
  /** How far inside the picture a point must be to be seen well, in units of the drawing. */
  edge: number;
}

export class Camera {
  width = $state(0);
  height = $state(0);
  readonly narrow = $derived(this.width < NARROW);
  /** Until the player moves the camera, it keeps in sight what it was told to. */
  fitted = $state(true);
  #stand = new Tween<Stand>({ x: 0, y: 0, zoom: 0.5 }, { duration: 0, easing: cubicOut });
  #settled = false;

  constructor(private readonly lens: Lens) {}

  readonly zoom = $derived(this.#stand.current.zoom);
  /** What is seen, in units of the drawing. */
  readonly box = $derived.by(() => {
    const { x, y, zoom } = this.#stand.current;
    const [width, height] = [this.width / zoom, this.height / zoom];
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
  readonly viewBox = $derived(`${this.box.x} ${this.box.y} ${this.box.width} ${this.box.height}`);

  /** See all of these bounds, but never smaller than `least` nor larger than `most`. */
  fit(bounds: Bounds, least = 0, most = this.lens.largest): void {
    if (this.width === 0 || this.height === 0) return;
    const near = Math.min(Math.max(this.zoomFor(bounds), least), most);
    const [x, y] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
    const { right, bottom } = this.#clear;
    const beside = (this.width - (bounds.right - bounds.left) * near) / 2;
    const aside = Math.min(Math.max(right - beside, 0), right / 2);
    this.#go({ x: x + aside / near, y: y + bottom / 2 / near, zoom: near }, this.#settled);
    this.#settled = true;
  }

  /** How near the camera can be and still see all of these bounds. */
  zoomFor(bounds: Bounds): number {
    return Math.min(
      (this.width - this.#clear.right) / (bounds.right - bounds.left),
      (this.height - this.#clear.bottom) / (bounds.bottom - bounds.top),
      this.lens.largest,
    );
  }

  get #clear() {
    return this.lens.clear(this.narrow);
  }

  /** Zoom so that the point under the fingers, in pixels of the board, stays where it is. */
  zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }, glide = true): void {
    const from = this.#stand.target;
    const zoom = Math.min(this.lens.nearest, Math.max(this.lens.farthest, from.zoom * factor));
    const [offX, offY] = [at.x - this.width / 2, at.y - this.height / 2];
    this.fitted = false;
    this.#go(
      {
        x: from.x + offX / from.zoom - offX / zoom,
        y: from.y + offY / from.zoom - offY / zoom,
        zoom,
      },
      glide,
    );
  }

  panBy(dx: number, dy: number, glide = false): void {
    const from = this.#stand.target;
    this.fitted = false;
    this.#go({ ...from, x: from.x - dx / from.zoom, y: from.y - dy / from.zoom }, glide);
  }

  /** Bring a point to the upper part of the picture, clear of a card along the lower edge. */
  bringUp(point: Point): void {
    // The effect that asks for this must not follow the camera it moves.
    const { zoom } = untrack(() => this.#stand.target);
    this.#go({ x: point.x, y: point.y + (0.24 * this.height) / zoom, zoom }, true);
  }

  /** Move as little as needed to have a point well inside the picture. */
  show(point: Point): void {
    const { x, y, zoom } = this.#stand.target;
    const room = (size: number) => size / 2 / zoom - this.lens.edge;
    const [roomX, roomY] = [room(this.width), room(this.height)];
    const nearer = (from: number, to: number, room: number) => Math.max(to - room, Math.min(to + room, from));
    const stand = {
      x: roomX > 0 ? nearer(x, point.x, roomX) : point.x,
      y: roomY > 0 ? nearer(y, point.y, roomY) : point.y,
      zoom,
    };
    if (stand.x === x && stand.y === y) return;
    this.fitted = false;
    this.#go(stand, true);
  }

  toDrawing(pixel: Point): Point {
    const { x, y, zoom } = this.#stand.current;
    return { x: x + (pixel.x - this.width / 2) / zoom, y: y + (pixel.y - this.height / 2) / zoom };
  }

  toPixels(point: Point): Point {
    const { x, y, zoom } = this.#stand.current;
    return { x: (point.x - x) * zoom + this.width / 2, y: (point.y - y) * zoom + this.height / 2 };
  }

  #go(stand: Stand, glide: boolean): void {
    void this.#stand.set(stand, { duration: glide ? pace() : 0 });
  }
}
