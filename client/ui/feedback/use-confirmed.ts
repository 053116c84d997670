import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useAction } from './use-action';

interface Confirmed<Entry> {
  work: (entry: Entry) => Promise<unknown>;
  /** What is said when it is done. */
  said: (entry: Entry) => string;
  /** The list is to be read again. */
  onDone: () => void | Promise<void>;
}

/** Does something to one of a list, once its owner has confirmed it, and says how it went. */
export function useConfirmed<Entry>({ work, said, onDone }: Confirmed<Entry>) {
  // It stays when the dialog closes: its title is read until that has faded.
  const [chosen, setChosen] = useState<Entry | null>(null);
  const [opened, { open, close }] = useDisclosure(false);
  const { isBusy, act } = useAction();
  const confirm = async (entry: Entry): Promise<void> => {
    if (!(await act(async () => work(entry), said(entry)))) return;
    close();
    await onDone();
  };
  return {
    /** The one that it is about; null: none was chosen yet. */
    chosen,
    choose: (entry: Entry) => {
      setChosen(entry);
      open();
    },
    /** For a `ConfirmDialog`. */
    asked: {
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
