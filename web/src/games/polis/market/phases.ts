// The seven phases of a turn, and where to read about each.

export interface Phase {
  name: string;
  rule: string;
}

export const PHASES: readonly Phase[] = [
  { name: "draw", rule: "P-8" },
  { name: "auction", rule: "P-12" },
  { name: "develop", rule: "P-18" },
  { name: "protect", rule: "P-21" },
  { name: "profit", rule: "P-22" },
  { name: "trade", rule: "P-24" },
  { name: "war", rule: "P-25" },
];
