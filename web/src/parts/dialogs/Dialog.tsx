import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { text } from "../../text/en";
import { Icon } from "../Icon";

interface Props {
  open: boolean;
  title: string;
  /** Beside the title. */
  act?: ComponentChildren;
  onClose(): void;
  children: ComponentChildren;
}

export function Dialog({ open, title, act, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-label={title}
      onClose={() => open && onClose() /* one that gives way to another window is closed already */}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      {open && (
        <div class="dialog-body">
          <header class="row">
            <h2 class="grow">{title}</h2>
            {act}
            <button
              type="button"
              class="button small icon plain"
              aria-label={text.close}
              onClick={() => dialog.current?.close()}
            >
              <Icon name="close" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
