import { useState } from 'react';
import { useAskedClose } from '../ui/drafts/use-asked-close';
import { useStoredDraft } from '../ui/drafts/use-stored-draft';

/** A dialog with a form. What was typed there and never saved opens it again. */
export function useKeptDialog(name: string) {
  const kept = useStoredDraft(name);
  const [start, setStart] = useState(kept);
  const [opened, setOpened] = useState(kept !== null);
  const close = (): void => {
    setOpened(false);
    setStart(null);
  };
  const askedClose = useAskedClose(close);
  return {
    opened,
    /** What the form begins with; null: with what is stored. */
    start,
    open: () => setOpened(true),
    /** When it is done. */
    close,
    /** When it is left: asks first where something is typed. */
    askedClose,
  };
}
