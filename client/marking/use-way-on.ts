import { skipToken, useQuery } from '@apollo/client/react';
import { formatNumber } from '../ui/format';
import { markingTexts } from '../ui/texts/marking-texts';
import { deskPath } from './desk-path';
import { learnerName } from './learner-name';
import type { Marking } from './marking.query';
import { NEXT_LEARNER } from './marking-lists.query';

const { done: words } = markingTexts;

interface MarkedScope {
  quizId: string;
  questionId: string | null;
  learnerId: string | null;
}

interface WayOn {
  label: string;
  to: string;
}

/**
 * Where marking goes on when a part is done: with the next question, or the next learner, whichever the marker goes by; after
 * the last one from the beginning.
 * @param marking undefined while it is loading
 * @returns null where nothing else waits; undefined while that is not known
 */
export function useWayOn(
  scope: MarkedScope,
  marking: Marking | undefined,
): WayOn | null | undefined {
  const { quizId, questionId, learnerId } = scope;
  const { data, error } = useQuery(
    NEXT_LEARNER,
    learnerId ? { variables: { quizId, learnerId }, fetchPolicy: 'network-only' } : skipToken,
  );
  if (learnerId !== null) {
    if (!data) return error ? null : undefined;
    const [next] = data.markingLearners.items;
    // They are the last of all: what still waits of theirs, others have open.
    if (!next || next.learnerId === learnerId) return null;
    const label = words.nextLearner(learnerName(next), formatNumber(next.waitingCount));
    return { label, to: deskPath(quizId, { learnerId: next.learnerId }) };
  }
  // All that waits in the whole exam, others have open.
  if (questionId === null) return null;
  return marking && nextQuestion(quizId, questionId, marking.questions);
}

/** The next question with answers to mark, from the current one on, then from the beginning. */
function nextQuestion(
  quizId: string,
  questionId: string,
  questions: Marking['questions'],
): WayOn | null {
  const at = questions.findIndex((one) => one.questionId === questionId);
  const next = [...questions.slice(at + 1), ...questions.slice(0, Math.max(at, 0))].find(
    ({ waitingCount }) => waitingCount > 0,
  );
  if (!next) return null;
  const count = formatNumber(next.waitingCount);
  const label =
    next.number === null
      ? words.nextQuestion(count)
      : words.nextNumbered(formatNumber(next.number), count);
  return { label, to: deskPath(quizId, { questionId: next.questionId }) };
}
