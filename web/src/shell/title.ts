// The tab says when somebody is waited for.

import turnIcon from "./favicon-turn.svg";

const MARK = "● ";

export function showTitle(title: string, myTurn = false): void {
  const wanted = (myTurn ? MARK : "") + title;
  if (document.title === wanted) return;
  document.title = wanted;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = myTurn ? turnIcon : "/favicon.svg";
}
