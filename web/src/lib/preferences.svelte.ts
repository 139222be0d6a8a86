// How somebody likes the table on this device: which hand, and whether reveals move.
import { keep, kept } from "./tokens.ts";

export const HANDS = ["right", "left"] as const;
export type Hand = (typeof HANDS)[number];

let chosenHand = $state<Hand>(kept("hand") === "left" ? "left" : "right");
let skipping = $state(kept("skip") === "yes");
show();

export function hand(): Hand {
  return chosenHand;
}

export function chooseHand(hand: Hand): void {
  chosenHand = hand;
  keep("hand", hand);
  show();
}

/** Whether reveals are shown as they end, without being played. */
export function alwaysSkip(): boolean {
  return skipping;
}

export function chooseSkip(skip: boolean): void {
  skipping = skip;
  keep("skip", skip ? "yes" : "no");
}

/** Layouts look at `:root[data-hand="left"]`. */
function show(): void {
  document.documentElement.dataset.hand = chosenHand;
}
