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

function whoIsThere(table: TableContext, { pieces }: TrackSpace): string {
  const names = pieces.toReversed().map((seat) => table.seatNames[seat]);
  return names.length > 0 ? table.word("olympos-table-pieces", { players: names.join(", ") }) : "";
}

function aboutZeus(table: TableContext, { isZeus, gods }: TrackSpace): string {
  if (!isZeus) return "";
  const shown = gods.filter(({ revealed }) => revealed).map(({ card }) => table.word(`olympos-god-${card}`));
  const left = gods.length - shown.length;
  return [
    table.word("olympos-tip-zeus-space"),
    ...(left > 0 ? [table.word("olympos-table-gods-left", { count: left })] : []),
    ...(shown.length > 0 ? [table.word("olympos-table-gods-shown", { gods: shown.join(", ") })] : []),
  ].join(" ");
}

function aboutTheEnd(table: TableContext, { isCross, points }: TrackSpace): string {
  if (points === null) return "";
  const worth = table.word("olympos-table-track-points", { count: points });
  return isCross ? `${worth} ${table.word("olympos-tip-cross")}` : worth;
}
