// Olympos, drawn for the browser.

import type { GameModule } from "../../table/game";
import Board from "./board/Board.svelte";
import { KEYS } from "./board/keys";
import { buttons } from "./buttons";
import Hand from "./hand/Hand.svelte";
import { LOOKS } from "./map/seats";
import PlayerBoard from "./player/PlayerBoard.svelte";
import { olymposJourneys, olymposPicture } from "./whereabouts";

const olympos: GameModule = {
  Board,
  Hand,
  PlayerBoard,
  journeys: olymposJourneys,
  picture: olymposPicture,
  buttons,
  keys: KEYS,
  words: {
    en: async () => (await import("./words/en.ftl?raw")).default,
    it: async () => (await import("./words/it.ftl?raw")).default,
    fr: async () => (await import("./words/fr.ftl?raw")).default,
    hu: async () => (await import("./words/hu.ftl?raw")).default,
  },
  colours: LOOKS.map((look) => look.inWords),
  symbols: LOOKS.map((look) => look.symbol),
};

export default olympos;
