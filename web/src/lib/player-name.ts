// The name of whoever plays on this device.
import { t } from "./i18n/index.svelte.ts";
import { LONGEST_NAME } from "./protocol.gen.ts";
import { local } from "./storage.ts";

const NAME = "name";

/** The name that was used the last time; empty where there was none. */
export function rememberedName(): string {
  return local.get(NAME) ?? "";
}

export function rememberName(name: string): void {
  local.set(NAME, name.trim() || null);
}

/** The beginning of a name, not longer than the server takes it; in characters as a reader counts them. */
export function fitted(name: string): string {
  const seen = [...new Intl.Segmenter().segment(name)];
  return seen
    .slice(0, LONGEST_NAME)
    .map(({ segment }) => segment)
    .join("");
}

/** A name to sit down with when nobody is asked for one. */
export function nameOrYou(): string {
  return rememberedName() || t("you-name");
}
