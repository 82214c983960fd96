// Where the buildings of a group stand on the player board, and the arrows between them, in units of one building.

import type { BuildingFacts, Facts } from "../types";

export interface Post {
  kind: string;
  /** Which of several alike. */
  copy: number;
  x: number;
  y: number;
}

export interface Arrow {
  from: Post;
  to: Post;
}

export interface Arrangement {
  group: string;
  width: number;
  height: number;
  posts: Post[];
  arrows: Arrow[];
}

const GAP = 0.28;
const ROW = 1.2;

export function arrangements(facts: Facts): Arrangement[] {
  return facts.group.map(({ id }) =>
    arrange(
      id,
      facts.building.filter((building) => building.group === id),
    ),
  );
}

/** Most groups are a chain; where arrows branch, as from the capital, a tree grows downwards. */
function arrange(group: string, buildings: BuildingFacts[]): Arrangement {
  const pointedAt = new Set(buildings.flatMap(({ id, arrows }) => arrows.filter((to) => to !== id)));
  const roots = buildings.filter(({ id }) => !pointedAt.has(id));
  const branching = roots.length > 1 || buildings.some(({ arrows }) => arrows.length > 1);
  return branching ? tree(group, buildings, roots) : chain(group, buildings, roots[0] ?? buildings[0]!);
}

function chain(group: string, buildings: BuildingFacts[], root: BuildingFacts): Arrangement {
  const [posts, arrows]: [Post[], Arrow[]] = [[], []];
  let x = 0;
  let kind: BuildingFacts | undefined = root;
  const seen = new Set<string>();
  while (kind && !seen.has(kind.id)) {
    seen.add(kind.id);
    for (let copy = 0; copy < kind.count; copy++) {
      const before = posts.at(-1);
      const pointed = before && (copy === 0 || kind.arrows.includes(kind.id));
      if (pointed) x += GAP;
      const post = { kind: kind.id, copy, x, y: 0 };
      if (pointed) arrows.push({ from: before, to: post });
      posts.push(post);
      x += 1;
    }
    const next: string | undefined = kind.arrows.find((to) => !seen.has(to));
    kind = buildings.find(({ id }) => id === next);
  }
  return { group, width: x, height: 1, posts, arrows };
}

function tree(group: string, buildings: BuildingFacts[], roots: BuildingFacts[]): Arrangement {
  const [posts, arrows]: [Post[], Arrow[]] = [[], []];
  let column = 0;
  let deepest = 0;

  function grow(kind: BuildingFacts, copy: number, depth: number): Post {
    const post: Post = { kind: kind.id, copy, x: 0, y: depth * ROW };
    posts.push(post);
    deepest = Math.max(deepest, depth);
    const shoots = buildings
      .filter(({ id }) => copy === 0 && kind.arrows.includes(id) && id !== kind.id)
      .flatMap((shoot) => Array.from({ length: shoot.count }, (_, n) => grow(shoot, n, depth + 1)));
    for (const shoot of shoots) arrows.push({ from: post, to: shoot });
    post.x = shoots.length > 0 ? (shoots[0]!.x + shoots.at(-1)!.x) / 2 : column++;
    return post;
  }

  for (const root of roots) {
    for (let copy = 0; copy < root.count; copy++) grow(root, copy, 0);
  }
  return { group, width: column, height: 1 + deepest * ROW, posts, arrows };
}
