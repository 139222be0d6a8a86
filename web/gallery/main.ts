// The gallery begins. ?lang=de, ?theme=dark, ?show=reveal&game=far; without `show` a list of everything.
import { mount } from "svelte";

import { chooseLanguage, startTexts, type Language } from "../src/lib/i18n/index.svelte.ts";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/page.css";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
await startTexts();
await chooseLanguage((asked.get("lang") ?? "en") as Language);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
mount(Gallery, { target: document.body });
