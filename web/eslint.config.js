import js from "@eslint/js";
import compat from "eslint-plugin-compat";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const browser = defineConfig(
  // Only what all browsers have that package.json lists.
  { files: ["src/**"], ignores: ["**/*.test.ts"], extends: [compat.configs["flat/recommended"]] },
  { files: ["src/**"], languageOptions: { globals: globals.browser } },
);

const chosenRules = defineConfig({
  rules: {
    eqeqeq: "error",
    "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
    // What is shown is replaced as a whole, never changed in place.
    "svelte/prefer-svelte-reactivity": "off",
  },
});

// In components ESLint does not see all the types that svelte-check sees, and takes what it cannot see for any:
// what comes out of other components. What a table tells it sees, and nothing may be read of an any.
const components = defineConfig({
  files: ["**/*.svelte"],
  rules: {
    "@typescript-eslint/no-unsafe-argument": "off",
    "@typescript-eslint/no-unsafe-assignment": "off",
    "@typescript-eslint/no-unsafe-call": "off",
    "@typescript-eslint/no-unsafe-return": "off",
  },
});

export default defineConfig(
  { ignores: ["src/protocol.ts", "src/games/*/types.ts"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  { languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  browser,
  { files: ["tools/**", "*.config.*"], languageOptions: { globals: globals.node } },
  chosenRules,
  components,
  { files: ["**/*.js"], extends: [ts.configs.disableTypeChecked] },
);
