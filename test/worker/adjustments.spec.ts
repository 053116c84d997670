/** Adjustments of whole exams, which a worker applies while it may be killed and learners submit. */
import { beforeAll, expect, it } from 'vitest';
import { adjustmentsOf, appliedToAll, make, UNDO, undoStamp } from '../setup/adjustments.js';
import type { Data } from '../setup/api.js';
import { addAnsweredAttempts } from '../setup/answered-attempts.js';
import { useOwnApplication } from '../setup/application.js';
import { exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { jobsCommand } from '../setup/jobs-command.js';
import { migrateFully, revertTo } from '../setup/migrating.js';
import { mcq } from '../setup/questions.js';
import { answerExam, review, submitAttempt, takeExam } from '../setup/taking.js';
import { commit, transaction, waiting } from '../setup/transactions.js';

const COUNT = 150;

const app = useOwnApplication({ ROLE: 'api' });
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

it('reach every attempt once, whatever is killed and submitted meanwhile', async () => {
  const of = await exam(app, owner.api, { questions: [mcq('One?'), mcq('Two?')] });
  const { quizId } = of;
  await addAnsweredAttempts(app, quizId, COUNT);
  const running = await answerExam(app, of, {}, 'Still writing');
  const value = { quizId, kind: 'MARKS', marks: '-0.5' };
  await make(owner.api, value);
  const adjusted = async (): Promise<number> =>
    (await adjustmentsOf(owner.api, quizId))['adjustedCount'] as number;
  expect(await adjusted()).toBe(0);
  const first = await app.start({ ROLE: 'worker' });
  await expect.poll(adjusted, { interval: 5 }).toBeGreaterThan(0);
  await first.kill();
  // A second one comes while the first is not done; it is part of the same catching up.
  await make(owner.api, value);
  await submitAttempt(running);
  const second = await app.start({ ROLE: 'worker' });
  await appliedToAll(owner.api, quizId);
  await second.stop();
  const stored = `SELECT adjustment_marks, adjusted_version, score::float8 - (SELECT coalesce(sum(g.marks::numeric), 0)
      FROM grades g WHERE g.attempt_id = a.id)::float8 AS added, count(*)::int AS count
    FROM attempts a WHERE quiz_id = $1 GROUP BY 1, 2, 3`;
  expect(await app.sql(stored, [quizId])).toEqual([
    { adjustment_marks: '-1', adjusted_version: 2, added: -1, count: COUNT + 1 },
  ]);
  expect(await adjustmentsOf(owner.api, quizId)).toMatchObject({
    ...{ affectedCount: COUNT + 1, adjustedCount: COUNT + 1 },
  });
});

it('are undone also while a worker ends applying them', async () => {
  const of = await exam(app, owner.api, { questions: [mcq('One?')] });
  const { quizId } = of;
  await addAnsweredAttempts(app, quizId, 3);
  const value = { quizId, kind: 'MARKS', marks: '-1' };
  const { id } = await make(owner.api, value);
  // As undoAdjustment does, up to the moment before it commits.
  const undoing = await transaction(
    app.databaseUrl,
    'SELECT FROM quizzes WHERE id = $1 FOR NO KEY UPDATE',
    [quizId],
  );
  await undoing.query(
    `UPDATE score_adjustments SET undone_at = now(), undone_version = 2, is_pending = true
     WHERE id = $1`,
    [id],
  );
  const worker = await app.start({ ROLE: 'worker' });
  const applied = `SELECT count(*)::int AS count FROM attempts
    WHERE quiz_id = $1 AND adjustment_marks = '-1'`;
  await expect.poll(async () => app.sql(applied, [quizId])).toEqual([{ count: 3 }]);
  await waiting(app.databaseUrl, 1);
  await commit(undoing);
  await appliedToAll(owner.api, quizId);
  await worker.stop();
  expect(await app.sql(applied, [quizId])).toEqual([{ count: 0 }]);
});

it('are tried again on request, once a worker has given up', async () => {
  const of = await exam(app, owner.api, { questions: [mcq('One?')] });
  const { quizId } = of;
  await addAnsweredAttempts(app, quizId, 3);
  const value = { quizId, kind: 'MARKS', marks: '-1' };
  const { id } = await make(owner.api, value);
  const worker = await app.start({ ROLE: 'worker' });
  await appliedToAll(owner.api, quizId);
  // As if it had given up before it began: nothing is in the queue any more.
  await app.sql('UPDATE attempts SET adjusted_version = 0 WHERE quiz_id = $1', [quizId]);
  const failed = `UPDATE score_adjustments SET is_pending = true, problem = 'The disk was full'
    WHERE id = $1`;
  await app.sql(failed, [id]);
  expect((await adjustmentsOf(owner.api, quizId))['items']).toMatchObject([{ hasFailed: true }]);
  const listed = await jobsCommand(['list'], app.environment);
  expect(listed.out).toMatch(
    new RegExp(`${id} .*adjustment 1 of quiz ${quizId}.*The disk was full`),
  );
  expect(await jobsCommand(['retry', id], app.environment)).toMatchObject({ code: 0, err: '' });
  await appliedToAll(owner.api, quizId);
  await worker.stop();
  expect(await adjustmentsOf(owner.api, quizId)).toMatchObject({
    ...{ affectedCount: 3, adjustedCount: 3, items: [{ hasFailed: false, isPending: false }] },
  });
});

it('reach those after an attempt that cannot be adjusted, and that one once it can', async () => {
  const of = await exam(app, owner.api, { questions: [mcq('One?')] });
  const { quizId } = of;
  await addAnsweredAttempts(app, quizId, 5);
  const attempts = `SELECT id FROM attempts WHERE quiz_id = $1 ORDER BY id`;
  const broken = (await app.sql<{ id: string }>(attempts, [quizId]))[2]?.id;
  await app.sql(`CREATE FUNCTION fail_for_test() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'It is broken'; END $$`);
  await app.sql(`CREATE TRIGGER fail_for_test BEFORE UPDATE ON attempts FOR EACH ROW
    WHEN (NEW.id = '${broken}') EXECUTE FUNCTION fail_for_test()`);
  const value = { quizId, kind: 'MARKS', marks: '-1' };
  await make(owner.api, value);
  const worker = await app.start({ ROLE: 'worker' });
  const adjusted = async () => adjustmentsOf(owner.api, quizId);
  await expect.poll(adjusted, { timeout: 10_000 }).toMatchObject({
    ...{ affectedCount: 5, adjustedCount: 4, items: [{ isPending: true }] },
  });
  await app.sql('DROP TRIGGER fail_for_test ON attempts; DROP FUNCTION fail_for_test()');
  await appliedToAll(owner.api, quizId);
  await worker.stop();
  expect(await adjusted()).toMatchObject({ adjustedCount: 5 });
});

it('are shown to a learner as long as they are part of the score, and only then', async () => {
  const of = await exam(app, owner.api, {
    questions: [{ mcq: { ...mcq('One?').mcq, marks: '5' } }],
    rules: { review_content: 'SCORE', review_time: 'AT_ONCE' },
  });
  const { quizId } = of;
  const page = await takeExam(app, of);
  const add = async (marks: string, attemptId: string | null = null): Promise<string> =>
    (await make(owner.api, { quizId, attemptId, kind: 'MARKS', marks }))['id'] as string;
  const undo = async (id: string): Promise<void> => {
    await owner.api.ask(UNDO, { input: { id, stamp: await undoStamp(owner.api, id) } });
  };
  const shown = async (): Promise<{ score: number; marks: string[] }> => {
    const { body } = await review(page);
    return {
      score: body['score'] as number,
      marks: (body['adjustments'] as Data[]).map(({ marks }) => marks as string),
    };
  };
  const work = async (): Promise<void> => {
    const worker = await app.start({ ROLE: 'worker' });
    await appliedToAll(owner.api, quizId);
    await worker.stop();
  };
  const first = await add('1');
  expect(await shown()).toEqual({ score: 0, marks: [] });
  // What changes one attempt brings all that is in force to it.
  const own = await add('0.5', page.id);
  expect(await shown()).toEqual({ score: 1.5, marks: ['1', '0.5'] });
  // A second one waits: the first is part of the score already, although not of all scores.
  await add('2');
  expect(await shown()).toEqual({ score: 1.5, marks: ['1', '0.5'] });
  await work();
  expect(await shown()).toEqual({ score: 3.5, marks: ['1', '0.5', '2'] });
  // The undoing waits.
  await undo(first);
  expect(await shown()).toEqual({ score: 3.5, marks: ['1', '0.5', '2'] });
  await work();
  expect(await shown()).toEqual({ score: 2.5, marks: ['0.5', '2'] });
  await undo(own);
  expect(await shown()).toEqual({ score: 2, marks: ['2'] });
  // Adjustments of earlier releases get the versions that they were made and undone at.
  const stored = `SELECT number, made_version, undone_version FROM score_adjustments
    WHERE quiz_id = $1 ORDER BY number`;
  const versions = await app.sql(stored, [quizId]);
  expect(versions).toEqual([
    { number: 1, made_version: 1, undone_version: 3 },
    { number: 2, made_version: null, undone_version: null },
    { number: 3, made_version: 2, undone_version: null },
  ]);
  await revertTo(app.databaseUrl, 'AdjustmentVersions1796076246069');
  await migrateFully(app.databaseUrl);
  expect(await app.sql(stored, [quizId])).toEqual(versions);
});
