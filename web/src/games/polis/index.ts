// Polis, drawn for the browser.

import { textsIn } from "../../lib/i18n.svelte";
import { drawn } from "../../table/game";
import Board from "./Board.svelte";
import { buttons } from "./buttons";
import { KEYS } from "./keyboard";
import Hand from "./hand/Hand.svelte";
import Means from "./hand/Means.svelte";
import PlayerBoard from "./player/PlayerBoard.svelte";
import Standing from "./player/Standing.svelte";
import "./polis.css";
import { polisPlaces } from "./lights";
import { spotsOf } from "./moves";
import { LOOKS } from "./seats";
import { ending, next } from "./standing";
import type { Told } from "./types";
import { polisMoved, polisPicture } from "./whereabouts";

export default drawn<Told>({
  Board,
  Hand,
  Means,
  PlayerBoard,
  Standing,
  next,
  ending,
  moved: polisMoved,
  picture: polisPicture,
  places: polisPlaces,
  spots: spotsOf,
  wide: true,
  buttons,
  words: textsIn(import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" })),
  keys: KEYS,
  colours: LOOKS.map((look) => look.colour),
  symbols: LOOKS.map((look) => look.symbol),
});
