import { mount } from "svelte";
import App from "./App.svelte";
import { followHabits } from "./lib/habits.svelte";
import { speak } from "./lib/i18n.svelte";
import { watchFaults } from "./lib/faults";
import { startRouter } from "./lib/router.svelte";
import { tuneStrings } from "./lib/sound";
import { followUpdates } from "./lib/updates";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

watchFaults();
followUpdates();
followHabits();
tuneStrings();
startRouter();
const target = document.getElementById("app");
if (target) void speak().then(() => mount(App, { target }));
