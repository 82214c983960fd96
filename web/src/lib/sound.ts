// A sound of our own: two plucked strings, as of a lyre. Browsers let a page sound only after its player has
// touched it, so what would come before that is not heard.

import { settings } from "./settings.svelte";

/** Hertz, and seconds after the beginning. */
const NOTES: [number, number][] = [
  [440, 0],
  [659.25, 0.14],
];
const LENGTH = 0.9;
const LOUDEST = 0.35;

let strings: AudioContext | undefined;

/** Called once: the first touch allows sounds from then on. */
export function tuneStrings(): void {
  const tune = () => {
    strings ??= new AudioContext();
    void strings.resume();
  };
  addEventListener("pointerdown", tune, { once: true });
  addEventListener("keydown", tune, { once: true });
}

export function chime(): void {
  if (!settings.sound || settings.volume === 0 || strings?.state !== "running") return;
  for (const [pitch, after] of NOTES) pluck(strings, pitch, strings.currentTime + after);
}

function pluck(context: AudioContext, pitch: number, at: number): void {
  const string = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const hand = new GainNode(context, { gain: 0 });
  const loudness = (LOUDEST * settings.volume) / 100;
  hand.gain.setValueAtTime(0, at);
  hand.gain.linearRampToValueAtTime(loudness, at + 0.01);
  hand.gain.exponentialRampToValueAtTime(0.0005, at + LENGTH);
  string.connect(hand).connect(context.destination);
  string.start(at);
  string.stop(at + LENGTH);
}
