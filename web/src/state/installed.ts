/** The page as an app: kept for the time without a network, and a new version offered, never forced. */

import { signal } from "@preact/signals";
import { root } from "./route";

/** A new version lies ready. */
export const fresh = signal(false);
let waiting: ServiceWorker | null = null;

export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registered = await navigator.serviceWorker.register(`${root}service.js`, { scope: root });
  const look = (worker: ServiceWorker | null) => {
    if (worker?.state !== "installed" || !navigator.serviceWorker.controller) return;
    waiting = worker;
    fresh.value = true;
  };
  look(registered.waiting);
  registered.addEventListener("updatefound", () => {
    const coming = registered.installing;
    coming?.addEventListener("statechange", () => look(coming));
  });
}

export function takeFresh(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting?.postMessage("take over");
}
