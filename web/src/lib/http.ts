// Requests to the server over plain HTTP. What goes wrong is an `ApiError` with a sentence of the catalogue, never a status.
import { BASE } from "./base-path.ts";
import type { Variables } from "./i18n/bundle.ts";
import { t } from "./i18n/index.svelte.ts";
import type { Refused, Unreckoned } from "./protocol.gen.ts";

/** Why a request failed. It is kept as a key, so that the sentence changes with the language. */
export class ApiError extends Error {
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

/** The response from `api/…`, if its status is a good one. Throws an `ApiError`. */
export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(BASE + path, init);
  } catch {
    throw new ApiError("trouble-offline");
  }
  if (response.ok) return response;
  throw refusalIn(await response.json().catch(() => null));
}

/** Why not, as the server said it; if that is no refusal, the trouble is the server's. */
export function refusalIn(answer: unknown): ApiError {
  const said = answer as Refused | Unreckoned | null;
  if (said?.say === "Refused") return new ApiError(`refusal-${said.code}`, { found: said.found, right: said.right });
  if (said?.say === "Unreckoned")
    return new ApiError(said.code, { found: said.found, right: said.right, verdict: said.verdict }, said);
  return new ApiError("trouble-server");
}

/** The JSON of a response. Throws an `ApiError`, also where it is not what `isRight` expects. */
export async function requestJson<Body>(
  path: string,
  isRight: (body: Body) => boolean,
  init: RequestInit = {},
): Promise<Body> {
  const response = await request(path, init);
  const body = (await response.json().catch(() => null)) as Body | null;
  if (!body || !isRight(body)) throw new ApiError("trouble-server");
  return body;
}

/** Whatever was thrown, as something that can be said. */
export function asApiError(thrown: unknown): ApiError {
  return thrown instanceof ApiError ? thrown : new ApiError("trouble-server");
}
