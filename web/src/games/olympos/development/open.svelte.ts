// Whether the whole development board lies over the map.

let open = $state(false);

export function developmentOpen(): boolean {
  return open;
}

export function openDevelopment(wanted: boolean): void {
  open = wanted;
}
