// The page begins: texts first, then the screen.
import { mount } from "svelte";

import App from "./App.svelte";
import { startTexts } from "./lib/i18n/index.svelte.ts";
import { beginAnewForMissingPieces } from "./lib/missing-piece.ts";
import { installServiceWorker } from "./lib/service-worker.svelte.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/page.css";

beginAnewForMissingPieces();
await startTexts();
mount(App, { target: document.body });
if (import.meta.env.PROD) installServiceWorker();
