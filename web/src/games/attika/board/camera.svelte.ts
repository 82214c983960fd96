// Which part of the drawing is seen: it glides to fit the land, and follows wheel, drag and pinch.

import { untrack } from "svelte";
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { moment } from "../../../table/motion";
import { HALF_WIDTH, RADIUS, centreOf, type Hex, type Point } from "../hexes";

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Stand extends Point {
  zoom: number;
}

/** What lies beside the map is listed along the lower edge. */
const FOOT = 34;
const LARGEST = 1.6;
const NEAREST = 2.4;
const FARTHEST = 0.15;

export function boundsOf(hexes: Hex[], margin: number): Bounds {
  const centres = hexes.map(centreOf);
  const [xs, ys] = [centres.map((centre) => centre.x), centres.map((centre) => centre.y)];
  return {
    left: Math.min(...xs) - HALF_WIDTH - margin,
    right: Math.max(...xs) + HALF_WIDTH + margin,
    top: Math.min(...ys) - RADIUS - margin,
    bottom: Math.max(...ys) + RADIUS + margin,
  };
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** Until the player moves the camera, it keeps the whole land in sight. */
  fitted = $state(true);
  #stand = new Tween<Stand>({ x: 0, y: 0, zoom: 0.5 }, { duration: 0, easing: cubicOut });
  #settled = false;

  readonly zoom = $derived(this.#stand.current.zoom);
  readonly viewBox = $derived.by(() => {
    const { x, y, zoom } = this.#stand.current;
    const [width, height] = [this.width / zoom, this.height / zoom];
    return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
  });

  /** See all of these bounds, but never smaller than `least` nor larger than `most`. */
  fit(bounds: Bounds, least = 0, most = LARGEST): void {
    if (this.width === 0 || this.height === 0) return;
    const near = Math.min(Math.max(this.zoomFor(bounds), least), most);
    const [x, y] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
    this.#go({ x, y: y + FOOT / 2 / near, zoom: near }, this.#settled);
    this.#settled = true;
  }

  /** How near the camera can be and still see all of these bounds. */
  zoomFor(bounds: Bounds): number {
    return Math.min(
      this.width / (bounds.right - bounds.left),
      (this.height - FOOT) / (bounds.bottom - bounds.top),
      LARGEST,
    );
  }

  /** Zoom so that the point under the fingers, in pixels of the board, stays where it is. */
  zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }, glide = true): void {
    const from = this.#stand.target;
    const zoom = Math.min(NEAREST, Math.max(FARTHEST, from.zoom * factor));
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
    const edge = 1.5 * RADIUS;
    const [roomX, roomY] = [this.width / 2 / zoom - edge, this.height / 2 / zoom - edge];
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
    void this.#stand.set(stand, { duration: glide ? moment() : 0 });
  }
}
