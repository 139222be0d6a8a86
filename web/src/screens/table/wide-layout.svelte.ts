// Whether there is room for cards side by side: as styles/tokens.css draws the line, or on a tablet held upright.
import { MediaQuery } from "svelte/reactivity";

const query = new MediaQuery("(min-width: 60rem), (min-width: 44rem) and (min-height: 56rem)");

export function wide(): boolean {
  return query.current;
}
