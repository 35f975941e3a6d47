/** A record file dropped on the page, or chosen, opens as a replay. */

import { signal } from "@preact/signals";
import { api, Problem, sentenceOf } from "../../net/api";
import { openReplay } from "../route";

/** `damaged`: the file was read, and something in it is wrong. */
export const badRecord = signal<{ name: string; sentence: string; damaged: boolean } | null>(null);
export const dropping = signal(false);
export const reading = signal(false);

export async function readRecord(file: File): Promise<void> {
  badRecord.value = null;
  reading.value = true;
  try {
    openReplay(await api.replay(file), file);
  } catch (problem) {
    const damaged = problem instanceof Problem && problem.code === "bad_record";
    badRecord.value = { name: file.name, sentence: sentenceOf(problem), damaged };
  }
  reading.value = false;
}

/** Hands a file over to the browser to keep. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function followDrops(): void {
  const carriesFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
  addEventListener("dragover", (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    dropping.value = true;
  });
  addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) dropping.value = false;
  });
  addEventListener("drop", (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    dropping.value = false;
    const file = event.dataTransfer?.files[0];
    if (file) void readRecord(file);
  });
}
