// Sheets that can be opened from anywhere and lie over whatever page is shown.

export const sheets = $state({ settings: false });
