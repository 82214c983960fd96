// How much code the first visit to a table loads, compressed. The build fails when it is more than the budget.
// Fonts come after the first picture and are told apart.

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const CLIENT = fileURLToPath(new URL("../../src/petteia/server/client/", import.meta.url));
const BUDGET = 150 * 1024;
const LONGEST_WORDS = "hu";
const manifest = JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf-8"));

/** What a visitor with this language needs for a table of this game. */
function entries(game, language) {
  const words = [`src/words/${language}.ftl?raw`, `src/games/${game}/words/${language}.ftl?raw`];
  const catalogue = ["core", game].map((name) => `../src/petteia/locales/${language}/${name}.ftl?raw`);
  return ["index.html", "src/pages/TablePage.svelte", `src/games/${game}/index.ts`, ...words, ...catalogue];
}

function filesOf(entry, found = new Set()) {
  const chunk = manifest[entry];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  for (const picture of chunk.assets ?? []) found.add(picture);
  for (const other of chunk.imports ?? []) filesOf(other, found);
  return found;
}

const isFont = (file) => file.endsWith(".woff2");
const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

function measure(game) {
  const files = [...new Set(["index.html", ...entries(game, LONGEST_WORDS).flatMap((entry) => [...filesOf(entry)])])];
  const sizes = files
    .filter((file) => !isFont(file))
    .map((file) => [gzipSync(readFileSync(join(CLIENT, file))).length, file])
    .sort(([a], [b]) => b - a);
  const fonts = files.filter(isFont).reduce((sum, file) => sum + statSync(join(CLIENT, file)).size, 0);
  return { game, sizes, fonts, total: sizes.reduce((sum, [size]) => sum + size, 0) };
}

const games = Object.keys(manifest).flatMap((entry) => /^src\/games\/(\w+)\/index\.ts$/.exec(entry)?.[1] ?? []);
const measured = games.map(measure).sort((one, other) => other.total - one.total);
for (const [size, file] of measured[0].sizes) console.log(String(size).padStart(8), file);
for (const { game, total, fonts } of measured)
  console.log(
    `First load of a table of ${game}: ${kilobytes(total)} KB compressed, of ${BUDGET / 1024}; fonts ${kilobytes(fonts)} KB.`,
  );
if (measured[0].total > BUDGET) process.exitCode = 1;
