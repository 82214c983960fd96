// Before the game the server shows a hash of seed and salt; after it, both. Here the browser checks them.

const SHELF = "petteia commitment ";

/** The first commitment this browser saw is kept: a server cannot exchange it later without being noticed. */
export function rememberCommitment(table: string, commitment: string): void {
  try {
    if (!localStorage.getItem(SHELF + table)) localStorage.setItem(SHELF + table, commitment);
  } catch {
    // Without a memory only the server's own commitment is compared.
  }
}

export function rememberedCommitment(table: string): string | null {
  try {
    return localStorage.getItem(SHELF + table);
  } catch {
    return null;
  }
}

/** Browsers compute hashes on secure pages only. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function commitmentOf(seed: string, salt: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${seed}:${salt}`));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
