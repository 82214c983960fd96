// A private table opens to whoever came by its invitation, also after the page is loaded again.

const SHELF = "petteia invite ";

export function keepInvite(table: string, invite: string): void {
  try {
    sessionStorage.setItem(SHELF + table, invite);
  } catch {
    // Without a memory the invitation is simply opened again.
  }
}

export function keptInvite(table: string): string | null {
  try {
    return sessionStorage.getItem(SHELF + table);
  } catch {
    return null;
  }
}
