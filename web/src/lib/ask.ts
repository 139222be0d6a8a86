// Asks the server something over plain HTTP. What goes wrong is a sentence of the catalogue, never a status.
import { BASE } from "./choices.ts";
import { t } from "./i18n/index.svelte.ts";
import type { Variables } from "./i18n/bundle.ts";
import type { Refused, Unreckoned } from "./protocol.gen.ts";

/** Why something did not work. It is kept as a key, so that the sentence changes with the language. */
export class Trouble extends Error {
  readonly key: string;
  readonly variables: Variables;
  /** What the server said about a game, with the place. */
  readonly why: Unreckoned | null;

  constructor(key: string, variables: Variables = {}, why: Unreckoned | null = null) {
    super(key);
    this.key = key;
    this.variables = variables;
    this.why = why;
  }

  get sentence(): string {
    return t(this.key, this.variables);
  }
}

/** The answer to a request at `api/…`, or a `Trouble`. */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(BASE + path, init);
  } catch {
    throw new Trouble("trouble-offline");
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => null)) as Refused | Unreckoned | null;
  if (said?.say === "Refused") throw new Trouble(`refusal-${said.code}`, { found: said.found, right: said.right });
  if (said?.say === "Unreckoned")
    throw new Trouble(said.code, { found: said.found, right: said.right, verdict: said.verdict }, said);
  throw new Trouble("trouble-server");
}

/** Whatever was thrown, as something that can be said. */
export function asTrouble(thrown: unknown): Trouble {
  return thrown instanceof Trouble ? thrown : new Trouble("trouble-server");
}
