import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, type Page } from '../setup/attempts.js';
import { closeExam, exam, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { EXTEND, EXTEND_ALL } from '../setup/interventions.js';
import { SET_ACCOMMODATIONS } from '../setup/learners.js';
import {
  about,
  ageAttempt,
  deadlineOf,
  halfHourExam,
  lengthenPause,
  pauseExam,
  resumeExam,
  startedPage,
} from '../setup/pauses.js';

/** What moves a deadline while the exam is paused. */
const app = useApplication();

const REOPEN = `mutation ($input: ReopenAttemptInput!) {
  reopenAttempt(input: $input) { pausedAt deadlineAt }
}`;
const GIVE_BACK =
  'mutation ($input: GiveBackOutageInput!) { giveBackOutage(input: $input) { count } }';
const OUTAGES = 'query ($quizId: ID!) { examOutages(quizId: $quizId) { id minutes } }';
const reason = 'The fire alarm went off';
const MINUTE = 60_000;
/** Of a pause: far more than the tests take. */
const PAUSED = 20;

let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

const halfHour = async (): Promise<Exam> => halfHourExam(app, owner);
const started = async (given: Exam, name?: string): Promise<Page> => startedPage(app, given, name);

/** Pauses the exam for `PAUSED` minutes, and does something meanwhile. */
async function pausedFor({ quizId }: Exam, meanwhile?: () => Promise<unknown>): Promise<void> {
  await pauseExam(owner, quizId);
  await lengthenPause(app, quizId, PAUSED);
  await meanwhile?.();
  await resumeExam(owner, quizId);
}

/** How far a deadline moves while something is done, in whole minutes. */
async function moved(page: Page, work: () => Promise<unknown>): Promise<number> {
  const before = await deadlineOf(page);
  await work();
  return Math.round((await deadlineOf(page)) - before) / MINUTE;
}

/** Deadlines move by the time that the test takes, too. */

describe('what moves a deadline in a pause', () => {
  it('keeps the more time of an attempt that has no deadline meanwhile', async () => {
    const given = await exam(app, owner);
    const page = await started(given);
    const extension = async (): Promise<Data[]> =>
      app.sql('SELECT extension_seconds FROM attempts WHERE id = $1', [page.id]);
    await closeExam(app, owner, given.quizId, new Date(Date.now() + 60 * MINUTE));
    await owner.ask(EXTEND, { input: { attemptId: page.id, minutes: 10, reason } });
    await closeExam(app, owner, given.quizId, null);
    expect(await extension()).toEqual([{ extension_seconds: 600 }]);
    await pausedFor(given);
    expect(await extension()).toEqual([{ extension_seconds: 600 }]);
  });

  it('is the same when it is recomputed, after many short pauses, too', async () => {
    const given = await halfHour();
    const page = await started(given);
    const reopened = await started(given, 'Grace');
    await reopened.submit();
    await owner.ask(REOPEN, { input: { attemptId: reopened.id, minutes: 7, reason } });
    const before = [await deadlineOf(page), await deadlineOf(reopened)];
    for (const minutes of [90, 80, 70]) {
      await pauseExam(owner, given.quizId);
      await resumeExam(owner, given.quizId);
      await closeExam(app, owner, given.quizId, new Date(Date.now() + minutes * MINUTE));
    }
    const [row] = await app.sql<{ stood: number }>(
      `SELECT (extract(epoch FROM sum(ended_at - started_at)) * 1000)::float8 AS stood
       FROM exam_pauses WHERE quiz_id = $1`,
      [given.quizId],
    );
    const after = [await deadlineOf(page), await deadlineOf(reopened)];
    const moved = after.map((deadline, index) => deadline - (before[index] ?? 0));
    expect(moved).toEqual([row?.stood, row?.stood]);
  });

  it('adds up: more time, for one and for all', async () => {
    const given = await halfHour();
    const page = await started(given);
    const minutes = await moved(page, async () =>
      pausedFor(given, async () => {
        await owner.ask(EXTEND, { input: { attemptId: page.id, minutes: 5, reason } });
        await owner.ask(EXTEND_ALL, { input: { quizId: given.quizId, minutes: 2, reason } });
      }),
    );
    expect(minutes).toEqual(about(PAUSED + 7));
  });

  it('adds up: accommodations, before and after', async () => {
    const given = await halfHour();
    const page = await started(given);
    const [row] = await app.sql('SELECT id FROM candidates WHERE quiz_id = $1', [given.quizId]);
    const arrange = async (extraTimePercent: number): Promise<unknown> =>
      owner.ask(SET_ACCOMMODATIONS, { input: { candidateId: row?.['id'], extraTimePercent } });
    const minutes = await moved(page, async () => {
      await pausedFor(given, async () => arrange(50));
      await arrange(100);
    });
    expect(minutes).toEqual(about(PAUSED + 30));
  });

  it('is a closing, too: what was left at the pause is left after it', async () => {
    const given = await halfHour();
    const page = await started(given);
    const closesAt = new Date(Date.now() + 10 * MINUTE);
    await pauseExam(owner, given.quizId);
    await closeExam(app, owner, given.quizId, closesAt);
    await lengthenPause(app, given.quizId, PAUSED);
    await resumeExam(owner, given.quizId);
    expect(((await deadlineOf(page)) - closesAt.getTime()) / MINUTE).toEqual(about(PAUSED));
    // A closing that staff set afterwards is meant as it stands.
    await closeExam(app, owner, given.quizId, new Date(closesAt.getTime() + MINUTE));
    expect(((await deadlineOf(page)) - closesAt.getTime()) / MINUTE).toEqual(about(1));
  });

  it('leaves what is on its way its ten seconds, where the closing has passed', async () => {
    const given = await halfHour();
    const page = await started(given);
    await pausedFor(given, async () => {
      await closeExam(app, owner, given.quizId, new Date(Date.now() - PAUSED * 2 * MINUTE));
      expect((await page.save([page.entry(0)])).status).toBe(200);
    });
    expect((await page.save([page.entry(1)])).status).toBe(200);
  });
});

describe('reopenAttempt in a pause', () => {
  it('reopens an attempt whose clock stands until the exam goes on', async () => {
    const given = await halfHour();
    const page = await started(given);
    await page.submit();
    await pauseExam(owner, given.quizId);
    const input = { attemptId: page.id, minutes: 7, reason };
    const { reopenAttempt } = await owner.ask(REOPEN, { input });
    expect(reopenAttempt.pausedAt).toEqual(expect.any(String));
    await lengthenPause(app, given.quizId, PAUSED);
    expect(await resumeExam(owner, given.quizId)).toBe(1);
    const end = Date.parse(reopenAttempt.deadlineAt as string);
    expect(((await deadlineOf(page)) - end) / MINUTE).toEqual(about(PAUSED));
  });
});

describe('an outage', () => {
  async function outage(beganAgo: number, endedAgo: number): Promise<string> {
    const rows = await app.sql(
      `INSERT INTO outages (began_at, ended_at)
       VALUES (now() - make_interval(mins => $1), now() - make_interval(mins => $2)) RETURNING id`,
      [beganAgo, endedAgo],
    );
    return rows[0]?.['id'] ?? '';
  }

  it('takes no time within a pause, and only the rest is given back', async () => {
    const given = await halfHour();
    const page = await started(given);
    await ageAttempt(app, page, 25);
    const { quizId } = given;
    await pausedFor(given);
    const [within, begun] = [await outage(15, 5), await outage(23, 15)];
    const { examOutages } = await owner.ask(OUTAGES, { quizId });
    expect((examOutages as Data[]).find(({ id }) => id === within)).toBeUndefined();
    expect((examOutages as Data[]).find(({ id }) => id === begun)).toBeDefined();
    const minutes = await moved(page, async () =>
      owner.ask(GIVE_BACK, { input: { quizId, outageId: begun } }),
    );
    expect(minutes).toBe(3);
  });

  it('took nothing where it was measured from the last heartbeat before a pause', async () => {
    const given = await halfHour();
    const page = await started(given);
    await ageAttempt(app, page, 25);
    const { quizId } = given;
    await pausedFor(given);
    // The pause was stored, so the server still worked after the last heartbeat, but not when the next one was missing.
    const early = async (seconds: number): Promise<string> => {
      const rows = await app.sql(
        `INSERT INTO outages (began_at, ended_at)
         SELECT started_at - make_interval(secs => $2), started_at + interval '1 minute'
         FROM exam_pauses WHERE quiz_id = $1 RETURNING id`,
        [quizId, seconds],
      );
      return rows[0]?.['id'] ?? '';
    };
    const [less, more] = [await early(3), await early(6)];
    const { examOutages } = await owner.ask(OUTAGES, { quizId });
    expect((examOutages as Data[]).find(({ id }) => id === less)).toBeUndefined();
    expect((examOutages as Data[]).find(({ id }) => id === more)).toMatchObject({ minutes: 2 });
  });

  it('is given back to an attempt that was over, whose clock stands then', async () => {
    const given = await halfHour();
    const page = await started(given);
    await ageAttempt(app, page, 25);
    await moveDeadline(app, page.id, -5);
    const { quizId } = given;
    await pauseExam(owner, quizId);
    const outageId = await outage(24, 22);
    await owner.ask(GIVE_BACK, { input: { quizId, outageId } });
    const { pausedAt } = (await page.clock()).body;
    expect(((await deadlineOf(page)) - Date.parse(pausedAt as string)) / MINUTE).toBe(2);
    await lengthenPause(app, quizId, PAUSED);
    expect(await resumeExam(owner, quizId)).toBe(1);
    expect(((await deadlineOf(page)) - Date.now()) / MINUTE).toEqual(about(PAUSED + 2));
  });

  it('is given back on top of a clock that stands', async () => {
    const given = await halfHour();
    const page = await started(given);
    await ageAttempt(app, page, 25);
    const { quizId } = given;
    const minutes = await moved(page, async () =>
      pausedFor(given, async () => {
        const outageId = await outage(24, 22);
        await owner.ask(GIVE_BACK, { input: { quizId, outageId } });
      }),
    );
    expect(minutes).toEqual(about(PAUSED + 2));
  });
});
