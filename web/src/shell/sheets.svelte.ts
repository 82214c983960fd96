// Sheets that can be opened from anywhere and lie over whatever page is shown.

export const sheets = $state({ settings: false });

/** A sheet is open as soon as it is there. */
export function laidOpen(sheet: HTMLDialogElement): void {
  sheet.showModal();
}
