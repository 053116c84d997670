/** What an adjustment of results may be, and who may make it. */
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
import { takenExam } from '../setup/adjustable-exam.js';
import { addAnsweredAttempts } from '../setup/answered-attempts.js';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { auditLog } from '../setup/audit.js';
import { exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { colleague } from '../setup/members.js';
import { mcq } from '../setup/questions.js';
import { answerExam, takeExam } from '../setup/taking.js';

const app = useApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

describe('an adjustment', () => {
  it('is refused once results have changed since its preview', async () => {
    const of = await takenExam(app, owner.api);
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
    const shown = await owner.api.refused(UNDOING, { id });
    expect(shown.extensions.code).toBe('ADJUSTMENT_UNDONE');
  });

  it('of an attempt under way, of another exam or of another institute is refused', async () => {
    const of = await takenExam(app, owner.api);
    const other = await takenExam(app, owner.api);
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
    const of = await takenExam(app, owner.api);
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
    const of = await takenExam(app, owner.api);
    const refused = async (value: object): Promise<unknown> => {
      const input = { quizId: of.quizId, reason: REASON, stamp: '', ...value };
      const { code, fields } = (await owner.api.refused(MAKE, { input })).extensions;
      return [code, (fields as Data[])[0]?.['path']];
    };
    expect(await refused({ kind: 'MARKS', marks: '0' })).toEqual(['VALIDATION', 'marks']);
    expect(await refused({ kind: 'MARKS' })).toEqual(['VALIDATION', 'marks']);
    expect(await refused({ kind: 'MARKS', marks: '1/13' })).toEqual(['VALIDATION', 'marks']);
    expect(await refused({ kind: 'PASS_MARK', passMark: 0 })).toEqual(['VALIDATION', 'passMark']);
    const penalty = { kind: 'WRONG_MARKS', wrongMarks: '1', wrongMarksBasis: 'MARK' };
    expect(await refused(penalty)).toEqual(['VALIDATION', 'wrongMarks']);
    const long = { kind: 'MARKS', marks: '1', reason: 'x'.repeat(501) };
    expect(await refused(long)).toEqual(['VALIDATION', 'reason']);
  });

  it('is in the audit log with its reason, and markers only look', async () => {
    const of = await takenExam(app, owner.api);
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
