import type { TableContext } from "../table";
import { picture } from "../../../table/picture";
import type { Tip } from "../../../table/tips.svelte";
import SpaceTip from "./SpaceTip.svelte";
import type { TrackSpace } from "./track";

/** A space of the time track: who stands there, what its cards are, what it is worth at the end. */
export function spaceTip(table: TableContext, space: TrackSpace): Tip {
  const lines = [whoIsThere(table, space), aboutZeus(table, space), aboutTheEnd(table, space)];
  return {
    title: table.word("olympos-table-space", { number: space.number }),
    text: lines.filter((line) => line !== "").join(" ") || table.word("olympos-tip-space"),
    ...(space.gods.length > 0 && { drawing: picture(SpaceTip, { table, gods: space.gods }) }),
    rule: space.isZeus ? "O-84" : space.points !== null ? "O-102" : "O-17",
  };
}

/** The same, short: without what holds for all spaces of its kind. */
export function spaceInWords(table: TableContext, space: TrackSpace): string {
  const title = table.word("olympos-table-space", { number: space.number });
  return [`${title}.`, whoIsThere(table, space), ...godsOn(table, space), aboutTheEnd(table, space)]
    .filter((line) => line !== "")
    .join(" ");
}

/** Where everybody stands, and what comes next for whoever looks. */
export function trackInWords(table: TableContext, spaces: TrackSpace[]): string {
  const { seats, mover } = table.position;
  const pieces = spaces.flatMap(({ number, pieces }) => pieces.map((seat) => ({ seat, number })));
  const standing = pieces.map(
    ({ seat, number }) => `${table.seatNames[seat]}: ${table.word("olympos-table-space", { number })}`,
  );
  const from = seats[table.view.you >= 0 ? table.view.you : mover]?.space ?? 0;
  const zeus = spaces.find(({ number, isZeus }) => isZeus && number > from);
  return [
    `${standing.join(", ")}.`,
    ...(zeus ? [table.word("olympos-table-next-zeus", { number: zeus.number })] : []),
  ].join(" ");
}

function whoIsThere(table: TableContext, { pieces }: TrackSpace): string {
  const names = pieces.toReversed().map((seat) => table.seatNames[seat]);
  return names.length > 0 ? table.word("olympos-table-pieces", { players: names.join(", ") }) : "";
}

function aboutZeus(table: TableContext, space: TrackSpace): string {
  return space.isZeus ? [table.word("olympos-tip-zeus-space"), ...godsOn(table, space)].join(" ") : "";
}

function godsOn(table: TableContext, { gods }: TrackSpace): string[] {
  const shown = gods.filter(({ revealed }) => revealed).map(({ card }) => table.word(`olympos-god-${card}`));
  const left = gods.length - shown.length;
  return [
    ...(left > 0 ? [table.word("olympos-table-gods-left", { count: left })] : []),
    ...(shown.length > 0 ? [table.word("olympos-table-gods-shown", { gods: shown.join(", ") })] : []),
  ];
}

function aboutTheEnd(table: TableContext, { isCross, points }: TrackSpace): string {
  if (points === null) return "";
  const worth = table.word("olympos-table-track-points", { count: points });
  return isCross ? `${worth} ${table.word("olympos-tip-cross")}` : worth;
}
