import { expect, it } from 'vitest';
import { latestOfEach, waitingOf, type Late } from './late-waiting';
import type { AttemptPaper } from './attempt-paper.query';

const late = (id: string, questionId: string, more: Partial<Late> = {}): Late =>
  ({ id, questionId, decision: null, isStored: false, isAnsweredAgain: false, ...more }) as Late;

const paperOf = (...came: Late[]): AttemptPaper =>
  ({ questions: [{ questionId: 'one' }, { questionId: 'two' }], late: came }) as AttemptPaper;

it('asks for what is undecided, differs, and was not answered again, in the order of the page', () => {
  const paper = paperOf(
    late('a', 'two'),
    late('b', 'one', { isAnsweredAgain: true }),
    late('c', 'one', { isStored: true }),
    late('d', 'one', { decision: 'REFUSED' }),
    late('e', 'one'),
  );
  expect(waitingOf(paper).map(({ id }) => id)).toEqual(['e', 'a']);
});

it('accepts with all the latest of each question, and none that was answered again', () => {
  const again = { isAnsweredAgain: true };
  const paper = paperOf(
    late('a', 'one'),
    late('b', 'one'),
    late('c', 'two', again),
    late('d', 'one', again),
  );
  expect(latestOfEach(waitingOf(paper)).map(({ id }) => id)).toEqual(['b']);
});
