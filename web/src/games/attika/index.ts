// Attika, drawn for the browser.

import { textsIn } from "../../lib/i18n.svelte";
import { drawn } from "../../table/game";
import Board from "./board/Board.svelte";
import { KEYS } from "./board/keyboard";
import "./attika.css";
import { buttons } from "./buttons";
import Hand from "./hand/Hand.svelte";
import Means from "./hand/Means.svelte";
import PlayerBoard from "./player/PlayerBoard.svelte";
import Standing from "./player/Standing.svelte";
import { spotsOf } from "./moves";
import { LOOKS } from "./seats";
import { ending, next } from "./standing";
import type { Told } from "./types";
import { attikaMoved, attikaPicture } from "./whereabouts";

export default drawn<Told>({
  Board,
  Hand,
  Means,
  PlayerBoard,
  Standing,
  next,
  ending,
  moved: attikaMoved,
  picture: attikaPicture,
  spots: spotsOf,
  buttons,
  words: textsIn(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" })),
  keys: KEYS,
  colours: LOOKS.map((look) => look.inWords),
  symbols: LOOKS.map((look) => look.symbol),
});
