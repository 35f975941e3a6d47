/** How what answers is reached: a server over the network, or the worker of this very page. Nobody else knows which. */

import * as local from "./local";

export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Whether this page was built to run alone, from plain files. */
export const ALONE: boolean = import.meta.env.MODE === "static";

export const ask = (address: string, init: RequestInit): Promise<Response> => (ALONE ? local.ask(address, init) : fetch(address, init));

export function openSocket(): Socket {
  if (ALONE) return new local.LocalSocket();
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(`${scheme}//${location.host}/api/socket`) as Socket;
}
