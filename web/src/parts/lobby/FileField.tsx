/** A file for an option of a new game: chosen or dropped, checked by the game at once, taken only when it is good. */

import { useState } from "preact/hooks";
import { api, sentenceOf } from "../../net/api";
import { myFiles, withFile } from "../../state/kept";
import { dropping } from "../../state/replay/records";
import { text } from "../../text/en";

interface Props {
  game: string;
  label: string;
  /** The option's value, "" while there is none. */
  onTake(value: string): void;
}

/** Larger is nothing that the server would read. */
const LARGEST = 256 << 10;
const SHOWN = 5;

interface Found {
  title: string;
  problems: string[];
}

export function FileField({ game, label, onTake }: Props) {
  const [busy, setBusy] = useState(false);
  const [over, setOver] = useState(false);
  const [found, setFound] = useState<Found | null>(null);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    let value = "";
    try {
      if (file.size > LARGEST) setFound({ title: "", problems: [text.setup.tooLarge] });
      else {
        const read = await api.checkFile(game, file);
        setFound(read);
        value = read.value;
        if (value) myFiles.value = withFile(myFiles.value, game, { title: read.title, value });
      }
    } catch (trouble) {
      setFound({ title: "", problems: [sentenceOf(trouble)] });
    }
    onTake(value);
    setBusy(false);
  };

  return (
    <div
      class={`file-field${over ? " over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        event.stopPropagation();
        dropping.value = false;
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <label class="field-label">
        {label}
        <input
          class="input"
          type="file"
          accept=".json,application/json"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
      <div role="status">
        {busy && <p class="soft small">{text.setup.checking}</p>}
        {!busy && !found && <p class="soft small">{text.setup.dropHere}</p>}
        {!busy && found && <Verdict {...found} />}
      </div>
    </div>
  );
}

function Verdict({ title, problems }: Found) {
  if (problems.length === 0) return <p class="small file-good">{text.setup.fileGood(title)}</p>;
  return (
    <div class="file-bad">
      <p class="small">
        <strong>{text.setup.fileBad(problems.length)}</strong>
      </p>
      <ul class="small">
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      {problems.length > SHOWN && <p class="soft small">{text.setup.moreProblems(problems.length - SHOWN)}</p>}
    </div>
  );
}
