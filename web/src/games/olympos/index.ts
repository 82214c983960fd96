// Olympos, drawn for the browser.

import type { GameModule } from "../../table/game";
import Board from "./board/Board.svelte";
import { buttons } from "./buttons";
import Hand from "./hand/Hand.svelte";
import { LOOKS } from "./map/seats";
import PlayerBoard from "./player/PlayerBoard.svelte";

const olympos: GameModule = {
  Board,
  Hand,
  PlayerBoard,
  buttons,
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
