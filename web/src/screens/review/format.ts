// Figures as they are read in the language of the page.
import { language } from "../../lib/i18n/index.svelte.ts";
import type { ReviewedTurn, Split } from "../../lib/protocol.gen.ts";

/** What counts in a turn: points, or the win. */
export type Objective = ReviewedTurn["objective"];

function shown(value: number, options: Intl.NumberFormatOptions): string {
  const rounded = Math.round(value * 10) / 10 || 0; // there is no less than nothing of nothing
  return new Intl.NumberFormat(language(), options).format(rounded).replace("-", "−");
}

/** "4.1". */
export function points(value: number): string {
  return shown(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** "+4.1", "−0.3", "0.0". */
export function difference(value: number): string {
  return shown(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" });
}

/** What happened: "+4.1" in points, or "+12%" where the win counts. */
export function change(value: number, objective: Objective): string {
  if (objective === "points") return difference(value);
  const options: Intl.NumberFormatOptions = { style: "percent", signDisplay: "exceptZero" };
  return new Intl.NumberFormat(language(), options).format(Math.round(value * 100) / 100 || 0).replace("-", "−");
}

/** The sum of what happened, of parts as they are shown: whoever adds them up finds the same. */
export function outcome({ judgement, gifts, luck }: Split, objective: Objective): string {
  const unit = objective === "win" ? 100 : 10;
  return change([judgement, gifts, luck].reduce((sum, part) => sum + Math.round(part * unit), 0) / unit, objective);
}

/** "14", and "13.5" only where it is not whole. */
export function score(value: number): string {
  return shown(value, { maximumFractionDigits: 1 });
}

/** "81", without its sign: sentences have it. */
export function percent(chance: number): string {
  return String(Math.round(chance * 100));
}

/** "81%", "81 %": as it stands alone. */
export function percentWithSign(chance: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(chance);
}

/** A number as text, the way it is written: "042". */
export function written(number: number): string {
  return String(number).padStart(3, "0");
}
