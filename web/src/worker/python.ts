/** Python in a worker: the interpreter from its own files, and the engine on top. Nothing comes from elsewhere. */

import type { PyodideInterface } from "pyodide";
import type { Files } from "./talk";

export const rootOf = (): string => new URL("..", import.meta.url).href;

export async function startPython(progress: (done: number, of: number) => void): Promise<PyodideInterface> {
  const root = rootOf();
  const files = (await (await fetch(`${root}files.json`)).json()) as Files;
  // Modules are imported, which tells nothing of how far they have come.
  const of = files.engine.reduce((sum, { path, bytes }) => sum + (path.endsWith(".mjs") ? 0 : bytes), 0);
  let done = 0;
  const plainly = self.fetch.bind(self);
  self.fetch = async (what: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = await plainly(what, init);
    if (!response.body) return response;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, onward) {
          done += chunk.length;
          progress(Math.min(done, of), of);
          onward.enqueue(chunk);
        },
      }),
    );
    return new Response(counted, { status: response.status, headers: response.headers });
  };
  const engine = self.fetch(`${root}engine.zip`).then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${root}pyodide/pyodide.mjs`)) as typeof import("pyodide");
  const python = await loadPyodide({ indexURL: `${root}pyodide/` });
  python.unpackArchive(await engine, "zip", { extractDir: "/engine" });
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  self.fetch = plainly;
  return python;
}
