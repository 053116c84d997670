import { useState } from 'react';
import { toProblem, problemMessage } from './problem';
import { toast } from './toasts';

/** Runs an action and shows its outcome as a toast. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  /**
   * @param done the success message: a text, or a function of the work's outcome
   * @returns whether it succeeded
   */
  const act = async <T>(
    work: () => Promise<T>,
    done: string | ((outcome: T) => string),
  ): Promise<boolean> => {
    setBusy(true);
    try {
      const outcome = await work();
      toast('success', typeof done === 'string' ? done : done(outcome));
      return true;
    } catch (error) {
      toast('failure', problemMessage(toProblem(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}
