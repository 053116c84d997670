import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { type Page, sitting } from '../setup/attempts.js';
import { candidate, closeExam, exam, type Exam, type ExamOptions } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { EXTEND, EXTEND_ALL, REOPEN } from '../setup/interventions.js';
import { lockClosing, lockExtension } from '../setup/row-locks.js';
import { SET_ACCOMMODATIONS } from '../setup/learners.js';
import { mcq } from '../setup/questions.js';

/** How interventions change a deadline, one after another. */
const app = useApplication();

const EVENTS = `query ($quizId: ID!) {
  examEvents(quizId: $quizId) { items { kind attemptId candidateName actorName reason minutes } }
}`;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const questions = [mcq('One?', ['a', 'b'], 1), mcq('Two?', ['a', 'b'], 1)];
const reason = 'The line was down';

let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR);

async function startedExam(
  rules: ExamOptions['rules'] = {},
): Promise<{ openExam: Exam; page: Page }> {
  const openExam = await exam(app, owner, { questions, rules });
  return { openExam, page: await sitting(await candidate(app, openExam.code, 'Ada')) };
}

const close = async ({ quizId }: Exam, closesAt: Date | null): Promise<void> =>
  closeExam(app, owner, quizId, closesAt);

async function arrange({ quizId }: Exam, changes: object) {
  const [row] = await app.sql<Data>('SELECT id FROM candidates WHERE quiz_id = $1', [quizId]);
  return owner.send(SET_ACCOMMODATIONS, {
    input: { candidateId: row?.['id'] as string, ...changes },
  });
}

const reopen = async (page: Page, minutes: number): Promise<unknown> =>
  owner.ask(REOPEN, { input: { attemptId: page.id, minutes, reason } });

/** In milliseconds; null if there is none. */
async function deadlineOf(page: Page): Promise<number | null> {
  const { deadlineAt } = (await page.clock()).body as { deadlineAt: string | null };
  return deadlineAt === null ? null : Date.parse(deadlineAt);
}

/** Extensions are whole seconds. */
function about(time: number | null, expected: number): void {
  expect(Math.abs(Number(time) - expected)).toBeLessThanOrEqual(1_000);
}

/** Expects `offset` after a moment between `since` and now: however long the request took. */
function after(time: number | null, offset: number, since: number): void {
  expect(time).toBeGreaterThanOrEqual(since + offset - 1_000);
  expect(time).toBeLessThanOrEqual(Date.now() + offset + 1_000);
}

describe('the first deadline', () => {
  it('equals the one that would be computed again, and the one in the lobby', async () => {
    const openExam = await exam(app, owner, { questions });
    await app.sql('UPDATE quizzes SET duration_minutes = 50 WHERE id = $1', [openExam.quizId]);
    const learner = await candidate(app, openExam.code, 'Ada');
    await arrange(openExam, { extraTimePercent: 25 });
    const page = await sitting(learner);
    const first = Number(await deadlineOf(page));
    expect(first - Date.parse(page.sitting['attempt'].startedAt as string)).toBe(62.5 * MINUTE);
    expect((await page.lobby())['exam']).toMatchObject({ durationMinutes: 62.5 });
    await arrange(openExam, { extraAttempts: 1 });
    expect(await deadlineOf(page)).toBe(first);
  });
});

describe('the end of a reopened attempt', () => {
  it.each([
    ['without a closing', null],
    ['before the closing', inHours(2)],
    ['after the closing', inHours(-1)],
    ['of an exam that never closes', new Date('2199-12-31')],
  ])(
    'is independent, %s: neither a closing nor an accommodation moves it',
    async (_when, closesAt) => {
      const { openExam, page } = await startedExam();
      await page.submit();
      await close(openExam, closesAt);
      const since = Date.now();
      await reopen(page, 10);
      const end = Number(await deadlineOf(page));
      after(end, 10 * MINUTE, since);
      const soon = new Date(Date.now() + 3 * MINUTE);
      for (const closing of [inHours(1.5), soon, inHours(-2), inHours(3), null]) {
        await close(openExam, closing);
        expect(await deadlineOf(page)).toBe(end);
      }
      await arrange(openExam, { extraTimePercent: 50, closesAt: inHours(1) });
      expect(await deadlineOf(page)).toBe(end);
    },
  );

  it('moves with extra time, for good', async () => {
    const { openExam, page } = await startedExam({ closes_at: inHours(1) });
    await owner.ask(EXTEND, { input: { attemptId: page.id, minutes: 30, reason } });
    await page.submit();
    const since = Date.now();
    await reopen(page, 7);
    const end = Number(await deadlineOf(page));
    after(end, 7 * MINUTE, since);
    await owner.ask(EXTEND, { input: { attemptId: page.id, minutes: 5, reason } });
    await owner.ask(EXTEND_ALL, { input: { quizId: openExam.quizId, minutes: 2, reason } });
    await close(openExam, inHours(2));
    await arrange(openExam, { extraTimePercent: 50 });
    expect(await deadlineOf(page)).toBe(end + 7 * MINUTE);
    // From then on another extension moves it.
    await page.open();
    await page.submit();
    const again = Date.now();
    await reopen(page, 1);
    await close(openExam, null);
    after(await deadlineOf(page), MINUTE, again);
  });
});

describe('a closing in the past', () => {
  // If the ten seconds were over before the last step, another attempt is made.

  it('leaves running attempts the seconds of the grace period for their last answers', async () => {
    const lastAnswers = async (): Promise<number> => {
      const { openExam, page } = await startedExam({ closes_at: inHours(1) });
      const since = Date.now();
      await close(openExam, inHours(-1));
      const end = Number(await deadlineOf(page));
      after(end, 0, since);
      const { status } = await page.save([page.entry(0)]);
      // Once: another closing in the past gives no more, and later extra time is kept.
      await close(openExam, inHours(-2));
      expect(await deadlineOf(page)).toBe(end);
      await owner.ask(EXTEND, { input: { attemptId: page.id, minutes: 5, reason } });
      await arrange(openExam, { extraTimePercent: 50 });
      about(await deadlineOf(page), end + 5 * MINUTE);
      return status;
    };
    await expect.poll(lastAnswers).toBe(200);
  });

  it('does so even if there was no closing before', async () => {
    const lastAnswers = async (): Promise<number> => {
      const { openExam, page } = await startedExam();
      const since = Date.now();
      await close(openExam, inHours(-1));
      after(await deadlineOf(page), 0, since);
      return (await page.save([page.entry(0)])).status;
    };
    await expect.poll(lastAnswers).toBe(200);
  });
});

describe('two changes at once', () => {
  it('keep both an accommodation and a new closing', async () => {
    const { openExam, page } = await startedExam({ closes_at: inHours(1) });
    await app.sql('UPDATE quizzes SET duration_minutes = NULL WHERE id = $1', [openExam.quizId]);
    const closing = inHours(3);
    const lock = await lockClosing(app.databaseUrl, openExam.quizId, closing);
    const arranged = arrange(openExam, { extraTimePercent: 25 });
    await lock.reached();
    await lock.release();
    expect((await arranged).errors).toEqual([]);
    expect(await deadlineOf(page)).toBe(closing.getTime());
  });

  it('accept a save during an extension, which no page mistakes for another device', async () => {
    const { page } = await startedExam({ closes_at: inHours(1) });
    const lock = await lockExtension(app.databaseUrl, page.id);
    const entry = page.entry(0);
    const saving = page.save([entry]);
    await lock.reached();
    await lock.release();
    expect(await saving).toMatchObject({
      status: 200,
      body: { receipts: [{ questionId: entry.questionId }] },
    });
  });
});

describe('an accommodation', () => {
  it('logs an event for a running attempt', async () => {
    const { openExam, page } = await startedExam({ closes_at: inHours(1) });
    await arrange(openExam, { extraTimePercent: 25, closesAt: inHours(2) });
    // Without a change.
    await arrange(openExam, { extraTimePercent: 25 });
    const { items } = (await owner.ask(EVENTS, { quizId: openExam.quizId }))['examEvents'];
    expect(items).toMatchObject([
      {
        kind: 'ACCOMMODATIONS_GRANTED',
        attemptId: page.id,
        candidateName: 'Ada',
        actorName: 'Ada Byron',
        reason: null,
        minutes: null,
      },
      { kind: 'STARTED' },
    ]);
    const details = `SELECT details FROM exam_events WHERE attempt_id = $1 AND kind = 'ARRANGED'`;
    expect(await app.sql(details, [page.id])).toEqual([
      { details: { extraTimePercent: 25, closesAt: expect.any(String) as string } },
    ]);
    await page.submit();
    await arrange(openExam, { extraAttempts: 1 });
    expect(await app.sql(details, [page.id])).toHaveLength(1);
  });

  it.each([
    ['opens after the exam closes', { opensAt: inHours(2) }, 'opensAt'],
    ['closes before the exam opens', { closesAt: inHours(-2) }, 'closesAt'],
    ['is turned', { opensAt: inHours(3), closesAt: inHours(2) }, 'closesAt'],
    ['is out of all time', { closesAt: new Date('2300-01-01') }, 'closesAt'],
  ])('rejects a window that %s', async (_what, window, path) => {
    const { openExam } = await startedExam({ opens_at: inHours(-1), closes_at: inHours(1) });
    const { errors } = await arrange(openExam, window);
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION', fields: [{ path }] } }]);
  });
});
