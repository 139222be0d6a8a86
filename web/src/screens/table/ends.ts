// What is needed only when a turn, a round or a game is over: fetched while the first number is being written.
export { default as Check } from "./Check.svelte";
export { default as GameEnd } from "./GameEnd.svelte";
export { default as RoundEnd } from "./RoundEnd.svelte";
