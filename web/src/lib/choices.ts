// Where the page stands, and what was chosen on this device. In cookies, so that the server's first byte is right.

/** The path under which everything of ours lives, with a slash at the end. */
export const BASE = document.documentElement.dataset.base ?? "/";

const YEAR = 365 * 24 * 60 * 60;

export function recall(name: "lang" | "theme"): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
}

export function remember(name: "lang" | "theme", value: string): void {
  document.cookie = `${name}=${value}; Path=${BASE}; Max-Age=${YEAR}; SameSite=Lax`;
}
