// How somebody likes the table on this device: which hand, whether reveals move, whether anything is heard, and help.
import { local } from "./storage.ts";

export const HANDS = ["right", "left"] as const;
type Hand = (typeof HANDS)[number];

let chosenHand = $state<Hand>(local.get("hand") === "left" ? "left" : "right");
let skipping = $state(local.get("skip") === "yes");
let sounding = $state(local.get("sound") === "yes");
let reacting = $state(local.get("reactions") !== "no");
let helping = $state(local.get("advice") === "yes");
show();

export function hand(): Hand {
  return chosenHand;
}

export function chooseHand(hand: Hand): void {
  chosenHand = hand;
  local.set("hand", hand);
  show();
}

/** Whether reveals are shown as they end, without being played. */
export function alwaysSkip(): boolean {
  return skipping;
}

export function chooseSkip(skip: boolean): void {
  skipping = skip;
  local.set("skip", skip ? "yes" : "no");
}

/** Whether the table may be heard; not until somebody says so. */
export function sounds(): boolean {
  return sounding;
}

export function chooseSounds(on: boolean): void {
  sounding = on;
  local.set("sound", on ? "yes" : "no");
}

/** Whether somebody who plays alone against bots wants to be told what numbers are worth. */
export function advised(): boolean {
  return helping;
}

export function chooseAdvice(on: boolean): void {
  helping = on;
  local.set("advice", on ? "yes" : "no");
}

/** Whether the faces that people make are shown, and can be made here. */
export function reactionsShown(): boolean {
  return reacting;
}

export function chooseReactions(on: boolean): void {
  reacting = on;
  local.set("reactions", on ? "yes" : "no");
}

/** Layouts look at `:root[data-hand="left"]`. */
function show(): void {
  document.documentElement.dataset.hand = chosenHand;
}
