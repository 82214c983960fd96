// How far this browser has seen each table, so that it can show what happened since.

const SHELF = "petteia seen ";

export function seenStep(table: string): number | null {
  try {
    const seen = localStorage.getItem(SHELF + table);
    return seen === null ? null : Number(seen);
  } catch {
    return null;
  }
}

export function noteStep(table: string, step: number): void {
  try {
    localStorage.setItem(SHELF + table, String(step));
  } catch {
    // Without a memory every visit is the first.
  }
}
