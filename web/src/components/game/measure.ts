// Reads from the page where the digits are, and finds the lines between them. Movement in progress does not matter:
// offsets know nothing of transforms, and how far a fallen number slips is known.
import { TABLET } from "./geometry.ts";
import { linesOf, type Laid, type ClashLine } from "./lines.ts";
import type { DigitLink } from "./digit-links.ts";
import type { Band } from "./line-path.ts";

const WORDS = 400;

export function linesIn(ladder: HTMLElement, links: readonly DigitLink[]): ClashLine[] {
  const tablets = new Map<number, Laid>();
  for (const element of ladder.querySelectorAll<HTMLElement>("[data-tablet]")) {
    const { left, top } = offsetIn(ladder, element);
    const unit = parseFloat(getComputedStyle(element).width) / TABLET.width;
    const fallen = element.classList.contains("eliminated");
    if (unit > 0) tablets.set(Number(element.dataset.seat), { left, top, unit, fallen });
  }
  return linesOf(tablets, wordsIn(ladder), links);
}

/** The words below those that lie side by side. */
function wordsIn(ladder: HTMLElement): Band[] {
  return [...ladder.querySelectorAll<HTMLElement>("[data-row]")].flatMap((row) => {
    const words = [...row.querySelectorAll<HTMLElement>("[data-words]")].map((element) => {
      const { left, top } = offsetIn(ladder, element);
      return { left, top, right: left + element.offsetWidth, bottom: top + element.offsetHeight, cost: WORDS };
    });
    if (!words.length) return [];
    const [top, bottom] = [Math.min(...words.map(({ top }) => top)), Math.max(...words.map(({ bottom }) => bottom))];
    return [{ top, bottom, boxes: words }];
  });
}

/** Where an element is in one around it, wherever it is being moved to. */
export function offsetIn(ancestor: HTMLElement, element: HTMLElement): { left: number; top: number } {
  let [left, top] = [0, 0];
  let here: HTMLElement | null = element;
  while (here && here !== ancestor) {
    left += here.offsetLeft;
    top += here.offsetTop;
    here = here.offsetParent instanceof HTMLElement ? here.offsetParent : null;
  }
  return { left, top };
}
