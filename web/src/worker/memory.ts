/** Python's memory as it was when the rooms had been imported: the next start goes on from there.
 *
 *  It lies with the files of the same version and goes with them. Pyodide calls such snapshots its own affair, so nothing
 *  rests on one: where it isn't kept, is damaged or doesn't fit, Python starts from the beginning.
 */

import type { PyodideInterface } from "pyodide";

/** What Pyodide's own types leave out. */
interface Machine {
  HEAP8: Int8Array;
  _malloc(bytes: number): number;
  _free(at: number): void;
}
type Build = (settings: object) => Promise<Machine>;
export type Load = (options: { indexURL: string; _makeSnapshot?: boolean; _loadSnapshot?: Uint8Array; createPyodideModule?: Build }) => Promise<PyodideInterface>;

/** Games need the room more: times what the memory takes that must be left. */
const ROOM = 4;

const place = (root: string): string => `${root}python-memory`;
const files = (version: string): Promise<Cache> => caches.open(`snapcount-${version}`);

export async function remembered(root: string, version: string): Promise<Uint8Array | null> {
  try {
    const found = await (await files(version)).match(place(root));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null; // no caches here: a private window, a host without https
  }
}

/** Python as it was; `null`: it can't go on from there, and shall not be asked to again. */
export async function goOn(load: Load, root: string, version: string, memory: Uint8Array): Promise<PyodideInterface | null> {
  const indexURL = `${root}pyodide/`;
  const { default: build } = (await import(/* @vite-ignore */ `${indexURL}pyodide.asm.mjs`)) as { default: Build };
  const large = async (settings: object): Promise<Machine> => {
    const machine = await build(settings);
    if (machine.HEAP8.length < memory.length) machine._free(machine._malloc(memory.length)); // it grows, but not by itself
    return machine;
  };
  try {
    return await load({ indexURL, _loadSnapshot: memory, createPyodideModule: large });
  } catch (problem) {
    console.warn("Python's memory isn't used:", problem);
    await (await files(version)).delete(place(root));
    return null;
  }
}

export async function remember(root: string, version: string, python: PyodideInterface): Promise<void> {
  try {
    const memory = python.makeMemorySnapshot({}) as Uint8Array<ArrayBuffer>;
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    if (quota - usage > ROOM * memory.length) await (await files(version)).put(place(root), new Response(memory));
  } catch (problem) {
    console.warn("Python's memory isn't kept:", problem); // nothing is lost but some seconds at the next start
  }
}
