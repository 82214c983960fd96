// A table of Attika: the frame's, with what Attika tells.

import type * as frame from "../../table/game";
import type { Told } from "./types";

export type TableContext = frame.TableContext<Told>;
export type Foreseen = frame.Foreseen<Told>;
export type Offered = frame.Offered<Told>;
