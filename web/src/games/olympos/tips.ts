// What the tooltips of Olympos tell of discoveries, wonders, cards and of what players count.

import type { TableContext } from "./table";
import { picture } from "../../table/picture";
import type { Tip } from "../../table/tips.svelte";
import CardTip from "./cards/CardTip.svelte";
import DiscoveryTip from "./development/DiscoveryTip.svelte";
import WonderTip from "./development/WonderTip.svelte";
import {
  RESOURCES,
  type Bundle,
  type Gift,
  type DestinyFacts,
  type DiscoveryFacts,
  type GodFacts,
  type Resource,
  type WonderFacts,
} from "./position";

// --- discoveries and wonders ---

/** The rule that explains a discovery, by its most telling effect. */
const EFFECT_RULES: [effect: string, rule: string][] = [
  ["settler_discount", "O-58"],
  ["land_runs", "O-59"],
  ["destiny_choice", "O-60"],
  ["sea_discount", "O-61"],
  ["swords", "O-62"],
  ["zeus", "O-63"],
  ["wins_ties", "O-64"],
  ["cubes", "O-65"],
  ["settlers", "O-66"],
  ["wonder_discount", "O-67"],
  ["resource_discount", "O-68"],
  ["points", "O-69"],
  ["points_per_discovery", "O-70"],
  ["points_per_settler", "O-71"],
  ["points_per_sword", "O-72"],
  ["points_per_star", "O-73"],
];

function ruleOf({ effect }: DiscoveryFacts): string {
  return EFFECT_RULES.find(([name]) => name in effect)?.[1] ?? "O-49";
}

/** What a discovery does, in words; `faces` are the resources that its tiles, or one of them, show. */
export function effectInWords(table: TableContext, discovery: DiscoveryFacts, faces = discovery.faces ?? []): string {
  const resources = faces.map((face) => table.word(`olympos-${face}`)).join(" / ");
  return Object.entries(discovery.effect)
    .map(([effect, amount]) => table.word(`olympos-effect-${effect}`, { amount, resources }))
    .join(" ");
}

export function discoveryTip(table: TableContext, discovery: DiscoveryFacts, face?: Resource): Tip {
  const title = table.word(`olympos-discovery-${discovery.id}`);
  return { title, drawing: picture(DiscoveryTip, { table, discovery, face }), rule: ruleOf(discovery) };
}

export function wonderTip(table: TableContext, wonder: WonderFacts): Tip {
  return {
    title: table.word(`olympos-wonder-${wonder.id}`),
    drawing: picture(WonderTip, { table, wonder }),
    rule: "O-55",
  };
}

export function cubesInWords(table: TableContext, cubes: Bundle): string {
  return RESOURCES.filter((resource) => cubes[resource])
    .map((resource) => table.word(`olympos-some-${resource}`, { count: cubes[resource]! }))
    .join(", ");
}

export function bonusInWords(table: TableContext, { gain, count }: Gift): string {
  const resource = RESOURCES.find((name) => name === gain);
  if (resource) return table.word("olympos-bonus-cube", { resource: table.word(`olympos-${resource}`) });
  return table.word(`olympos-bonus-${gain}`, { count });
}

// --- cards ---

const DESTINY_RULES: Record<string, string> = {
  cube: "O-77",
  prestige_per_territory: "O-78",
  prestige_for_all: "O-79",
  star: "O-80",
  hourglasses_per_territory: "O-81",
  hourglasses_for_most: "O-82",
  zeus: "O-83",
};

export function godInWords(table: TableContext, god: GodFacts): string {
  const whom = table.word(god.good ? "olympos-god-helps" : "olympos-god-strikes");
  return `${table.word(`olympos-god-does-${god.effect}`, { amount: god.amount })} ${whom}`;
}

export function destinyInWords(table: TableContext, card: DestinyFacts): string {
  const resource = card.resource ? table.word(`olympos-${card.resource}`) : "";
  return table.word(`olympos-card-${card.effect}`, { amount: card.amount, resource });
}

export function destinyTip(table: TableContext, card: DestinyFacts): Tip {
  const props = { card, text: destinyInWords(table, card) };
  return {
    title: table.word(`olympos-destiny-${card.id}`),
    drawing: picture(CardTip, props),
    rule: DESTINY_RULES[card.effect],
  };
}

// --- what a player has ---

const COUNTER_RULES = {
  swords: "O-35",
  zeus: "O-87",
  stars: "O-55",
  stock: "O-25",
  hourglasses: "O-22",
  prestige: "O-103",
  cards: "O-75",
  ares: "O-94",
  siren: "O-99",
  erinyes: "O-95",
  keres: "O-98",
} as const;

export type Counter = keyof typeof COUNTER_RULES;

/** A counter: its number in words, and what it is for. */
export function counterTip(table: TableContext, counter: Counter, title: string): Tip {
  return { title, text: table.word(`olympos-tip-${counter}`), rule: COUNTER_RULES[counter] };
}

export function resourceTip(table: TableContext, resource: Resource, tokens: number, cubes: number): Tip {
  return {
    title: table.word("olympos-table-resource", { resource: table.word(`olympos-${resource}`), tokens, cubes }),
    text: table.word("olympos-tip-resource"),
    rule: "O-46",
  };
}
