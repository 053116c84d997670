/** Who turns away from a sitting is asked first, where something goes on or would be lost. */
import { holdPlace } from '../place';
import type { Sitting } from './sitting';
import { texts } from '../texts/texts';

const words = texts.sitting;

function questionFor(sitting: Sitting): string | null {
  const { phase, isKept } = sitting;
  const unsent = unsentOf(sitting);
  switch (phase) {
    case 'RUNNING':
    case 'SUBMITTING':
    case 'TIME_UP':
      return words.leaveExam(unsent, isKept);
    // "Go on here instead" can still bring it into the paper.
    case 'ELSEWHERE':
    case 'ENDED':
      return unsent > 0 ? words.leaveUnsent(unsent, isKept) : null;
    case 'SHUT_OUT':
      return null;
  }
}

/** What the server has not got, neither in the paper nor aside. */
function unsentOf({ phase, saver, late }: Sitting): number {
  return phase === 'ELSEWHERE' || phase === 'ENDED' ? late.waiting : saver.pendingCount;
}

function wouldLose(sitting: Sitting): boolean {
  if (sitting.phase === 'SHUT_OUT') return false;
  return sitting.phase === 'SUBMITTING' || unsentOf(sitting) > 0;
}

/** As long as a sitting is anybody's, whatever is shown of it. @returns what ends that */
export function guardSitting(sitting: Sitting): () => void {
  const letGo = holdPlace(() => questionFor(sitting));
  const onUnload = (event: BeforeUnloadEvent): void => {
    if (wouldLose(sitting)) event.preventDefault();
  };
  addEventListener('beforeunload', onUnload);
  return () => {
    letGo();
    removeEventListener('beforeunload', onUnload);
  };
}
