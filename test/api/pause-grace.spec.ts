import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline } from '../setup/attempts.js';
import { closeExam, exam, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { EXTEND } from '../setup/interventions.js';
import { SET_ACCOMMODATIONS } from '../setup/learners.js';
import {
  about,
  deadlineOf,
  halfHourExam,
  lengthenPause,
  pauseExam,
  resumeExam,
  startedPage,
} from '../setup/pauses.js';

/** Attempts in their ten seconds of grace when the exam is paused, that get time meanwhile. */
const app = useApplication();

const reason = 'The fire alarm went off';
const MINUTE = 60_000;
/** Of a pause: far more than the tests take. */
const PAUSED = 20;

let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

/** Deadlines move by the time that the test takes, too. */

/** Gives the learner of an exam a window of their own. */
async function arrange({ quizId }: Exam, closesAt: Date): Promise<void> {
  const [row] = await app.sql('SELECT id FROM candidates WHERE quiz_id = $1', [quizId]);
  await owner.ask(SET_ACCOMMODATIONS, { input: { candidateId: row?.['id'], closesAt } });
}

/** Lets that many seconds pass for what makes the deadlines of an exam. */
async function passTime({ quizId }: Exam, seconds: number): Promise<void> {
  const earlier = (column: string): string => `${column} = ${column} - make_interval(secs => $2)`;
  for (const statement of [
    `UPDATE attempts SET ${earlier('started_at')}, ${earlier('deadline_at')}`,
    `UPDATE candidates SET ${earlier('closes_at')}`,
    `UPDATE exam_rules SET ${earlier('closes_at')}`,
  ])
    await app.sql(`${statement} WHERE quiz_id = $1`, [quizId, seconds]);
}

describe('an attempt that was over when the exam was paused', () => {
  it('stands again with more time', async () => {
    const given = await halfHourExam(app, owner);
    const page = await startedPage(app, given);
    await moveDeadline(app, page.id, -5);
    await pauseExam(owner, given.quizId);
    expect((await page.clock()).body['pausedAt']).toBeNull();
    await owner.ask(EXTEND, { input: { attemptId: page.id, minutes: 10, reason } });
    expect((await page.clock()).body['pausedAt']).not.toBeNull();
    await lengthenPause(app, given.quizId, PAUSED);
    const before = await deadlineOf(page);
    await resumeExam(owner, given.quizId);
    expect(((await deadlineOf(page)) - before) / MINUTE).toEqual(about(PAUSED));
  });

  it.each([
    ['closing', async ({ quizId }: Exam, end: Date) => closeExam(app, owner, quizId, end)],
    ['window of the learner', arrange],
  ])('stands again with a later %s', async (_, move) => {
    const given = await exam(app, owner);
    const page = await startedPage(app, given);
    await move(given, new Date(Date.now() + MINUTE));
    // All is over, and the ten seconds of grace are not.
    await passTime(given, 60 + 5);
    expect(await pauseExam(owner, given.quizId)).toBe(0);
    const end = new Date(Date.now() + 10 * MINUTE);
    await move(given, end);
    expect((await page.clock()).body['pausedAt']).not.toBeNull();
    expect(await deadlineOf(page)).toBe(end.getTime());
    await lengthenPause(app, given.quizId, PAUSED);
    expect(await resumeExam(owner, given.quizId)).toBe(1);
    const after = await deadlineOf(page);
    expect((after - end.getTime()) / MINUTE).toEqual(about(PAUSED));
    // The closing and the deadline that it makes have moved together.
    const closings = `SELECT coalesce(c.closes_at, r.closes_at) AS at
      FROM candidates c JOIN exam_rules r USING (quiz_id) WHERE c.quiz_id = $1`;
    const [row] = await app.sql<{ at: Date }>(closings, [given.quizId]);
    expect(row?.at.getTime()).toBe(after);
  });

  it('is left to end, where its closing stays in the past', async () => {
    const given = await exam(app, owner);
    const page = await startedPage(app, given);
    await closeExam(app, owner, given.quizId, new Date(Date.now() + MINUTE));
    await passTime(given, 60 + 5);
    await pauseExam(owner, given.quizId);
    await closeExam(app, owner, given.quizId, new Date(Date.now() - 2 * MINUTE));
    expect((await page.clock()).body['pausedAt']).toBeNull();
  });
});
