// The service worker: keeps the page on the device, so that it opens without a network, and says itself what is missing.
//
// What is kept is one build, whole: assets by their hashed names, and the index as it was sent last. A newer build has
// another sw.js (vite/pwa.ts writes its file names into it), keeps its own and throws this one away. The index comes
// from the network whenever there is one, so nobody ever sees yesterday's page because of this file.

/** The files of this build; written here by vite/pwa.ts. */
declare const SHELL: readonly string[];
declare const VERSION: string;

/** What there is in a service worker; TypeScript's own list of it can't stand beside that of a page. */
interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
const worker = self as unknown as {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(name: "fetch", listener: (event: Fetching) => void): void;
};

const BASE = new URL("./", location.href).pathname;
/** The same host may have several of us under different paths. */
const OURS = `thenumber ${BASE} `;
const NOW = OURS + VERSION;
/** Numbers of the Day: what they say is of no build, and tomorrow's may be here already. */
const DAYS = `${OURS}days`;
const DAY = /^api\/daily\/\d{4}-\d\d-\d\d$/;
/** The most days that are kept; the one that was fetched first goes. */
const MOST_DAYS = 10;
/** The milliseconds after which a network is as good as none, and what is kept is shown. */
const PATIENCE_MS = 5_000;

worker.addEventListener("install", (event) => event.waitUntil(keepAll().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => worker.clients.claim())));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || !url.pathname.startsWith(BASE)) return;
  const path = url.pathname.slice(BASE.length);
  if (path.startsWith("assets/")) event.respondWith(keptFirst(request));
  else if (DAY.test(path)) {
    const fetched = fetchDay(request);
    event.waitUntil(fetched.catch(() => {})); // it is kept even if it comes too late to be shown
    event.respondWith(dayOf(request, fetched));
  } else if (request.mode === "navigate" && !/^(api|ws)\//.test(path)) {
    const fetched = fetchIndex(request);
    event.waitUntil(fetched.catch(() => {})); // it is kept even if it comes too late to be shown
    event.respondWith(indexOf(fetched));
  }
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(NOW);
  await cache.addAll(SHELL.map((name) => BASE + name));
  await fetchIndex(new Request(BASE, { cache: "reload" }));
}

async function forgetOthers(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NOW && name !== DAYS);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Files whose name changes with what is in them: once kept, right for ever. */
async function keptFirst(request: Request): Promise<Response> {
  const cache = await caches.open(NOW);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request.url, response.clone());
  return response;
}

/** The index from the network; kept if it is ours, and not the login of some hotel, or a neighbour's under our path. */
async function fetchIndex(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok && (await response.clone().text()).includes(`data-base="${BASE}"`))
    await (await caches.open(NOW)).put(BASE, response.clone());
  return response;
}

/** The response from the network; or what is kept, if there is no network, it takes too long, or only a proxy answers. */
async function indexOf(fetched: Promise<Response>): Promise<Response> {
  const response = await inTime(fetched);
  if (response && response.status < 500) return response;
  return (await (await caches.open(NOW)).match(BASE)) ?? response ?? fetched;
}

/** The same for a Number of the Day. */
async function dayOf(request: Request, fetched: Promise<Response>): Promise<Response> {
  const response = await inTime(fetched);
  if (response && response.status < 500) return response;
  return (await (await caches.open(DAYS)).match(request.url)) ?? response ?? fetched;
}

/** A Number of the Day from the network, which is kept. */
async function fetchDay(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok) return response;
  const days = await caches.open(DAYS);
  await days.delete(request.url); // it is the newest now
  await days.put(request.url, response.clone());
  const kept = await days.keys();
  await Promise.all(kept.slice(0, -MOST_DAYS).map((oldest) => days.delete(oldest)));
  return response;
}

/** The response, or null if there is none, or not soon enough. */
function inTime(fetched: Promise<Response>): Promise<Response | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([fetched.catch(() => null), late]);
}
