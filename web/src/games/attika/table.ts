// A table of Attika: the frame's, with what Attika tells.

import type * as frame from "../../table/game";
import type { Facts, Move, Outlook, Overview, Position } from "./types";

export interface Attika {
  Position: Position;
  Overview: Overview;
  Facts: Facts;
  Move: Move;
  Outlook: Outlook;
}

export type TableContext = frame.TableContext<Attika>;
export type Foreseen = frame.Foreseen<Attika>;
export type Offered = frame.Offered<Attika>;
