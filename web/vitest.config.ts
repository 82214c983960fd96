import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Svelte as browsers get it; Node would be given the one that renders on a server.
  resolve: { conditions: ["browser"] },
  // The catalogue lies outside of web/.
  server: { fs: { allow: [".."] } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], restoreMocks: true },
});
