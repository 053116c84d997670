/** What staff see of the adjustments of one attempt, and what they leave as it is. */
import { beforeAll, describe, expect, it } from 'vitest';
import { adjust, adjustmentsOfAttempt, undo } from '../setup/adjustments.js';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { exam, setRules } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { ERASE, markedLearner } from '../setup/personal-data.js';
import { answerExam, takeExam } from '../setup/taking.js';
import { DELETE_QUIZ } from '../setup/trash.js';

const app = useApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const options = ['right', 'wrong'].map((text) => ({ text }));
const questions = ['First?', 'Second?'].map((text) => ({
  mcq: { text, options, correctOption: 1, marks: '2' },
}));

/** Anna has 4 of 4, Ben 2. Learners see their score once it is released. */
async function takenExam() {
  const of = await exam(app, owner.api, {
    questions,
    rules: { review_content: 'SCORE', review_time: 'ON_RELEASE' },
  });
  const anna = await takeExam(app, of, { 'First?': 'right', 'Second?': 'right' }, 'Anna');
  const ben = await takeExam(app, of, { 'First?': 'right', 'Second?': 'wrong' }, 'Ben');
  return { of, anna, ben };
}

describe('the adjustments of an attempt', () => {
  it('are its own and those of all, also undone ones, and not of those who started later', async () => {
    const { of, anna, ben } = await takenExam();
    const { quizId } = of;
    const bonus = { quizId, kind: 'MARKS', marks: '-1' };
    await adjust(owner.api, { ...bonus, attemptId: ben.id }, 'Copied');
    const { id } = await adjust(owner.api, { ...bonus, attemptId: anna.id }, 'Late');
    await undo(owner.api, quizId, id as string);
    await adjust(owner.api, bonus, 'Unclear');
    const cleo = await takeExam(app, of, {}, 'Cleo');
    const seen = async (attemptId: string) => {
      const { items, totalCount } = await adjustmentsOfAttempt(owner.api, { quizId, attemptId });
      expect(totalCount).toBe((items as Data[]).length);
      return (items as Data[]).map(({ reason, undoneAt }) => [reason, undoneAt !== null]);
    };
    expect(await seen(ben.id)).toEqual([
      ['Unclear', false],
      ['Copied', false],
    ]);
    expect(await seen(anna.id)).toEqual([
      ['Unclear', false],
      ['Late', true],
    ]);
    expect(await seen(cleo.id)).toEqual([]);
  });

  it('say whether the learner sees them, which is with the score', async () => {
    const { of, anna } = await takenExam();
    const isShown = async (): Promise<boolean> => {
      const variables = { quizId: of.quizId, attemptId: anna.id };
      return (await adjustmentsOfAttempt(owner.api, variables)).isScoreShown;
    };
    expect(await isShown()).toBe(false);
    await setRules(app, of.quizId, { released_at: new Date() });
    expect(await isShown()).toBe(true);
    await setRules(app, of.quizId, { review_content: 'NOTHING' });
    expect(await isShown()).toBe(false);
  });

  it('are listed also once the learner is erased, and once the exam is in the trash', async () => {
    const { exam: of, id, invited } = await markedLearner(app, owner.api, 'Ulla');
    const variables = { quizId: of.quizId, attemptId: invited.page.id };
    await adjust(owner.api, { ...variables, kind: 'MARKS', marks: '-1' });
    await owner.api.ask(ERASE, { id, name: 'Ulla' });
    const listed = [{ reason: null, undoneAt: null }];
    expect(await adjustmentsOfAttempt(owner.api, variables)).toMatchObject({ items: listed });
    await owner.api.ask(DELETE_QUIZ, { id: of.quizId });
    expect(await adjustmentsOfAttempt(owner.api, variables)).toMatchObject({ items: listed });
    const stranger = await person(app);
    const query = `query ($quizId: ID!, $attemptId: ID) {
      examAdjustments(quizId: $quizId, attemptId: $attemptId) { totalCount } }`;
    const { extensions } = await stranger.api.refused(query, variables);
    expect(extensions.code).toBe('ATTEMPT_NOT_FOUND');
  });

  it('are not found by an attempt of another exam, and refused of one under way', async () => {
    const { of } = await takenExam();
    const other = await takenExam();
    const running = await answerExam(app, of, {}, 'Dora');
    const codeFor = async (attemptId: string): Promise<unknown> => {
      const query = `query ($quizId: ID!, $attemptId: ID) {
        examAdjustments(quizId: $quizId, attemptId: $attemptId) { totalCount } }`;
      const refused = await owner.api.refused(query, { quizId: of.quizId, attemptId });
      return refused.extensions.code;
    };
    expect(await codeFor(other.anna.id)).toBe('ATTEMPT_NOT_FOUND');
    expect(await codeFor(running.id)).toBe('ATTEMPT_NOT_SUBMITTED');
  });
});

const FIGURES = `query ($quizId: ID!) {
  examFigures(quizId: $quizId) {
    figures { scores { mean { value } } questions { facility { value } } }
  }
  classPicture(quizId: $quizId) { questions { percent } results { items { score } } }
}`;

describe('marks that were added', () => {
  it('are part of the scores, but of no question', async () => {
    const { of } = await takenExam();
    await adjust(owner.api, { quizId: of.quizId, kind: 'MARKS', marks: '-1' });
    const { examFigures, classPicture } = await owner.api.ask(FIGURES, { quizId: of.quizId });
    const { scores, questions: analysed } = examFigures.figures;
    // 3 and 1 of 4; the first question was right twice, the second once.
    expect(scores.mean.value).toBe(50);
    expect((analysed as Data[]).map(({ facility }) => (facility as Data)['value'])).toEqual([
      100, 50,
    ]);
    expect(classPicture).toMatchObject({
      questions: [{ percent: 50 }, { percent: 100 }],
      results: { items: [{ score: 3 }, { score: 1 }] },
    });
  });
});
