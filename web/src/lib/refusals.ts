// Why something can't be done, in words.
import { t } from "./i18n/index.svelte.ts";
import type { Refusal } from "./socket.ts";

/** What the server said, with what was wrong and what would be right. */
export function inWords({ code, found, right }: Refusal): string {
  return t(`refusal-${code}`, { found, right });
}

/** The sentence for a button that is grey. The view has only the code, so what is counted can't be named. */
export function reason(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  return code === "too-few" ? t("lobby-too-few") : t(`refusal-${code}`, { found: "", right: "" });
}
