import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { markdownPages } from "./tools/markdown_pages";

const SERVER = process.env["PETTEIA_SERVER"] ?? "127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), markdownPages()],
  build: {
    outDir: "../src/petteia/server/client",
    emptyOutDir: true,
    manifest: true,
    // The first browsers with light-dark(), so that one token holds both themes.
    target: ["chrome123", "firefox120", "safari17.5"],
  },
  server: {
    proxy: {
      "/api": `http://${SERVER}`,
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
    fs: { allow: [".."] },
  },
});
