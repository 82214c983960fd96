import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/i18n.svelte";
import { startRouter } from "./lib/router.svelte";
import { showTheme } from "./lib/theme";
import { followUpdates } from "./lib/updates";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

followUpdates();
showTheme();
startRouter();
const target = document.getElementById("app");
if (target) void speak().then(() => mount(App, { target }));
