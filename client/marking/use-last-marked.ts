import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { problemMessage, toProblem } from '../ui/feedback/problem';
import { toast } from '../ui/feedback/toasts';
import { markingTexts } from '../ui/texts/marking-texts';
import { markStateOf } from './mark-draft';
import { MARK, TO_RULE, type MarkingAnswer } from './marking-queue.query';

/** Marks that were given, and what was there before. */
export interface GivenMarks {
  before: MarkingAnswer;
  now: MarkingAnswer;
}

/**
 * The marks that were given last on a page, which can be undone.
 * @param onUndone called when an answer has again what was there before
 */
export function useLastMarked(onUndone: (id: string) => void) {
  const apollo = useApolloClient();
  const [last, setLast] = useState<GivenMarks | null>(null);
  const undo = async ({ before, now }: GivenMarks): Promise<void> => {
    const { id, version } = now;
    const { marks, comment, levels } = markStateOf(before);
    const chosen = levels.map(({ criterionId, levelId }) => ({ criterionId, levelId }));
    try {
      if (before.answered.grade?.source === 'RULE')
        await apollo.mutate({ mutation: TO_RULE, variables: { input: { id, version } } });
      else
        await apollo.mutate({
          mutation: MARK,
          variables: { input: { id, version, marks, comment, levels: chosen } },
        });
    } catch (error) {
      toast('failure', problemMessage(toProblem(error)));
      return;
    }
    toast('success', markingTexts.desk.undone);
    setLast(null);
    onUndone(id);
  };
  return { last, setLast, undo };
}
