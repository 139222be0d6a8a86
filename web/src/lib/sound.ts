// Felt tip on a glossy card: quiet sounds, only where somebody wants them, never the only sign of anything.
import { sounds } from "./preferences.svelte.ts";

export interface Sound {
  readonly what: "write" | "lay" | "turn" | "strike" | "bonus" | "wipe";
  /** When it begins, in milliseconds from now. */
  readonly at?: number;
  /** The digit that is written: each squeaks a little differently. */
  readonly digit?: string;
}

/** Lets them be heard; whoever skips what they belong to calls what comes back. */
export function playSounds(...heard: readonly Sound[]): () => void {
  if (!sounds() || !heard.length) return () => {};
  let stop = () => {};
  let stopped = false;
  // Nobody loads what nobody hears.
  import("./synth.ts").then(
    ({ synthesize }) => {
      if (!stopped) stop = synthesize(heard);
    },
    () => {}, // then it stays quiet
  );
  return () => {
    stopped = true;
    stop();
  };
}
