import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import about from "./package.json" with { type: "json" };
import { fontLicences } from "./tools/font_licences";
import { markdownPages } from "./tools/markdown_pages";

const SERVER = process.env["PETTEIA_SERVER"] ?? "127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), markdownPages(), fontLicences()],
  build: {
    outDir: "../src/petteia/server/client",
    emptyOutDir: true,
    manifest: true,
    // The first browsers with both light-dark() and popovers.
    target: about.browserslist.map((browser) => browser.replace(" >= ", "")),
  },
  server: {
    proxy: {
      // The server compares Origin with Host, so both must stay as the browser sent them.
      "/api": { target: `http://${SERVER}`, changeOrigin: false },
      "/ws": { target: `ws://${SERVER}`, ws: true, changeOrigin: false },
    },
    fs: { allow: [".."] },
  },
});
