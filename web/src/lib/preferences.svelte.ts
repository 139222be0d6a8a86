// How somebody likes the table on this device: which hand, whether reveals move, whether anything is heard, and help.
import { keep, kept } from "./tokens.ts";

export const HANDS = ["right", "left"] as const;
export type Hand = (typeof HANDS)[number];

let chosenHand = $state<Hand>(kept("hand") === "left" ? "left" : "right");
let skipping = $state(kept("skip") === "yes");
let sounding = $state(kept("sound") === "yes");
let helping = $state(kept("advice") === "yes");
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

/** Whether the table may be heard; not until somebody says so. */
export function sounds(): boolean {
  return sounding;
}

export function chooseSounds(on: boolean): void {
  sounding = on;
  keep("sound", on ? "yes" : "no");
}

/** Whether somebody who plays alone against bots wants to be told what numbers are worth. */
export function advised(): boolean {
  return helping;
}

export function chooseAdvice(on: boolean): void {
  helping = on;
  keep("advice", on ? "yes" : "no");
}

/** Layouts look at `:root[data-hand="left"]`. */
function show(): void {
  document.documentElement.dataset.hand = chosenHand;
}
