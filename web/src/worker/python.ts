/** Python in a worker: the interpreter from its own files, and the engine on top. Nothing comes from elsewhere. */

import type { PyodideInterface } from "pyodide";
import { goOn, remember, remembered, type Load } from "./memory";
import type { Files } from "./talk";

export const rootOf = (): string => new URL("..", import.meta.url).href;

const BEGINNING = "import sys; sys.path.insert(0, '/engine')\nimport snapcount.browser.worker";
/** Chance must not be the same at every start, and the folders have been unpacked anew. */
const GOING_ON = "import importlib, random; random.seed(); importlib.invalidate_caches()";

/** `keeping`: the next start shall go on from the memory of this one. */
export async function startPython(progress: (done: number, of: number) => void, keeping = false): Promise<PyodideInterface> {
  const root = rootOf();
  const files = (await (await fetch(`${root}files.json`)).json()) as Files;
  const memory = remembered(root, files.version);
  const plainly = self.fetch.bind(self);
  self.fetch = counting(plainly, files, progress);
  const engine = self.fetch(`${root}engine.zip`).then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${root}pyodide/pyodide.mjs`)) as { loadPyodide: Load };
  const known = await memory;
  const gone = known && (await goOn(loadPyodide, root, files.version, known));
  const python = gone ?? (await loadPyodide({ indexURL: `${root}pyodide/`, _makeSnapshot: keeping }));
  python.unpackArchive(await engine, "zip", { extractDir: "/engine" });
  python.runPython(gone ? GOING_ON : BEGINNING);
  if (!gone && keeping) void remember(root, files.version, python);
  performance.mark(gone ? "python goes on" : "python begins");
  self.fetch = plainly;
  return python;
}

/** Counts what comes. The interpreter is handed on as it is: the browser keeps what it compiled only of a file of its own. */
function counting(plainly: typeof fetch, files: Files, progress: (done: number, of: number) => void): typeof fetch {
  // Modules are imported, which tells nothing of how far they have come.
  const of = files.engine.reduce((sum, { path, bytes }) => sum + (path.endsWith(".mjs") ? 0 : bytes), 0);
  let done = 0;
  const came = (bytes: number): void => {
    done += bytes;
    progress(Math.min(done, of), of);
  };
  return async (what: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = await plainly(what, init);
    if (!response.body) return response;
    if (response.url.endsWith(".wasm")) {
      void weighed(response.clone(), came);
      return response;
    }
    const told = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, onward) {
        came(chunk.length);
        onward.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(told), { status: response.status, headers: response.headers });
  };
}

async function weighed(copy: Response, came: (bytes: number) => void): Promise<void> {
  const reader = copy.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) came(part.value.length);
}
