/** A season in the part of an address after `#`: packed, so that nothing must be kept anywhere. */

import type { GivenSheet } from "../../net/wire";

/** Longer addresses are cut by programs that pass them on. */
export const LONGEST_LINK = 8000;
/** More letters than any sheet: what unpacks to more is no link of ours. */
const LONGEST_TEXT = 60_000;

const through = async (bytes: Uint8Array<ArrayBuffer>, transform: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> => {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  const reader = stream.getReader() as ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > 4 * LONGEST_TEXT) throw new Error("too long");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

export async function packed(sheet: GivenSheet): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([sheet.file, sheet.text]));
  const small = await through(bytes, new CompressionStream("deflate-raw"));
  return btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** The season of a link, or null where it is none. */
export async function unpacked(hash: string): Promise<GivenSheet | null> {
  try {
    const plain = atob(hash.replace(/^#/, "").replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
    if (!Array.isArray(found)) return null;
    const [file, text] = found as unknown[];
    if (typeof file !== "string" || typeof text !== "string" || !file || text.length > LONGEST_TEXT) return null;
    return { file: file.slice(0, 80), text };
  } catch {
    return null;
  }
}
