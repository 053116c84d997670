/** Asks before the candidate leaves a sitting that is running or has unsent answers. */
import { guardNavigation } from './navigation';
import type { Sitting } from './sitting';
import { texts } from '../texts/texts';

const words = texts.sitting;

function leaveQuestion(sitting: Sitting): string | null {
  const { phase, isPersistent } = sitting;
  const unsent = countUnsent(sitting);
  switch (phase) {
    case 'RUNNING':
    case 'SUBMITTING':
    case 'TIME_UP':
      return words.leaveExam(unsent, isPersistent);
    // "Continue here instead" can still bring the answers into the paper.
    case 'ELSEWHERE':
    case 'ENDED':
      return unsent > 0 ? words.leaveUnsent(unsent, isPersistent) : null;
    case 'SHUT_OUT':
      return null;
  }
}

/** Answers that the server has neither in the paper nor as late. */
function countUnsent({ phase, saver, late }: Sitting): number {
  return phase === 'ELSEWHERE' || phase === 'ENDED' ? late.waiting : saver.pendingCount;
}

function wouldLoseAnswers(sitting: Sitting): boolean {
  if (sitting.phase === 'SHUT_OUT') return false;
  return sitting.phase === 'SUBMITTING' || countUnsent(sitting) > 0;
}

/** Guards a sitting in every phase, until the page is unmounted. @returns removes the guard */
export function guardAgainstLeaving(sitting: Sitting): () => void {
  const removeGuard = guardNavigation(() => leaveQuestion(sitting));
  const onUnload = (event: BeforeUnloadEvent): void => {
    if (wouldLoseAnswers(sitting)) event.preventDefault();
  };
  addEventListener('beforeunload', onUnload);
  return () => {
    removeGuard();
    removeEventListener('beforeunload', onUnload);
  };
}
