/** What the page and its worker say to each other. */

export type ToWorker =
  | { kind: "request"; id: number; method: string; address: string; link: string; body: ArrayBuffer }
  | { kind: "start" }
  | { kind: "open"; socket: number }
  | { kind: "close"; socket: number }
  | { kind: "text"; socket: number; text: string }
  /** All that is kept, and what takes its place. */
  | { kind: "entries"; id: number }
  | { kind: "restore"; id: number; entries: [string, string][] };

export type FromWorker =
  | { kind: "loading"; done: number; of: number }
  | { kind: "ready" }
  | { kind: "trouble"; what: Trouble }
  | { kind: "answer"; id: number; status: number; type: string; name: string; content: string | Uint8Array<ArrayBuffer> }
  | { kind: "entries"; id: number; entries: [string, string][] }
  | { kind: "text"; socket: number; text: string }
  | { kind: "shut"; socket: number; code: number };

/** Why games are not kept, or not here: nothing else goes wrong with a page that has loaded. */
export type Trouble = "full" | "private" | "elsewhere" | "broken";

/** An errand for the other worker, what it says meanwhile, and what came of it. */
export type Errand = { id: number; errand: string };
export type ErrandNews = { id: number; heard: string } | { id: number; done: string } | { id: number; failed: string };

/** `files.json`: what the page consists of, made when it was built. */
export interface Files {
  version: string;
  /** What Python and the engine weigh, unpacked. */
  engine: { path: string; bytes: number }[];
  /** All that is needed without a network. */
  all: string[];
}
