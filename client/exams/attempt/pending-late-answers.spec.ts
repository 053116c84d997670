import { expect, it } from 'vitest';
import { latestPerQuestion, pendingLateAnswers, type LateAnswer } from './pending-late-answers';
import type { AttemptPaper } from './attempt-paper.query';

const late = (id: string, questionId: string, more: Partial<LateAnswer> = {}): LateAnswer =>
  ({
    id,
    questionId,
    decision: null,
    isStored: false,
    isAnsweredAgain: false,
    ...more,
  }) as LateAnswer;

const paperOf = (...came: LateAnswer[]): AttemptPaper =>
  ({ questions: [{ questionId: 'one' }, { questionId: 'two' }], late: came }) as AttemptPaper;

it('returns undecided answers that differ and were not answered again, in the order of the page', () => {
  const paper = paperOf(
    late('a', 'two'),
    late('b', 'one', { isAnsweredAgain: true }),
    late('c', 'one', { isStored: true }),
    late('d', 'one', { decision: 'REFUSED' }),
    late('e', 'one'),
  );
  expect(pendingLateAnswers(paper).map(({ id }) => id)).toEqual(['e', 'a']);
});

it('returns the latest answer of each question, and none that was answered again', () => {
  const answeredAgain = { isAnsweredAgain: true };
  const paper = paperOf(
    late('a', 'one'),
    late('b', 'one'),
    late('c', 'two', answeredAgain),
    late('d', 'one', answeredAgain),
  );
  expect(latestPerQuestion(pendingLateAnswers(paper)).map(({ id }) => id)).toEqual(['b']);
});
