// The path under which the server serves everything of ours.

/** The path that the page stands under, with a slash at the end: "/" or "/games/". */
export const BASE = document.documentElement.dataset.base ?? "/";
