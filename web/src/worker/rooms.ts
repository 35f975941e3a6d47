/** The worker that runs the rooms: Python's own, kept in the browser's database. */

import { fleetingEntries, openEntries, type Entries } from "./database";
import { startPython } from "./python";
import type { ErrandNews, FromWorker, ToWorker, Trouble } from "./talk";

interface Rooms {
  request(method: string, address: string, link: string, body: Uint8Array): Promise<{ toJs(): [number, string, string, string | Uint8Array<ArrayBuffer>] }>;
  open(socket: number): void;
  hear(socket: number, text: string): void;
  close(socket: number): void;
}

const say = (message: FromWorker): void => self.postMessage(message);
const trouble = (what: Trouble): void => say({ kind: "trouble", what });

/** Errands that the other worker has, by their number. */
const errands = new Map<number, { heard: (told: string) => void; done: (told: string) => void; failed: (why: Error) => void }>();
let other: Worker | null = null;
let numbers = 0;

function otherWorker(): Worker {
  if (other) return other;
  other = new Worker(new URL("./aside.ts", import.meta.url), { type: "module" });
  other.onmessage = (message: MessageEvent<ErrandNews>) => {
    const news = message.data;
    const errand = errands.get(news.id);
    if ("heard" in news) {
      errand?.heard(news.heard);
      return;
    }
    errands.delete(news.id);
    if ("done" in news) errand?.done(news.done);
    else errand?.failed(new Error(news.failed));
  };
  return other;
}

const host = (entries: Entries) => ({
  tell: (socket: number, text: string) => say({ kind: "text", socket, text }),
  shut: (socket: number, code: number) => say({ kind: "shut", socket, code }),
  async keep(put: string, drop: string): Promise<void> {
    try {
      await entries.keep(JSON.parse(put) as [string, string][], JSON.parse(drop) as string[]);
    } catch (problem) {
      trouble(problem instanceof DOMException && problem.name === "QuotaExceededError" ? "full" : "broken");
      throw problem;
    }
  },
  under: async (prefix: string): Promise<string> => JSON.stringify(await entries.under(prefix)),
  apart: (errand: string, heard: (told: string) => void): Promise<string> =>
    new Promise((done, failed) => {
      numbers += 1;
      errands.set(numbers, { heard, done, failed });
      otherWorker().postMessage({ id: numbers, errand });
    }),
  stop_apart(): void {
    other?.terminate();
    other = null;
    for (const errand of errands.values()) errand.failed(new Error("stopped"));
    errands.clear();
  },
});

let kept: Promise<Entries> | null = null;

/** The browser's database; where it gives none (a private window), what is forgotten with the page. */
const database = (): Promise<Entries> =>
  (kept ??= openEntries().catch(() => {
    trouble("private");
    return fleetingEntries();
  }));

async function begin(): Promise<Rooms> {
  const python = await startPython((done, of) => say({ kind: "loading", done, of }), true);
  python.registerJsModule("snapcount_host", host(await database()));
  const rooms = (await python.runPythonAsync(
    "import snapcount_host\nfrom snapcount.browser.worker import begin\nawait begin(snapcount_host)",
  )) as Rooms;
  say({ kind: "ready" });
  return rooms;
}

/** Only one window runs the rooms: two would write over each other. Who comes last has them. */
function mine(): Promise<void> {
  return new Promise((have) => {
    navigator.locks
      .request("snapcount", { steal: true }, () => {
        have();
        return new Promise(() => undefined);
      })
      .catch(() => {
        trouble("elsewhere");
        self.close();
      });
  });
}

const rooms = mine().then(begin);
rooms.catch((problem: unknown) => {
  console.error(problem);
  trouble("broken");
});

/** One after another, so that what is said at a table keeps its order. */
self.onmessage = (message: MessageEvent<ToWorker>) => {
  const asked = message.data;
  if (asked.kind === "entries" || asked.kind === "restore") {
    void database().then(async (entries) => {
      if (asked.kind === "restore") await entries.keep(asked.entries, []);
      say({ kind: "entries", id: asked.id, entries: asked.kind === "restore" ? [] : await entries.under("") });
    });
    return;
  }
  void rooms.then(async (here) => {
    if (asked.kind === "open") here.open(asked.socket);
    else if (asked.kind === "close") here.close(asked.socket);
    else if (asked.kind === "text") here.hear(asked.socket, asked.text);
    else if (asked.kind === "request") {
      const told = await here.request(asked.method, asked.address, asked.link, new Uint8Array(asked.body));
      const [status, type, name, content] = told.toJs();
      say({ kind: "answer", id: asked.id, status, type, name, content });
    }
  });
};
