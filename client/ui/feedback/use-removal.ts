import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { problemOf, type Problem } from './problem';
import { toast } from './toasts';
import { useAction } from './use-action';

interface Removal {
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  words: {
    /** It is in the trash. */
    removed: string;
    /** It is back. */
    restored: string;
    refused: (problem: Problem) => string;
  };
  /** The code of a refusal that says that it is gone already. */
  goneCode: string;
  /** It is gone, by whomever. */
  onGone: () => void;
  /** It is back. */
  onBack: () => void;
}

/** Asks, moves something to the trash, and offers to take that back. */
export function useRemoval({ remove, restore, words, goneCode, onGone, onBack }: Removal) {
  const [opened, { open, close }] = useDisclosure(false);
  const [isBusy, setBusy] = useState(false);
  const { act } = useAction();
  const undo = async (): Promise<void> => {
    if (await act(restore, words.restored)) onBack();
  };
  const leave = (): void => {
    close();
    onGone();
  };
  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await remove();
      toast('success', words.removed, () => void undo());
      leave();
    } catch (error) {
      const problem = problemOf(error);
      toast('failure', words.refused(problem));
      if (problem.code === goneCode) leave();
    } finally {
      setBusy(false);
    }
  };
  return {
    ask: open,
    /** For a `ConfirmDialog`. */
    asked: {
      opened,
      isDangerous: true,
      isBusy,
      onClose: close,
      onConfirm: () => void confirm(),
    },
  };
}
