import { useState } from 'react';
import { useConfirmedClose } from '../ui/drafts/use-confirmed-close';
import { useStoredDraft } from '../ui/drafts/draft-autosave';

/** The state of a dialog with a form. A restored draft opens the dialog. */
export function useDraftDialog(name: string) {
  const draft = useStoredDraft(name);
  const [start, setStart] = useState(draft);
  const [opened, setOpened] = useState(draft !== null);
  const close = (): void => {
    setOpened(false);
    setStart(null);
  };
  const confirmedClose = useConfirmedClose(close);
  return {
    opened,
    /** The restored draft; null when the form starts with the stored values. */
    start,
    open: () => setOpened(true),
    /** Closes the dialog after saving. */
    close,
    /** Closes the dialog, after a confirmation if something was typed. */
    confirmedClose,
  };
}
