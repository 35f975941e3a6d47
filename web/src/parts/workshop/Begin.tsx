/** Where a season comes from: a file dropped or chosen, one of the box, an empty sheet to fill in. */

import { useEffect, useState } from "preact/hooks";
import { api, sentenceOf } from "../../net/api";
import type { ExampleSheet } from "../../net/wire";
import { saveFile } from "../../state/replay/records";
import { bringExample, bringFiles, clubs, trouble } from "../../state/workshop/workshop";
import { text } from "../../text/en";
import { Icon } from "../Icon";

export function Begin({ onBrought }: { onBrought?: () => void }) {
  const [examples, setExamples] = useState<ExampleSheet[]>([]);
  useEffect(() => {
    api.workshopSheets().then(setExamples, (problem: unknown) => (trouble.value = sentenceOf(problem)));
  }, []);
  const brought = async (work: Promise<void>) => {
    await work;
    if (!trouble.value) onBrought?.();
  };
  const template = async () => {
    try {
      const { file, text } = await api.workshopSheet("template");
      saveFile(new Blob([text], { type: "text/csv" }), file);
    } catch (problem) {
      trouble.value = sentenceOf(problem);
    }
  };
  return (
    <div class="ws-begin">
      <p class="ws-drop-words">{clubs.value.length === 0 ? text.workshop.drop : text.workshop.dropMore}</p>
      <label class="button main file-button">
        <Icon name="file" /> {text.workshop.choose}
        <input
          type="file"
          multiple
          accept=".csv,text/csv,text/plain"
          class="hush"
          onChange={(event) => void brought(bringFiles(event.currentTarget.files ?? []))}
        />
      </label>
      <label class="field-label">
        {text.workshop.example}
        <select
          class="input"
          value=""
          onChange={(event) => {
            const name = event.currentTarget.value;
            event.currentTarget.value = "";
            if (name) void brought(bringExample(name));
          }}
        >
          <option value="">{text.workshop.pick}</option>
          {examples.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" onClick={() => void template()}>
        {text.workshop.template}
      </button>
      <p class="soft small">{text.workshop.guide}</p>
    </div>
  );
}
