/** A file that is no record, or a damaged one: said wherever it was dropped. */

import { badRecord } from "../../state/replay/records";
import { text } from "../../text/en";
import { Dialog } from "../dialogs/Dialog";

export function BadRecord() {
  const bad = badRecord.value;
  const close = () => (badRecord.value = null);
  return (
    <Dialog open={bad !== null} title={text.replay.bad(bad?.name ?? "")} onClose={close}>
      <p class="verdict bad">
        <span aria-hidden="true">✗</span>
        <span>{bad?.sentence}</span>
      </p>
      <p class="soft">{bad?.damaged ? text.replay.damaged : text.replay.unread}</p>
      <div class="row">
        <button type="button" class="button main" onClick={close}>
          {text.close}
        </button>
      </div>
    </Dialog>
  );
}
