/** A page without a server: the rooms run in a worker of its own, and are asked as a server would be. */

import { signal } from "@preact/signals";
import { root } from "../state/route";
import type { FromWorker, ToWorker, Trouble } from "../worker/talk";
import type { Socket } from "./reach";

/** How much of the engine has come, from 0 to 1; 1: it runs. */
export const loaded = signal(0);
export const trouble = signal<Trouble | null>(null);

type Kept = Extract<FromWorker, { kind: "entries" }>;
type Answer = Extract<FromWorker, { kind: "answer" }>;

const waiting = new Map<number, (answer: Answer) => void>();
const keptWaiting = new Map<number, (kept: Kept) => void>();
const sockets = new Map<number, LocalSocket>();
let worker: Worker | null = null;
let numbers = 0;

function say(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(new URL("../worker/rooms.ts", import.meta.url), { type: "module" });
    worker.onmessage = (heard: MessageEvent<FromWorker>) => hear(heard.data);
    worker.onerror = () => (trouble.value = "broken");
  }
  worker.postMessage(message);
}

function hear(message: FromWorker): void {
  if (message.kind === "loading") loaded.value = Math.min(0.99, message.done / message.of);
  else if (message.kind === "ready") loaded.value = 1;
  else if (message.kind === "trouble") trouble.value = message.what;
  else if (message.kind === "answer") {
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  } else if (message.kind === "entries") {
    keptWaiting.get(message.id)?.(message);
    keptWaiting.delete(message.id);
  } else if (message.kind === "text") sockets.get(message.socket)?.onmessage?.({ data: message.text });
  else sockets.get(message.socket)?.shut(message.code);
}

/** The list of games was written when the page was built: the lobby is there before the engine. */
const WRITTEN: Record<string, string> = { "/api/games": "games.json" };

export async function ask(address: string, init: RequestInit): Promise<Response> {
  const written = WRITTEN[address];
  if (written) {
    start();
    return fetch(root + written);
  }
  const headers = new Headers(init.headers);
  const body = init.body === undefined || init.body === null ? new ArrayBuffer(0) : await new Response(init.body).arrayBuffer();
  const link = (headers.get("Authorization") ?? "").replace(/^Bearer /, "");
  numbers += 1;
  const id = numbers;
  const answer = new Promise<Answer>((done) => waiting.set(id, done));
  say({ kind: "request", id, method: init.method ?? "GET", address, link, body });
  const { status, type, content } = await answer;
  return new Response(content, { status, headers: { "Content-Type": type } });
}

/** All that is kept of the games; with `put`, first these entries go in. */
export async function entries(put?: [string, string][]): Promise<[string, string][]> {
  numbers += 1;
  const id = numbers;
  const kept = new Promise<Kept>((done) => keptWaiting.set(id, done));
  say(put ? { kind: "restore", id, entries: put } : { kind: "entries", id });
  return (await kept).entries;
}

/** The engine is fetched while one looks at the lobby. */
export function start(): void {
  if (!worker) say({ kind: "start" });
}

export class LocalSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private readonly number: number;

  constructor() {
    numbers += 1;
    this.number = numbers;
    sockets.set(this.number, this);
    say({ kind: "open", socket: this.number });
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    say({ kind: "text", socket: this.number, text });
  }

  close(): void {
    say({ kind: "close", socket: this.number });
    this.shut(1000);
  }

  shut(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.number);
    this.onclose?.({ code });
  }
}
