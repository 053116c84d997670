/** Results that staff adjust after the exam: who gets what, who is shown what, and the way back. */
import { beforeAll, describe, expect, it } from 'vitest';
import { adjust, adjustmentsOf, preview, PREVIEW, REASON, undo } from '../setup/adjustments.js';
import { ESSAY, FIRST, options, questions, SECOND, takenExam } from '../setup/adjustable-exam.js';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { REOPEN } from '../setup/interventions.js';
import { giveMarks, HISTORY, answerTo } from '../setup/marking.js';
import { answerExam, review, submitAttempt, takeExam } from '../setup/taking.js';

const app = useApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const RESULTS = `query ($quizId: ID!) {
  results(quizId: $quizId, sort: NAME) {
    items { name score exactScore isPassed adjustmentMarks attemptId }
  }
}`;

async function results({ quizId }: Exam): Promise<Data[]> {
  return (await owner.api.ask(RESULTS, { quizId }))['results'].items as Data[];
}

const scores = async (of: Exam): Promise<unknown[]> =>
  (await results(of)).map(({ score, isPassed }) => [score, isPassed]);

describe('marks', () => {
  it('are added for one learner at once, up to the maximum, and taken back', async () => {
    const of = await takenExam(app, owner.api);
    const value = { quizId: of.quizId, attemptId: of.ben.id, kind: 'MARKS', marks: '7/3' };
    expect(await preview(owner.api, value)).toMatchObject({
      ...{ attemptCount: 1, changedCount: 1, newlyPassedCount: 1, newlyFailedCount: 0 },
      results: [{ learnerName: 'Ben', scoreBefore: 2, scoreAfter: 4.33, isPassedAfter: true }],
    });
    const made = await adjust(owner.api, value);
    expect(made).toMatchObject({ learnerName: 'Ben', marks: '7/3', reason: REASON });
    expect((await results(of))[1]).toMatchObject({ exactScore: '13/3', adjustmentMarks: '7/3' });
    const more = await adjust(owner.api, { ...value, marks: '100' });
    expect((await results(of))[1]).toMatchObject({ score: 10, adjustmentMarks: '307/3' });
    await undo(owner.api, of.quizId, more['id'] as string);
    await undo(owner.api, of.quizId, made['id'] as string);
    expect(await scores(of)).toEqual([
      [5, true],
      [2, false],
      [0, false],
    ]);
  });

  it('are taken from all who have started, and nobody who starts later', async () => {
    const of = await takenExam(app, owner.api);
    const running = await answerExam(app, of, { [FIRST]: 'right' }, 'Dora');
    await adjust(owner.api, { quizId: of.quizId, kind: 'MARKS', marks: '-1.5' });
    await submitAttempt(running);
    await takeExam(app, of, { [FIRST]: 'right' }, 'Eve');
    expect(await scores(of)).toEqual([
      [3.5, false],
      [0.5, false],
      [-1.5, false],
      [0.5, false],
      [2, false],
    ]);
  });

  it('stay when an answer is marked, and when the attempt is taken up again', async () => {
    const of = await exam(app, owner.api, { questions });
    const page = await takeExam(app, of, { [FIRST]: 'right', [ESSAY]: 'So.' }, 'Anna');
    await adjust(owner.api, { quizId: of.quizId, kind: 'MARKS', marks: '1' });
    await giveMarks(owner.api, await answerTo(app, owner.api, page, ESSAY), { marks: '4' });
    expect(await results(of)).toMatchObject([{ score: 7 }]);
    const input = { attemptId: page.id, minutes: 10, reason: 'The line was down' };
    await owner.api.ask(REOPEN, { input });
    await page.open();
    await submitAttempt(page);
    expect(await results(of)).toMatchObject([{ score: 7, adjustmentMarks: '1' }]);
  });
});

describe('another pass mark', () => {
  it('is previewed, passes whom it should, and is undone', async () => {
    const of = await takenExam(app, owner.api);
    const value = { quizId: of.quizId, kind: 'PASS_MARK', passMark: 2 };
    expect(await preview(owner.api, value)).toMatchObject({
      ...{ attemptCount: 3, changedCount: 0, newlyPassedCount: 1, newlyFailedCount: 0 },
      ...{ passedBeforeCount: 1, passedAfterCount: 2 },
      results: [{ learnerName: 'Ben', isPassedBefore: false, isPassedAfter: true }],
    });
    const { id } = await adjust(owner.api, value);
    expect(await scores(of)).toEqual([
      [5, true],
      [2, true],
      [0, false],
    ]);
    const { undoneByName } = await undo(owner.api, of.quizId, id as string);
    expect(undoneByName).toBe('Ada Byron');
    expect(await scores(of)).toEqual([
      [5, true],
      [2, false],
      [0, false],
    ]);
    expect(await adjustmentsOf(owner.api, of.quizId)).toMatchObject({
      ...{ totalCount: 1, affectedCount: 3, adjustedCount: 3 },
      items: [{ id, kind: 'PASS_MARK', passMark: 2, reason: REASON }],
    });
  });

  it('can be none, and the latest counts', async () => {
    const of = await takenExam(app, owner.api);
    await adjust(owner.api, { quizId: of.quizId, kind: 'PASS_MARK', passMark: null });
    expect(await scores(of)).toEqual([
      [5, null],
      [2, null],
      [0, null],
    ]);
    await adjust(owner.api, { quizId: of.quizId, kind: 'PASS_MARK', passMark: 6 });
    expect(await scores(of)).toEqual([
      [5, false],
      [2, false],
      [0, false],
    ]);
  });
});

describe('another penalty', () => {
  const value = { kind: 'WRONG_MARKS', wrongMarks: '-1/3', wrongMarksBasis: 'MARK' };

  it('marks wrong choices again, keeps the marks of people, and what was', async () => {
    const of = await takenExam(app, owner.api);
    const first = await answerTo(app, owner.api, of.ben, FIRST);
    await giveMarks(owner.api, first, { marks: '0.5', reason: 'By hand' });
    const { id } = await adjust(owner.api, { quizId: of.quizId, ...value });
    expect(await scores(of)).toEqual([
      [5, true],
      [-0.5, false],
      [0, false],
    ]);
    const second = await answerTo(app, owner.api, of.ben, SECOND);
    expect(second['answered']).toMatchObject({ marks: '-1' });
    await undo(owner.api, of.quizId, id as string);
    expect(await scores(of)).toEqual([
      [5, true],
      [0.5, false],
      [0, false],
    ]);
    const states = (await owner.api.ask(HISTORY, { id: second['id'] }))['gradeHistory'] as Data[];
    expect(states.map(({ marks }) => marks as string)).toEqual(['0', '-1', '0']);
  });

  it('is refused if the marks of a paper could not be counted', async () => {
    const fineMarks = ['100/101', '100/103', '100/107'].map((marks) => ({
      mcq: { text: marks, options, correctOption: 1, marks },
    }));
    const of = await exam(app, owner.api, { questions: fineMarks });
    await takeExam(app, of, {}, 'Anna');
    const fine = { quizId: of.quizId, ...value, wrongMarks: '-1/9973' };
    const few = await owner.api.refused(PREVIEW, { input: fine });
    expect(few.extensions.code).toBe('MARKS_TOO_FINE');
  });
});

describe('a learner', () => {
  it('sees what was changed and why with the score, and nothing that was undone', async () => {
    const of = await takenExam(app, owner.api, { review_content: 'SCORE', review_time: 'AT_ONCE' });
    await adjust(owner.api, { quizId: of.quizId, kind: 'MARKS', marks: '1' });
    const { id } = await adjust(
      owner.api,
      { quizId: of.quizId, attemptId: of.anna.id, kind: 'MARKS', marks: '-1' },
      'Copied',
    );
    await adjust(owner.api, { quizId: of.quizId, kind: 'PASS_MARK', passMark: 3 });
    const [all, passMark] = [
      { kind: 'MARKS', marks: '1', reason: REASON },
      { kind: 'PASS_MARK', passMark: 3, reason: REASON },
    ];
    expect((await review(of.anna)).body).toMatchObject({
      ...{ score: 5, passMark: 3 },
      adjustments: [all, { kind: 'MARKS', marks: '-1', reason: 'Copied' }, passMark],
    });
    expect((await review(of.ben)).body).toMatchObject({ score: 3, adjustments: [all, passMark] });
    await undo(owner.api, of.quizId, id as string);
    expect((await review(of.anna)).body).toMatchObject({ score: 6, adjustments: [all, passMark] });
  });
});
