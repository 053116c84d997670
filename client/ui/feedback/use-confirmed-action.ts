import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useAction } from './use-action';

interface ConfirmedAction<Entry> {
  work: (entry: Entry) => Promise<unknown>;
  /** The success message. */
  doneMessage: (entry: Entry) => string;
  /** Reloads the list. */
  onDone: () => void | Promise<void>;
}

/** Runs an action on a list entry after a confirmation, and shows the outcome. */
export function useConfirmedAction<Entry>({ work, doneMessage, onDone }: ConfirmedAction<Entry>) {
  // Not reset when the dialog closes: its title is visible until the dialog has faded out.
  const [chosen, setChosen] = useState<Entry | null>(null);
  const [opened, { open, close }] = useDisclosure(false);
  const { isBusy, act } = useAction();
  const confirm = async (entry: Entry): Promise<void> => {
    if (!(await act(async () => work(entry), doneMessage(entry)))) return;
    close();
    await onDone();
  };
  return {
    /** The chosen entry; null before the first choice. */
    chosen,
    choose: (entry: Entry) => {
      setChosen(entry);
      open();
    },
    /** Props of the `ConfirmDialog`. */
    dialogProps: {
      opened,
      isDangerous: true,
      isBusy,
      onClose: close,
      onConfirm: () => {
        if (chosen !== null) void confirm(chosen);
      },
    },
  };
}
