import { useState } from 'react';
import { toProblem, problemMessage } from './problem';
import { toast } from './toasts';

/** Runs an action and shows its outcome as a toast. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  /**
   * @param done the success message: a text, or a function of the work's outcome
   * @param isPartial whether only a part of it was done: then the message is a warning
   * @returns whether all of it succeeded
   */
  const act = async <T>(
    work: () => Promise<T>,
    done: string | ((outcome: T) => string),
    isPartial: (outcome: T) => boolean = () => false,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      const outcome = await work();
      const isWhole = !isPartial(outcome);
      const message = typeof done === 'string' ? done : done(outcome);
      toast(isWhole ? 'success' : 'warning', message);
      return isWhole;
    } catch (error) {
      toast('failure', problemMessage(toProblem(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}
