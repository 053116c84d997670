/** Who turns away from a sitting is asked first, where something goes on or would be lost. */
import { holdPlace } from './place';
import type { Sitting } from './sitting';
import { texts } from './texts';

const words = texts.sitting;

function questionFor({ phase, saver: { pendingCount } }: Sitting): string | null {
  switch (phase) {
    case 'RUNNING':
    case 'SUBMITTING':
    case 'TIME_UP':
      return words.leaveExam(pendingCount);
    // "Go on here instead" can still bring it to the server.
    case 'ELSEWHERE':
      return pendingCount > 0 ? words.leaveUnsent(pendingCount) : null;
    case 'ENDED':
    case 'SHUT_OUT':
      return null;
  }
}

function wouldLose({ phase, saver }: Sitting): boolean {
  const isOver = phase === 'ENDED' || phase === 'SHUT_OUT';
  return phase === 'SUBMITTING' || (saver.pendingCount > 0 && !isOver);
}

/** As long as a sitting is anybody's, whatever is shown of it. @returns what ends that */
export function holdSitting(sitting: Sitting): () => void {
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
