// Sheets that lie over a table, one at a time.

import type { Component } from "svelte";
import type { TableSession } from "../session.svelte";

export type Sheet = "abandon" | "keys" | "play-on" | "report" | "score";

export const SHEETS: Record<Sheet, () => Promise<{ default: Component<{ session: TableSession }> }>> = {
  abandon: () => import("./Abandon.svelte"),
  keys: () => import("./KeysSheet.svelte"),
  "play-on": () => import("./PlayOn.svelte"),
  report: () => import("./ReportFault.svelte"),
  score: () => import("./ScoreSheet.svelte"),
};
