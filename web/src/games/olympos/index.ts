// Olympos, drawn for the browser.

import { textsIn } from "../../lib/i18n.svelte";
import { drawn } from "../../table/game";
import Board from "./board/Board.svelte";
import { KEYS } from "./board/keys";
import { buttons } from "./buttons";
import Hand from "./hand/Hand.svelte";
import Means from "./hand/Means.svelte";
import { LOOKS } from "./map/seats";
import { spotsOf } from "./moves";
import PlayerBoard from "./player/PlayerBoard.svelte";
import Standing from "./player/Standing.svelte";
import { ending, next } from "./standing";
import type { Told } from "./types";
import { olymposMoved, olymposPicture } from "./whereabouts";

export default drawn<Told>({
  Board,
  Hand,
  Means,
  PlayerBoard,
  Standing,
  next,
  ending,
  moved: olymposMoved,
  picture: olymposPicture,
  spots: spotsOf,
  buttons,
  keys: KEYS,
  words: textsIn(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" })),
  colours: LOOKS.map((look) => look.inWords),
  symbols: LOOKS.map((look) => look.symbol),
});
