/** Text of a file that somebody brings: UTF-8, or the row where it stops being it and the last letters before. */

const NEW_LINE = 10;
const SHOWN = 20;

export class NotText extends Error {
  constructor(
    readonly row: number,
    readonly before: string,
  ) {
    super();
  }
}

const strictly = new TextDecoder("utf-8", { fatal: true });

export function textOf(raw: Uint8Array<ArrayBuffer>): string {
  try {
    return strictly.decode(raw);
  } catch {
    throw found(raw);
  }
}

/** No letter of UTF-8 holds the byte of a new line, so that rows can be read one by one. */
function found(raw: Uint8Array<ArrayBuffer>): NotText {
  for (let row = 1, from = 0; ; row += 1) {
    const end = raw.indexOf(NEW_LINE, from);
    const line = raw.subarray(from, end < 0 ? raw.length : end);
    if (!isText(line)) return new NotText(row, lettersBefore(line));
    from = end + 1;
  }
}

function isText(raw: Uint8Array<ArrayBuffer>): boolean {
  try {
    strictly.decode(raw);
    return true;
  } catch {
    return false;
  }
}

function lettersBefore(line: Uint8Array<ArrayBuffer>): string {
  let length = 0;
  for (let n = 1; n < line.length; n += 1) if (isText(line.subarray(0, n))) length = n;
  return strictly.decode(line.subarray(0, length)).slice(-SHOWN);
}
