import { beforeEach, expect, test } from "vitest";
import { keep } from "../../lib/settings.svelte";
import { Camera } from "./camera.svelte";

const SQUARE = { left: 0, top: 0, right: 400, bottom: 400 };

function aCamera(width: number, height: number): Camera {
  const clear = (narrow: boolean) => (narrow ? { right: 0, bottom: 100 } : { right: 0, bottom: 0 });
  const camera = new Camera({ farthest: 0.25, nearest: 4, largest: 2, clear, edge: 10 });
  [camera.width, camera.height] = [width, height];
  return camera;
}

beforeEach(() => keep({ animation: "none" }));

test("what is fitted is seen as a whole, in the middle", () => {
  const camera = aCamera(800, 600);
  camera.fit(SQUARE);
  expect(camera.zoom).toBe(1.5);
  expect(camera.toPixels({ x: 200, y: 200 })).toEqual({ x: 400, y: 300 });
});

test("a narrow board leaves its lower edge to buttons", () => {
  const camera = aCamera(500, 500);
  camera.fit(SQUARE);
  expect(camera.zoom).toBe(1);
  expect(camera.toPixels({ x: 200, y: 400 }).y).toBe(400);
});

test("by itself it goes no nearer than it may", () => {
  const camera = aCamera(800, 600);
  camera.fit({ left: 0, top: 0, right: 10, bottom: 10 });
  expect(camera.zoom).toBe(2);
});

test("pixels and points of the drawing are translated back and forth", () => {
  const camera = aCamera(800, 600);
  camera.fit(SQUARE);
  camera.panBy(37, -12);
  const { x, y } = camera.toPixels(camera.toDrawing({ x: 123, y: 45 }));
  expect(x).toBeCloseTo(123);
  expect(y).toBeCloseTo(45);
});

test("what is under the fingers stays there while one zooms, and fitting ends", () => {
  const camera = aCamera(800, 600);
  camera.fit(SQUARE);
  const under = camera.toDrawing({ x: 700, y: 100 });
  camera.zoomBy(2, { x: 700, y: 100 }, false);
  expect(camera.zoom).toBe(3);
  const { x, y } = camera.toPixels(under);
  expect(x).toBeCloseTo(700);
  expect(y).toBeCloseTo(100);
  expect(camera.fitted).toBe(false);
});

test("zooming has its limits", () => {
  const camera = aCamera(800, 600);
  camera.zoomBy(1000, undefined, false);
  expect(camera.zoom).toBe(4);
  camera.zoomBy(0.0001, undefined, false);
  expect(camera.zoom).toBe(0.25);
});

test("it moves only as far as needed to show a point, and not for one that is seen", () => {
  const camera = aCamera(800, 600);
  camera.fit(SQUARE);
  const before = camera.viewBox;
  camera.show({ x: 200, y: 250 });
  expect(camera.viewBox).toBe(before);
  camera.show({ x: 1000, y: 200 });
  expect(camera.toPixels({ x: 1000, y: 200 }).x).toBeCloseTo(800 - 10 * camera.zoom);
});
