// What the browser keeps for us: localStorage for the device, sessionStorage for a tab, cookies for what the server reads.
// Where storage is blocked or full, everything lasts until the page is closed.
import { BASE } from "./base-path.ts";

/** The same host may serve several of us under different paths. */
const PREFIX = `thenumber ${BASE} `;
const YEAR_S = 365 * 24 * 60 * 60;

class SafeStorage {
  readonly #storage: () => Storage;
  /** What the browser refused to keep. */
  readonly #memory = new Map<string, string>();

  /** A function, because a browser that blocks storage may throw when it is only named. */
  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  get(key: string): string | null {
    return this.#memory.get(key) ?? this.#attempt((storage) => storage.getItem(PREFIX + key)) ?? null;
  }

  /** The value as `setJson` stored it; null where there is none or it is no JSON. Whoever reads it checks its shape. */
  getJson(key: string): unknown {
    try {
      return JSON.parse(this.get(key) ?? "null") as unknown;
    } catch {
      return null;
    }
  }

  /** Null removes the key. */
  set(key: string, value: string | null): void {
    this.#memory.delete(key);
    if (value === null) this.#attempt((storage) => storage.removeItem(PREFIX + key));
    else if (!this.#attempt((storage) => (storage.setItem(PREFIX + key, value), true))) this.#memory.set(key, value);
  }

  setJson(key: string, value: unknown): void {
    this.set(key, JSON.stringify(value));
  }

  /** The keys that begin with `start`. */
  keys(start: string): string[] {
    const keys = this.#attempt((storage) => Object.keys(storage)) ?? [];
    const kept = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
    return [...new Set([...kept, ...this.#memory.keys()])].filter((key) => key.startsWith(start));
  }

  #attempt<Result>(use: (storage: Storage) => Result): Result | undefined {
    try {
      return use(this.#storage());
    } catch {
      return undefined; // a private window, storage switched off, or full
    }
  }
}

/** Kept on this device. */
export const local = new SafeStorage(() => localStorage);
/** Kept for this tab, over a reload. */
export const session = new SafeStorage(() => sessionStorage);

type CookieName = "lang" | "theme";

/** Cookies hold what the server's first byte depends on. */
export function getCookie(name: CookieName): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
}

export function setCookie(name: CookieName, value: string): void {
  document.cookie = `${name}=${value}; Path=${BASE}; Max-Age=${YEAR_S}; SameSite=Lax`;
}
