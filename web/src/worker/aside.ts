/** The other worker: reviews and whatever else takes long, so that no table waits for it. */

import type { Errand, ErrandNews } from "./talk";
import { startPython } from "./python";

type Run = (errand: string, say: (told: string) => void) => string;

const say = (news: ErrandNews): void => self.postMessage(news);
const running = startPython(() => undefined).then(
  (python) => python.runPython("from snapcount.browser.apart import run\nrun") as Run,
);

self.onmessage = (message: MessageEvent<Errand>) => {
  const { id, errand } = message.data;
  running.then((run) => say({ id, done: run(errand, (heard) => say({ id, heard })) })).catch((problem: unknown) => say({ id, failed: String(problem) }));
};
