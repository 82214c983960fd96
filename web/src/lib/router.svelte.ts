// Where in the client we are. Pages are plain addresses; links stay ordinary links.

export const place = $state({ path: location.pathname, hash: location.hash });

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  look();
  if (!place.hash) scrollTo(0, 0);
}

function look(): void {
  place.path = location.pathname;
  place.hash = location.hash;
}

function ours(link: HTMLAnchorElement): boolean {
  const elsewhere = link.origin !== location.origin || link.pathname.startsWith("/api/");
  return !elsewhere && !link.target && !link.hasAttribute("download");
}

function follow(event: MouseEvent): void {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || withKey) return;
  const link = (event.target as Element).closest("a");
  if (!link?.href || !ours(link)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function startRouter(): void {
  addEventListener("popstate", look);
  addEventListener("click", follow);
}
