// Whether the whole development board is to be seen: beside the map where there is room, else over it when wanted.

let beside = $state(false);
/** As the player has chosen; null: as the room suggests. */
let wanted = $state<boolean | null>(null);

export function developmentOpen(): boolean {
  return wanted ?? beside;
}

export function openDevelopment(open: boolean): void {
  wanted = open;
}

/** Is there room for it beside the map? */
export function makeRoom(room: boolean): void {
  if (room !== beside) wanted = null;
  beside = room;
}

/** Somebody else has moved, or one's own turn begins: the map is not to be covered. */
export function clearMap(): void {
  if (!beside) wanted = null;
}
