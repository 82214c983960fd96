// Puts the licences of the fonts beside them, as their authors ask.

import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const FONTS = ["@fontsource/marcellus", "@fontsource-variable/commissioner"];

export function fontLicences(): Plugin {
  return {
    name: "font-licences",
    apply: "build",
    async generateBundle() {
      const texts = await Promise.all(FONTS.map((font) => readFile(`node_modules/${font}/LICENSE`, "utf-8")));
      this.emitFile({ type: "asset", fileName: "assets/fonts.LICENSE.txt", source: texts.join("\n\n") });
    },
  };
}
