// Turns the documents in docs/ into HTML at build time, so that the client carries no Markdown reader.

import { readFile } from "node:fs/promises";
import { Marked } from "marked";
import type { Plugin } from "vite";

const NUMBERED = /^(r?[a-z]-\d+)\b/;

/** A heading's anchor as GitHub makes it; a numbered rule is known by its number alone, like `a-17`. */
export function anchorOf(heading: string): string {
  const anchor = heading
    .toLowerCase()
    .replace(/<[^>]*>/g, "")
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
  return NUMBERED.exec(anchor)?.[1] ?? anchor;
}

/** Links between documents become links between pages of the client. */
function pageOf(link: string): string {
  if (/^[a-z]+:/.test(link)) return link;
  const [file = "", anchor] = link.split("#");
  const page = file
    .replace(/^(\.\.\/)*/, "/")
    .replace(/\.md$/, "")
    .replace(/^\/$/, "");
  return page + (anchor ? `#${anchorOf(anchor)}` : "");
}

const reader = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      const inner = this.parser.parseInline(tokens);
      return `<h${depth} id="${anchorOf(text)}">${inner}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      return `<a href="${pageOf(href)}">${this.parser.parseInline(tokens)}</a>`;
    },
    table(token) {
      // A wide table scrolls by itself; the page never does.
      // An empty head of a column is no head.
      const cell = (one: (typeof token.header)[0]) => this.tablecell({ ...one, header: one.header && one.text !== "" });
      const row = (cells: typeof token.header) => `<tr>${cells.map(cell).join("")}</tr>`;
      const body = token.rows.map(row).join("");
      return `<div class="wide" tabindex="0"><table><thead>${row(token.header)}</thead><tbody>${body}</tbody></table></div>`;
    },
  },
});

export function markdownPages(): Plugin {
  return {
    name: "markdown-pages",
    async load(id) {
      if (!id.endsWith(".md")) return null;
      const html = await reader.parse(await readFile(id, "utf-8"));
      return `export default ${JSON.stringify(html)};`;
    },
  };
}
