/** The playbook: one's own plays named, mirrored, shared as a file, taken from one; a play is drawn from any card. */

import { useState } from "preact/hooks";
import type { Plain } from "../../../net/wire";
import { Dialog } from "../../../parts/dialogs/Dialog";
import { saveFile } from "../../../state/replay/records";
import { scrimmage as say } from "../../../text/en.scrimmage";
import { drawing } from "./drawing";
import { Diagram } from "./cards";
import { fromFile, ownPlays, toFile, withPlay, type Drawn, type PlayCard } from "./plays";
import type { Ask } from "../../useAid";

interface Props {
  open: boolean;
  onClose(): void;
  aid: Ask;
  cards: readonly PlayCard[];
}

export function Playbook({ open, onClose, aid, cards }: Props) {
  const [told, setTold] = useState("");
  const own = ownPlays.value;
  const draw = (play: Drawn): void => {
    drawing.value = { play: { ...play, name: own.some((one) => one.name === play.name) ? play.name : say.myVersion(play.name) }, turn: 0, tool: "way", man: "" };
    onClose();
  };
  const mirror = async (play: Drawn): Promise<void> => {
    const turned = (await aid?.({ ask: "mirror", play: play as unknown as Plain })) as unknown as { play: Drawn } | undefined;
    if (turned) ownPlays.value = withPlay(own, turned.play);
  };
  const load = async (file: File | undefined): Promise<void> => {
    const plays = file ? fromFile(await file.text()) : null;
    if (!plays) return setTold(say.noPlays);
    try {
      await aid?.({ ask: "playbook", plays });
      ownPlays.value = (plays as unknown as Drawn[]).reduceRight(withPlay, own as Drawn[]);
      setTold(say.loaded(plays.length));
    } catch (wrong) {
      setTold(wrong instanceof Error ? wrong.message : say.noPlays);
    }
  };
  return (
    <Dialog open={open} title={say.playbook} onClose={onClose}>
      <p class="soft small">{say.playbookHint}</p>
      <ul class="sc-book">
        {cards.map((card, at) => (
          <li key={card.play.name + at}>
            <Diagram card={card} />
            <span class="grow"><b>{say.playName(card.play.name)}</b> <small class="soft">{card.markers}</small></span>
            <button type="button" class="button small" onClick={() => draw(card.play)}>{say.draw}</button>
            <button type="button" class="button small" onClick={() => void mirror(card.play)}>{say.mirror}</button>
            {own.some((one) => one.name === card.play.name) && (
              <button type="button" class="button small" onClick={() => (ownPlays.value = own.filter((one) => one.name !== card.play.name))}>{say.drop}</button>
            )}
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="button" disabled={own.length === 0} onClick={() => saveFile(new Blob([toFile(own)], { type: "application/json" }), say.playsFile)}>{say.savePlays}</button>
        <label class="button">
          {say.loadPlays}
          <input class="hush" type="file" accept="application/json,.json" onChange={(event) => void load(event.currentTarget.files?.[0])} />
        </label>
        <span role="status" class="small">{told}</span>
      </div>
    </Dialog>
  );
}
