import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { toProblem, type Problem } from './problem';
import { toast } from './toasts';
import { useAction } from './use-action';

interface Removal {
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  words: {
    /** Shown when it was moved to the trash. */
    removed: string;
    /** Shown when it was restored. */
    restored: string;
    refused: (problem: Problem) => string;
  };
  /** The error code which says that it was removed already. */
  goneCode: string;
  /** It was removed, by this user or another. */
  onGone: () => void;
  /** It was restored. */
  onBack: () => void;
}

/** Moves something to the trash after a confirmation, and offers to undo that. */
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
      const problem = toProblem(error);
      toast('failure', words.refused(problem));
      if (problem.code === goneCode) leave();
    } finally {
      setBusy(false);
    }
  };
  return {
    ask: open,
    /** Props of the `ConfirmDialog`. */
    dialogProps: {
      opened,
      isDangerous: true,
      isBusy,
      onClose: close,
      onConfirm: () => void confirm(),
    },
  };
}
