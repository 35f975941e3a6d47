/** The browser's database as entries of texts: written whole or not at all, and safe when the call is done. */

const STORE = "entries";

export interface Entries {
  keep(put: [string, string][], drop: string[]): Promise<void>;
  under(prefix: string): Promise<[string, string][]>;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the database refused"));
  });

export async function openEntries(): Promise<Entries> {
  const opening = indexedDB.open("snapcount", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  return {
    keep: (put, drop) =>
      new Promise((done, failed) => {
        const writing = database.transaction(STORE, "readwrite", { durability: "strict" });
        const entries = writing.objectStore(STORE);
        for (const key of drop) entries.delete(key);
        for (const [key, value] of put) entries.put(value, key);
        writing.oncomplete = () => done();
        writing.onabort = writing.onerror = () => failed(writing.error ?? new Error("the database refused"));
      }),
    async under(prefix) {
      const entries = database.transaction(STORE).objectStore(STORE);
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const [keys, values] = await Promise.all([settled(entries.getAllKeys(range)), settled(entries.getAll(range))]);
      return keys.map((key, at): [string, string] => [String(key), String(values[at])]);
    },
  };
}

/** Where the browser gives no database (a private window): until the page is closed. */
export function fleetingEntries(): Entries {
  const kept = new Map<string, string>();
  return {
    keep: (put, drop) => {
      for (const key of drop) kept.delete(key);
      for (const [key, value] of put) kept.set(key, value);
      return Promise.resolve();
    },
    under: (prefix) => Promise.resolve([...kept].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
