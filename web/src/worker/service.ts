/** The page without a network: all its files are kept, a new version is fetched beside the old and waits to be wanted. */

import type { Files } from "./talk";

/** Filled in when the page is built: another text, another service. */
const VERSION = "THE_VERSION";
const scope = self as unknown as ServiceWorkerGlobalScope;

interface ServiceWorkerGlobalScope {
  caches: CacheStorage;
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", then: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(kind: "fetch", then: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void): void;
  addEventListener(kind: "message", then: (event: { data: unknown }) => void): void;
}

const NAME = `snapcount-${VERSION}`;
const here = (path: string): string => new URL(path, scope.registration.scope).href;

async function fetchAll(): Promise<void> {
  const cache = await scope.caches.open(NAME);
  const listing = await fetch(here("files.json"), { cache: "no-cache" });
  const files = (await listing.clone().json()) as Files;
  await cache.put(here("files.json"), listing);
  await cache.addAll([...files.all.map(here), here("./")]);
}

async function forgetOld(): Promise<void> {
  const names = await scope.caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("snapcount-") && name !== NAME).map((name) => scope.caches.delete(name)));
  await scope.clients.claim();
}

/** The page at whatever address: what it refers to lies at the top. */
async function page(cache: Cache): Promise<Response | undefined> {
  const shown = await cache.match(here("./"));
  if (!shown) return undefined;
  const { pathname } = new URL(scope.registration.scope);
  return new Response((await shown.text()).replaceAll('"./', `"${pathname}`), { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

async function answer(request: Request): Promise<Response> {
  const cache = await scope.caches.open(NAME);
  const known = request.mode === "navigate" ? await page(cache) : await cache.match(request, { ignoreSearch: true });
  return known ?? fetch(request);
}

scope.addEventListener("install", (event) => event.waitUntil(fetchAll()));
scope.addEventListener("activate", (event) => event.waitUntil(forgetOld()));
scope.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(scope.registration.scope)) event.respondWith(answer(event.request));
});
scope.addEventListener("message", (event) => {
  if (event.data === "take over") void scope.skipWaiting();
});
