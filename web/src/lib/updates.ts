// A page that was open while the server got a new client asks for parts that are gone: it is loaded anew.

const SHELF = "petteia reloaded";
const AT_MOST_EVERY = 10_000;

export function followUpdates(): void {
  addEventListener("vite:preloadError", () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  const last = Number(sessionStorage.getItem(SHELF) ?? 0);
  // Parts that are still missing after that are missing for another reason.
  if (Date.now() - last < AT_MOST_EVERY || !(await serverAnswers())) return;
  sessionStorage.setItem(SHELF, String(Date.now()));
  location.reload();
}

/** While the server is away, a page that waits for it is better than none. */
function serverAnswers(): Promise<boolean> {
  return fetch(location.href, { method: "HEAD" }).then(
    (answer) => answer.ok,
    () => false,
  );
}
