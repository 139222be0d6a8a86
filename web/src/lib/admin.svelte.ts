// What runs on the servers, for whoever runs them: asked for again and again, and what they can do about it.
import { ApiError, asApiError, request, requestJson } from "./http.ts";
import { t } from "./i18n/index.svelte.ts";
import type { AdminLogin, AdminSession, AdminView, Announce, BackUp, Drain, EndTable } from "./protocol.gen.ts";
import { session } from "./storage.ts";

type Order = Announce | Drain | EndTable | BackUp;
/** `asking` for the first time; there is `none` for whoever asks; a `password` is needed; or it is `there`. */
type AdminState = "asking" | "none" | "password" | "there";

export const AGAIN_MS = 5_000;
/** Kept for this tab: whoever opens another one logs in again. */
const TOKEN_KEY = "admin";
const PATH = "api/admin";
const KEYS: Record<string, AdminState> = {
  "refusal-not-found": "none",
  "refusal-password-needed": "password",
};

export class Admin {
  #state = $state<AdminState>("asking");
  #view = $state.raw<AdminView | null>(null);
  #trouble = $state.raw<ApiError | null>(null);
  #token = $state(session.get(TOKEN_KEY));
  #again: ReturnType<typeof setTimeout> | undefined;
  /** Which request was made last: what an earlier one answers is old. */
  #asked = 0;
  #closed = false;

  constructor() {
    document.addEventListener("visibilitychange", this.#seen);
    void this.look();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#again);
    document.removeEventListener("visibilitychange", this.#seen);
  }

  get state(): AdminState {
    return this.#state;
  }

  get view(): AdminView | null {
    return this.#view;
  }

  /** Why the last thing could not be done. */
  get trouble(): ApiError | null {
    return this.#trouble;
  }

  /** Whether somebody had to say a password, and can log out. */
  get loggedIn(): boolean {
    return this.#token !== null;
  }

  async look(): Promise<void> {
    await this.#ask({});
  }

  /** Whether it was done. */
  async order(order: Order): Promise<boolean> {
    return this.#ask({ method: "POST", body: JSON.stringify(order), headers: { "Content-Type": "application/json" } });
  }

  /** Whether that was the password. */
  async logIn(password: string): Promise<boolean> {
    try {
      const answer = await requestJson<AdminSession>(`${PATH}/session`, ({ token }) => typeof token === "string", {
        method: "POST",
        body: JSON.stringify({ password } satisfies AdminLogin),
        headers: { "Content-Type": "application/json" },
      });
      this.#keep(answer.token);
    } catch (thrown) {
      this.#trouble = asApiError(thrown);
      return false;
    }
    return this.#ask({});
  }

  logOut(): void {
    this.#keep(null);
    this.#view = null;
    void this.look();
  }

  async #ask(init: RequestInit): Promise<boolean> {
    clearTimeout(this.#again);
    const asked = ++this.#asked;
    try {
      const headers = { ...init.headers, ...(this.#token ? { Authorization: `Bearer ${this.#token}` } : {}) };
      const response = await request(PATH, { ...init, headers });
      const view = (await response.json()) as AdminView;
      if (asked !== this.#asked) return true;
      this.#view = view;
      this.#state = "there";
      this.#trouble = null;
      return true;
    } catch (thrown) {
      if (asked !== this.#asked) return false;
      const error = asApiError(thrown);
      const state = KEYS[error.key];
      if (state) {
        this.#keep(null);
        this.#view = null;
        this.#state = state;
      }
      this.#trouble = state ? null : error;
      return false;
    } finally {
      if (asked === this.#asked) this.#askAgain();
    }
  }

  /** While nobody looks, nothing is asked. */
  #askAgain(): void {
    const asks = this.#state !== "none" && this.#state !== "password";
    if (asks && !this.#closed && document.visibilityState === "visible")
      this.#again = setTimeout(() => void this.look(), AGAIN_MS);
  }

  #seen = (): void => {
    if (document.visibilityState === "visible" && this.#state === "there") void this.look();
  };

  #keep(token: string | null): void {
    this.#token = token;
    session.set(TOKEN_KEY, token);
  }
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span of time in words, rounded to the unit that says most. */
export function span(seconds: number): string {
  if (seconds < 2 * MINUTE) return t("admin-span-s", { count: Math.round(seconds) });
  if (seconds < 2 * HOUR) return t("admin-span-min", { count: Math.round(seconds / MINUTE) });
  if (seconds < 2 * DAY) return t("admin-span-h", { count: Math.round(seconds / HOUR) });
  return t("admin-span-d", { count: Math.round(seconds / DAY) });
}
