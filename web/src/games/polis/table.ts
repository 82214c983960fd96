// A table of Polis: the frame's, with what Polis tells.

import type * as frame from "../../table/game";
import type { Told } from "./types";

export type TableContext = frame.TableContext<Told>;
export type Foreseen = frame.Foreseen<Told>;
export type Offered = frame.Offered<Told>;
