/** All games of this browser to a file, and back from one. */

import { useState } from "preact/hooks";
import { bringBack, readSaved, saved } from "../../state/alone";
import { saveFile } from "../../state/replay/records";
import { text } from "../../text/en";

const words = text.alone;

export function SaveGames() {
  return (
    <button type="button" class="button small" onClick={() => void saved().then((file) => saveFile(file, words.file))}>
      {words.save}
    </button>
  );
}

export function KeptFile() {
  const [problem, setProblem] = useState("");
  const bring = async (file: File) => {
    const found = readSaved(await file.text());
    if (found) await bringBack(found);
    else setProblem(words.notOurs(file.name));
  };
  return (
    <section class="kept-file" aria-labelledby="kept-title">
      <h2 id="kept-title">{words.title}</h2>
      <p class="soft">{words.here}</p>
      <p>
        <SaveGames />{" "}
        <label class="button small file-button">
          {words.bring}
          <input
            type="file"
            accept=".json,application/json"
            class="hush"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file) void bring(file);
              event.currentTarget.value = "";
            }}
          />
        </label>
      </p>
      {problem && (
        <p class="notice refusal" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
