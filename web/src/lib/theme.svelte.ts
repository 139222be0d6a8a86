// Light or dark: as the system has it, unless somebody chose.
import { getCookie, setCookie } from "./storage.ts";

export const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const remembered = THEMES.find((theme) => theme === getCookie("theme"));
let chosen = $state<Theme>("system");
show(remembered ?? "system");

export function theme(): Theme {
  return chosen;
}

export function chooseTheme(theme: Theme): void {
  setCookie("theme", theme);
  show(theme);
}

function show(theme: Theme): void {
  chosen = theme;
  // styles/tokens.css does the rest. The server sets it already in the page, so that nothing flashes.
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
