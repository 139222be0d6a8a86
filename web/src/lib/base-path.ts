// The path under which the server serves everything of ours.

/** With a slash at the end: "/" or "/games/". */
export const BASE = document.documentElement.dataset.base ?? "/";
