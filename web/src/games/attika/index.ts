// Attika, drawn for the browser.

import type { GameModule } from "../../table/game";
import Board from "./board/Board.svelte";
import { KEYS } from "./board/keyboard";
import "./attika.css";
import { buttons } from "./buttons";
import Hand from "./hand/Hand.svelte";
import PlayerBoard from "./player/PlayerBoard.svelte";
import { LOOKS } from "./seats";
import { attikaJourneys, attikaPicture } from "./whereabouts";

const attika: GameModule = {
  Board,
  Hand,
  PlayerBoard,
  journeys: attikaJourneys,
  picture: attikaPicture,
  buttons,
  words: {
    en: async () => (await import("./words/en.ftl?raw")).default,
    it: async () => (await import("./words/it.ftl?raw")).default,
    fr: async () => (await import("./words/fr.ftl?raw")).default,
    hu: async () => (await import("./words/hu.ftl?raw")).default,
  },
  keys: KEYS,
  colours: LOOKS.map((look) => look.inWords),
  symbols: LOOKS.map((look) => look.symbol),
};

export default attika;
