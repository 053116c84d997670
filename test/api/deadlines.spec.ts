import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { type Page, sitting } from '../setup/attempts.js';
import { candidate, closeExam, exam, type Exam, type ExamOptions } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { lockClosing, lockExtension } from '../setup/row-locks.js';
import { ARRANGE } from '../setup/learners.js';
import { mcq } from '../setup/questions.js';

/** What becomes of a deadline when staff do one thing after another to it. */
const app = useApplication();

const EXTEND = 'mutation ($input: ExtendTimeInput!) { extendTime(input: $input) { id } }';
const EXTEND_ALL = 'mutation ($input: ExtendTimeForAllInput!) { extendTimeForAll(input: $input) }';
const REOPEN = 'mutation ($input: ReopenAttemptInput!) { reopenAttempt(input: $input) { id } }';
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

async function running(rules: ExamOptions['rules'] = {}): Promise<{ given: Exam; page: Page }> {
  const given = await exam(app, owner, { questions, rules });
  return { given, page: await sitting(await candidate(app, given.code, 'Ada')) };
}

const close = async ({ quizId }: Exam, closesAt: Date | null): Promise<void> =>
  closeExam(app, owner, quizId, closesAt);

async function arrange({ quizId }: Exam, changes: object) {
  const [row] = await app.sql<Data>('SELECT id FROM candidates WHERE quiz_id = $1', [quizId]);
  return owner.send(ARRANGE, { input: { candidateId: row?.['id'] as string, ...changes } });
}

const reopen = async (page: Page, minutes: number): Promise<unknown> =>
  owner.ask(REOPEN, { input: { attemptId: page.id, minutes, reason } });

/** In milliseconds; null: there is none. */
async function deadlineOf(page: Page): Promise<number | null> {
  const { deadlineAt } = (await page.clock()).body as { deadlineAt: string | null };
  return deadlineAt === null ? null : Date.parse(deadlineAt);
}

/** Extensions are whole seconds. */
function about(time: number | null, expected: number): void {
  expect(Math.abs(Number(time) - expected)).toBeLessThanOrEqual(1_000);
}

describe('the first deadline', () => {
  it('is what it would be made anew to, and what the lobby tells of', async () => {
    const given = await exam(app, owner, { questions });
    await app.sql('UPDATE quizzes SET duration_minutes = 50 WHERE id = $1', [given.quizId]);
    const learner = await candidate(app, given.code, 'Ada');
    await arrange(given, { extraTimePercent: 25 });
    const page = await sitting(learner);
    const first = Number(await deadlineOf(page));
    expect(first - Date.parse(page.sitting['attempt'].startedAt as string)).toBe(62.5 * MINUTE);
    expect((await page.lobby())['exam']).toMatchObject({ durationMinutes: 62.5 });
    await arrange(given, { extraAttempts: 1 });
    expect(await deadlineOf(page)).toBe(first);
  });
});

describe('the end of a reopened attempt', () => {
  it.each([
    ['without a closing', null],
    ['before the closing', inHours(2)],
    ['after the closing', inHours(-1)],
    ['of an exam that never closes', new Date('2199-12-31')],
  ])('is its own, %s: neither a closing nor what is arranged moves it', async (_when, closesAt) => {
    const { given, page } = await running();
    await page.submit();
    await close(given, closesAt);
    await reopen(page, 10);
    const end = Number(await deadlineOf(page));
    about(end, Date.now() + 10 * MINUTE);
    const soon = new Date(Date.now() + 3 * MINUTE);
    for (const closing of [inHours(1.5), soon, inHours(-2), inHours(3), null]) {
      await close(given, closing);
      expect(await deadlineOf(page)).toBe(end);
    }
    await arrange(given, { extraTimePercent: 50, closesAt: inHours(1) });
    expect(await deadlineOf(page)).toBe(end);
  });

  it('is moved by time that is given, for good', async () => {
    const { given, page } = await running({ closes_at: inHours(1) });
    await owner.ask(EXTEND, { input: { attemptId: page.id, minutes: 30, reason } });
    await page.submit();
    await reopen(page, 7);
    const end = Number(await deadlineOf(page));
    about(end, Date.now() + 7 * MINUTE);
    await owner.ask(EXTEND, { input: { attemptId: page.id, minutes: 5, reason } });
    await owner.ask(EXTEND_ALL, { input: { quizId: given.quizId, minutes: 2, reason } });
    await close(given, inHours(2));
    await arrange(given, { extraTimePercent: 50 });
    expect(await deadlineOf(page)).toBe(end + 7 * MINUTE);
    // Another time anew, from then on.
    await page.open();
    await page.submit();
    await reopen(page, 1);
    await close(given, null);
    about(await deadlineOf(page), Date.now() + MINUTE);
  });
});

describe('a closing that has passed', () => {
  it('leaves those who write the seconds in which their last answers come in', async () => {
    const { given, page } = await running({ closes_at: inHours(1) });
    const before = Date.now();
    await close(given, inHours(-1));
    const end = Number(await deadlineOf(page));
    about(end, before + (Date.now() - before) / 2);
    expect((await page.save([page.entry(0)])).status).toBe(200);
    // Once: another closing in the past gives no more, and time that is given then is kept.
    await close(given, inHours(-2));
    expect(await deadlineOf(page)).toBe(end);
    await owner.ask(EXTEND, { input: { attemptId: page.id, minutes: 5, reason } });
    await arrange(given, { extraTimePercent: 50 });
    about(await deadlineOf(page), end + 5 * MINUTE);
  });

  it('does so where there was no closing, too', async () => {
    const { given, page } = await running();
    await close(given, inHours(-1));
    about(await deadlineOf(page), Date.now());
    expect((await page.save([page.entry(0)])).status).toBe(200);
  });
});

describe('two at once', () => {
  it('an arrangement and a new closing: neither is lost', async () => {
    const { given, page } = await running({ closes_at: inHours(1) });
    await app.sql('UPDATE quizzes SET duration_minutes = NULL WHERE id = $1', [given.quizId]);
    const closing = inHours(3);
    const held = await lockClosing(app.databaseUrl, given.quizId, closing);
    const arranged = arrange(given, { extraTimePercent: 25 });
    await held.reached();
    await held.release();
    expect((await arranged).errors).toEqual([]);
    expect(await deadlineOf(page)).toBe(closing.getTime());
  });

  it('a save and more time: it is taken, and nobody hears of another device', async () => {
    const { page } = await running({ closes_at: inHours(1) });
    const held = await lockExtension(app.databaseUrl, page.id);
    const entry = page.entry(0);
    const saving = page.save([entry]);
    await held.reached();
    await held.release();
    expect(await saving).toMatchObject({
      status: 200,
      body: { receipts: [{ questionId: entry.questionId }] },
    });
  });
});

describe('what is arranged', () => {
  it('is written down where it is for an attempt under way', async () => {
    const { given, page } = await running({ closes_at: inHours(1) });
    await arrange(given, { extraTimePercent: 25, closesAt: inHours(2) });
    // Nothing new.
    await arrange(given, { extraTimePercent: 25 });
    const { items } = (await owner.ask(EVENTS, { quizId: given.quizId }))['examEvents'];
    expect(items).toMatchObject([
      {
        kind: 'ARRANGED',
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
    await arrange(given, { extraAttempts: 1 });
    expect(await app.sql(details, [page.id])).toHaveLength(1);
  });

  it.each([
    ['opens after the exam closes', { opensAt: inHours(2) }, 'opensAt'],
    ['closes before the exam opens', { closesAt: inHours(-2) }, 'closesAt'],
    ['is turned', { opensAt: inHours(3), closesAt: inHours(2) }, 'closesAt'],
    ['is out of all time', { closesAt: new Date('2300-01-01') }, 'closesAt'],
  ])('is no window that %s', async (_what, window, path) => {
    const { given } = await running({ opens_at: inHours(-1), closes_at: inHours(1) });
    const { errors } = await arrange(given, window);
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION', fields: [{ path }] } }]);
  });
});
