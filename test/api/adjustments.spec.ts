/** Results that staff adjust after the exam: who gets what, who is shown what, and the way back. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  adjust,
  adjustmentsOf,
  MAKE,
  preview,
  PREVIEW,
  REASON,
  undo,
  UNDO,
  UNDOING,
} from '../setup/adjustments.js';
import { addAnsweredAttempts } from '../setup/answered-attempts.js';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import type { Page } from '../setup/attempts.js';
import { auditLog } from '../setup/audit.js';
import { exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { REOPEN } from '../setup/interventions.js';
import { giveMarks, HISTORY, answerTo } from '../setup/marking.js';
import { colleague } from '../setup/members.js';
import { mcq } from '../setup/questions.js';
import { answerExam, review, submitAttempt, takeExam } from '../setup/taking.js';

const app = useApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const [FIRST, SECOND, ESSAY] = ['First?', 'Second?', 'Why?'];
const options = ['right', 'wrong'].map((text) => ({ text }));
const questions = [
  { mcq: { text: FIRST, options, correctOption: 1, marks: '2' } },
  { mcq: { text: SECOND, options, correctOption: 1, marks: '3' } },
  { descriptive: { text: ESSAY, marks: '5' } },
];
const RESULTS = `query ($quizId: ID!) {
  results(quizId: $quizId, sort: NAME) {
    items { name score exactScore isPassed adjustmentMarks attemptId }
  }
}`;

/** Anna has 5 of 10, Ben 2 (one wrong), Cleo 0; the pass mark is 4. Nobody has written an essay. */
async function takenExam(
  rules: object = {},
): Promise<Exam & Record<'anna' | 'ben' | 'cleo', Page>> {
  const of = await exam(app, owner.api, { questions, rules: { pass_mark: 4, ...rules } });
  const anna = await takeExam(app, of, { [FIRST]: 'right', [SECOND]: 'right' }, 'Anna');
  const ben = await takeExam(app, of, { [FIRST]: 'right', [SECOND]: 'wrong' }, 'Ben');
  const cleo = await takeExam(app, of, {}, 'Cleo');
  return { ...of, anna, ben, cleo };
}

async function results({ quizId }: Exam): Promise<Data[]> {
  return (await owner.api.ask(RESULTS, { quizId }))['results'].items as Data[];
}

const scores = async (of: Exam): Promise<unknown[]> =>
  (await results(of)).map(({ score, isPassed }) => [score, isPassed]);

describe('marks', () => {
  it('are added for one learner at once, up to the maximum, and taken back', async () => {
    const of = await takenExam();
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
    const of = await takenExam();
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
    const of = await takenExam();
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
    const of = await takenExam();
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
    const of = await takenExam();
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
    const { stamp } = await preview(owner.api, { quizId: of.quizId, ...value });
    const made = await owner.api.refused(MAKE, { input: { ...fine, reason: REASON, stamp } });
    const codes = [few, made].map(({ extensions }) => extensions.code);
    expect(codes).toEqual(['MARKS_TOO_FINE', 'MARKS_TOO_FINE']);
  });
});

describe('a learner', () => {
  it('sees what was changed and why with the score, and nothing that was undone', async () => {
    const of = await takenExam({ review_content: 'SCORE', review_time: 'AT_ONCE' });
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

describe('an adjustment', () => {
  it('is refused once results have changed since its preview', async () => {
    const of = await takenExam();
    const value = { quizId: of.quizId, kind: 'MARKS', marks: '1' };
    const { stamp } = await preview(owner.api, value);
    const another = { ...value, marks: '10', reason: REASON, stamp };
    const unseen = await owner.api.refused(MAKE, { input: another });
    expect(unseen.extensions.code).toBe('PREVIEW_OUTDATED');
    await takeExam(app, of, {}, 'Dora');
    const input = { ...value, reason: REASON, stamp };
    expect((await owner.api.refused(MAKE, { input })).extensions.code).toBe('PREVIEW_OUTDATED');
    const { id } = await adjust(owner.api, value);
    const late = await owner.api.refused(UNDO, { input: { id, stamp } });
    expect(late.extensions.code).toBe('PREVIEW_OUTDATED');
    await undo(owner.api, of.quizId, id as string);
    const twice = await owner.api.refused(UNDO, { input: { id, stamp } });
    expect(twice.extensions.code).toBe('ADJUSTMENT_UNDONE');
  });

  it('of an attempt under way, of another exam or of another institute is refused', async () => {
    const of = await takenExam();
    const other = await takenExam();
    const running = await answerExam(app, of, {}, 'Dora');
    const value = { quizId: of.quizId, kind: 'MARKS', marks: '1' };
    const { stamp } = await preview(owner.api, value);
    const codeFor = async (attemptId: string): Promise<unknown> => {
      const input = { ...value, attemptId, reason: REASON, stamp };
      return (await owner.api.refused(MAKE, { input })).extensions.code;
    };
    expect(await codeFor(running.id)).toBe('ATTEMPT_NOT_SUBMITTED');
    for (const id of [other.anna.id, randomUUID(), 'x'])
      expect(await codeFor(id)).toBe('ATTEMPT_NOT_FOUND');
    const stranger = await person(app);
    const input = { ...value, attemptId: of.anna.id, reason: REASON, stamp };
    expect((await stranger.api.refused(MAKE, { input })).extensions.code).toBe('QUIZ_NOT_FOUND');
    const { id } = await adjust(owner.api, value);
    const hidden = await stranger.api.refused(UNDOING, { id });
    expect(hidden.extensions.code).toBe('ADJUSTMENT_NOT_FOUND');
  });

  it('is refused beyond 20 in force for one learner, and beyond 100 for all', async () => {
    const of = await takenExam();
    const { quizId, anna } = of;
    const store = (attemptId: string | null, count: number): Promise<Data[]> =>
      app.sql(
        `INSERT INTO score_adjustments (institute_id, quiz_id, attempt_id, number, kind, marks, reason, made_by)
         SELECT q.institute_id, q.id, $2, coalesce(
             (SELECT max(number) FROM score_adjustments WHERE quiz_id = q.id), 0) + n, 'MARKS', '1', 'Stored', q.created_by
         FROM quizzes q, generate_series(1, $3::int) n WHERE q.id = $1 RETURNING id`,
        [quizId, attemptId, count],
      );
    for (const [attemptId, max] of [
      [anna.id, 20],
      [null, 100],
    ] as const) {
      const stored = await store(attemptId, max);
      const value = { quizId, kind: 'MARKS', marks: '1', attemptId };
      const { stamp } = await preview(owner.api, value);
      const input = { ...value, reason: REASON, stamp };
      const refused = await owner.api.refused(MAKE, { input });
      expect(refused.extensions).toMatchObject({ code: 'ADJUSTMENTS_FULL', status: 409 });
      await undo(owner.api, quizId, stored[0]?.['id'] as string);
      await adjust(owner.api, value);
    }
  });

  it('names 50 results at most, those that pass or fail now first, and counts the others', async () => {
    const five = [1, 2, 3, 4, 5].map((number) => mcq(`Question ${number}?`));
    const { quizId } = await exam(app, owner.api, { questions: five });
    await addAnsweredAttempts(app, quizId, 60);
    // The last two in the order in which they are read need more than the others.
    const strict = `UPDATE attempts SET rules = rules || '{"passMark": 4.5}'
      WHERE id IN (SELECT id FROM attempts WHERE quiz_id = $1 ORDER BY id DESC LIMIT 2)`;
    await app.sql(strict, [quizId]);
    const shown = await preview(owner.api, { quizId, kind: 'MARKS', marks: '-1' });
    const counts = { attemptCount: 60, changedCount: 60, resultCount: 60, newlyFailedCount: 2 };
    expect(shown).toMatchObject(counts);
    const named = shown['results'] as Data[];
    expect(named).toHaveLength(50);
    expect(named.map((one) => one['isPassedAfter']).indexOf(true)).toBe(2);
  });

  it('says which field is wrong', async () => {
    const of = await takenExam();
    const refused = async (value: object): Promise<unknown> => {
      const input = { quizId: of.quizId, reason: REASON, stamp: '', ...value };
      const { code, fields } = (await owner.api.refused(MAKE, { input })).extensions;
      return [code, (fields as Data[])[0]?.['path']];
    };
    expect(await refused({ kind: 'MARKS', marks: '0' })).toEqual(['VALIDATION', 'marks']);
    expect(await refused({ kind: 'MARKS' })).toEqual(['VALIDATION', 'marks']);
    expect(await refused({ kind: 'PASS_MARK', passMark: 0 })).toEqual(['VALIDATION', 'passMark']);
    const penalty = { kind: 'WRONG_MARKS', wrongMarks: '1', wrongMarksBasis: 'MARK' };
    expect(await refused(penalty)).toEqual(['VALIDATION', 'wrongMarks']);
    const long = { kind: 'MARKS', marks: '1', reason: 'x'.repeat(501) };
    expect(await refused(long)).toEqual(['VALIDATION', 'reason']);
  });

  it('is in the audit log with its reason, and markers only look', async () => {
    const of = await takenExam();
    const value = { quizId: of.quizId, kind: 'MARKS', marks: '1' };
    const { id } = await adjust(owner.api, { ...value, attemptId: of.anna.id });
    await undo(owner.api, of.quizId, id as string);
    const logged = await auditLog(owner.api, { quizId: of.quizId });
    const [undone, made] = logged.filter(({ action }) => /ADJUST/.test(action as string));
    expect(made).toMatchObject({ action: 'RESULTS_ADJUSTED', about: 'Anna', reason: REASON });
    expect(undone).toMatchObject({ action: 'ADJUSTMENT_UNDONE', about: 'Anna' });
    const marker = await colleague(app, owner, 'MARKER');
    expect(await adjustmentsOf(marker.api, of.quizId)).toMatchObject({ items: [{ id }] });
    const refused = await marker.api.refused(PREVIEW, { input: value });
    expect(refused.extensions.code).toBe('NOT_ALLOWED');
  });
});
