// One wipe across a board, from left to right: a cloth passes, and what was crossed out is hardly to be seen any more.
import { animate, reducedMotion } from "./motion.ts";

const WIPING_MS = 420;
const FADING_MS = 90;

export function wipe(board: Element): void {
  if (reducedMotion()) return;
  const { left, width } = board.getBoundingClientRect();
  for (const stroke of board.querySelectorAll(".ghost")) {
    const at = (stroke.getBoundingClientRect().left - left) / (width || 1);
    // The cloth comes from outside and leaves to the outside.
    const passed = ((at + 0.1) / 1.2) * WIPING_MS;
    animate(stroke, { opacity: [1, Number(getComputedStyle(stroke).opacity)] }, passed, FADING_MS);
  }
  const cloth = board.querySelector("[data-cloth]");
  const transform = ["translateX(-110%) skewX(-12deg)", "translateX(510%) skewX(-12deg)"];
  animate(cloth, { transform, opacity: [0.9, 0.9] }, 0, WIPING_MS, "linear");
}
