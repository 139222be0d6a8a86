// Whether there is room for cards side by side, as styles/tokens.css draws the line.
import { MediaQuery } from "svelte/reactivity";

const query = new MediaQuery("(min-width: 60rem)");

export function wide(): boolean {
  return query.current;
}
