import { useState } from 'react';
import { problemOf, sentenceOf } from './problem';
import { toast } from './toasts';

/** Does something for staff and says how it went. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  /**
   * @param done what is said when it is done; a function of the work's outcome, or a text
   * @returns whether it was done
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
      toast('failure', sentenceOf(problemOf(error)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}
