import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, Page, storedResponses } from '../setup/attempts.js';
import { candidate, exam, type Exam } from '../setup/exams.js';
import { person, type Person } from '../setup/factories.js';
import { REOPEN } from '../setup/interventions.js';
import { accountId, assign } from '../setup/marking-team.js';
import { colleague } from '../setup/members.js';
import {
  about,
  deadlineOf,
  halfHourExam,
  lengthenPause,
  PAUSE,
  pauseAttempt,
  pauseExam,
  RESUME,
  resumeAttempt,
  resumeExam,
  startedPage,
} from '../setup/pauses.js';
import { lockRunning } from '../setup/row-locks.js';

/** Staff pause an exam: the clock of everybody who is at it stands, and answers are saved. */
const app = useApplication();

const EVENTS = `query ($quizId: ID!) {
  examEvents(quizId: $quizId, source: STAFF) { items { kind attemptId actorName reason seconds } }
}`;
const STATE = 'query ($quizId: ID!) { examPause(quizId: $quizId) { startedByName reason } }';
const reason = 'The fire alarm went off';
const MINUTE = 60_000;
/** Of a pause: far more than the tests take. */
const PAUSED = 20;

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

const halfHour = async (): Promise<Exam> => halfHourExam(app, owner);
const started = async (given: Exam, name?: string): Promise<Page> => startedPage(app, given, name);

/** Deadlines move by the time that the test takes, too. */

describe('pauseExam and resumeExam', () => {
  it('stop the clock of everybody who is at it, and move each deadline by that time', async () => {
    const given = await halfHour();
    const [page, second] = [await started(given), await started(given, 'Grace')];
    const ended = await started(given, 'Mary');
    await ended.submit();
    const elsewhere = await started(await halfHour());
    const before = await deadlineOf(page);
    expect(await pauseExam(owner, given.quizId)).toBe(2);
    const { body } = await page.clock();
    expect(body['pausedAt']).toEqual(expect.any(String));
    expect(Date.parse(body['deadlineAt'] as string)).toBe(before);
    expect((await elsewhere.clock()).body['pausedAt']).toBeNull();
    expect((await owner.ask(STATE, { quizId: given.quizId }))['examPause']).toEqual({
      startedByName: 'Ada Byron',
      reason,
    });
    await lengthenPause(app, given.quizId, PAUSED);
    expect(await resumeExam(owner, given.quizId)).toBe(2);
    expect((await page.clock()).body['pausedAt']).toBeNull();
    expect(((await deadlineOf(page)) - before) / MINUTE).toEqual(about(PAUSED));
    expect(await owner.ask(STATE, { quizId: given.quizId })).toEqual({ examPause: null });
    const { items } = (await owner.ask(EVENTS, { quizId: given.quizId }))['examEvents'];
    expect(items).toHaveLength(4);
    const by = { actorName: 'Ada Byron' };
    const ids = [page.id, second.id].sort();
    const of = (kind: string): Data[] => (items as Data[]).filter((item) => item['kind'] === kind);
    for (const [kind, more] of [
      ['PAUSED', { ...by, reason, seconds: null }],
      ['RESUMED', { ...by, reason: null }],
    ] as const) {
      expect(of(kind)).toMatchObject([more, more]);
      expect(
        of(kind)
          .map(({ attemptId }) => attemptId as string)
          .sort(),
      ).toEqual(ids);
    }
    expect(of('RESUMED')[0]?.['seconds'] / 60).toEqual(about(PAUSED));
  });

  it('let no time run out in a pause, and saves, take-overs and submissions go on', async () => {
    const given = await halfHour();
    const [page, second] = [await started(given), await started(given, 'Grace')];
    await moveDeadline(app, page.id, 3);
    await pauseExam(owner, given.quizId);
    // By the clock of the wall the time of the first is over long ago.
    await lengthenPause(app, given.quizId, PAUSED);
    await app.sql(
      `UPDATE attempts SET deadline_at = paused_at + interval '3 seconds' WHERE id = $1`,
      [page.id],
    );
    const saved = await page.save([page.entry(0)]);
    expect(saved).toMatchObject({ status: 200, body: { refused: [] } });
    expect(saved.body['pausedAt']).toEqual(expect.any(String));
    const other = new Page(page.candidate);
    const opened = await other.open();
    expect(opened).toMatchObject({ status: 200, body: { attempt: { epoch: 2 } } });
    expect(opened.body['attempt'].pausedAt).toEqual(expect.any(String));
    expect((await page.save([page.entry(1)])).body).toMatchObject({ code: 'LEASE_LOST' });
    expect((await other.save([other.entry(1)])).status).toBe(200);
    expect((await other.lobby())['attempts']).toMatchObject([{ submittedAt: null }]);
    expect(await second.submit()).toMatchObject({
      body: { receipt: { submittedBy: 'LEARNER' } },
    });
    expect((await second.clock()).body).toMatchObject({ pausedAt: null });
    expect(await resumeExam(owner, given.quizId)).toBe(1);
    const clock = (await other.clock()).body;
    const left = Date.parse(clock['deadlineAt']) - Date.parse(clock['serverTime']);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(3_000);
    expect((await storedResponses(app, page.id)).size).toBe(2);
  });

  it('do not revive an attempt whose time was over', async () => {
    const given = await halfHour();
    const page = await started(given);
    await moveDeadline(app, page.id, -1);
    expect(await pauseExam(owner, given.quizId)).toBe(0);
    await moveDeadline(app, page.id, -11);
    expect((await page.clock()).body).toMatchObject({ receipt: { submittedBy: 'TIME' } });
  });

  it('let nobody start meanwhile', async () => {
    const given = await halfHour();
    const page = new Page(await candidate(app, given.code, 'Ada'));
    await pauseExam(owner, given.quizId);
    expect(await page.open()).toMatchObject({ status: 409, body: { code: 'EXAM_PAUSED' } });
    expect(await page.lobby()).toMatchObject({
      mayStart: false,
      whyNot: 'EXAM_PAUSED',
      exam: { state: 'OPEN', pausedAt: expect.any(String) as string },
    });
    await resumeExam(owner, given.quizId);
    expect(await page.lobby()).toMatchObject({ mayStart: true, exam: { pausedAt: null } });
    expect((await page.open()).body).toMatchObject({ attempt: { pausedAt: null } });
  });

  it('leave previews alone', async () => {
    const given = await halfHour();
    const page = await started(given);
    await app.sql('UPDATE attempts SET is_preview = true WHERE id = $1', [page.id]);
    expect(await pauseExam(owner, given.quizId)).toBe(0);
    expect((await page.clock()).body['pausedAt']).toBeNull();
  });

  it('are refused twice, and without a pause', async () => {
    const { quizId } = await halfHour();
    const codeOf = async (text: string, input: object): Promise<string> =>
      (await owner.refused(text, { input })).extensions.code;
    expect(await codeOf(RESUME, { quizId })).toBe('EXAM_NOT_PAUSED');
    await pauseExam(owner, quizId);
    expect(await codeOf(PAUSE, { quizId, reason })).toBe('EXAM_ALREADY_PAUSED');
    expect(await codeOf(PAUSE, { quizId, reason: ' ' })).toBe('VALIDATION');
    await resumeExam(owner, quizId);
    await owner.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id: quizId });
    expect(await codeOf(PAUSE, { quizId, reason })).toBe('QUIZ_NOT_FOUND');
  });

  it('are at most a hundred of one exam', async () => {
    const { quizId } = await halfHour();
    await app.sql(
      `INSERT INTO exam_pauses (quiz_id, started_at, ended_at, reason)
       SELECT $1, now(), now(), 'again' FROM generate_series(1, 100)`,
      [quizId],
    );
    const refused = await owner.refused(PAUSE, { input: { quizId, reason } });
    expect(refused.extensions.code).toBe('PAUSES_FULL');
  });

  it('need the permission to edit the exam', async () => {
    const boss = await person(app);
    const { quizId } = await exam(app, boss.api);
    const marker = await colleague(app, boss, 'MARKER');
    for (const [text, input] of [
      [PAUSE, { quizId, reason }],
      [RESUME, { quizId }],
    ] as const) {
      expect((await marker.api.refused(text, { input })).extensions.code).toBe('NOT_ALLOWED');
      expect((await stranger.refused(text, { input })).extensions.code).toBe('QUIZ_NOT_FOUND');
      expect((await app.api.refused(text, { input })).extensions.code).toBe('UNAUTHENTICATED');
    }
    expect((await stranger.refused(STATE, { quizId })).extensions.code).toBe('QUIZ_NOT_FOUND');
  });

  it('tell markers who see no results that the exam is paused, and not by whom and why', async () => {
    const boss = await person(app);
    const { quizId } = await exam(app, boss.api);
    const marker = await colleague(app, boss, 'MARKER');
    const other = await colleague(app, boss, 'MARKER');
    await pauseExam(boss.api, quizId);
    const pauseFor = async ({ api }: Person): Promise<unknown> =>
      (await api.ask(STATE, { quizId }))['examPause'];
    const whole = { startedByName: 'Ada Byron', reason };
    expect(await pauseFor(marker)).toEqual(whole);
    await assign(boss.api, quizId, await accountId(app, other));
    expect(await pauseFor(marker)).toEqual({ startedByName: null, reason: null });
    expect(await pauseFor(other)).toEqual(whole);
    expect(await pauseFor(boss)).toEqual(whole);
  });
});

describe('an attempt at the moment of the pause', () => {
  /** The pause begins when `work` has written the attempt, and has not committed. */
  async function pausedDuring<Result>(quizId: string, work: () => Promise<Result>) {
    const lock = await lockRunning(app.databaseUrl, quizId);
    const working = work();
    await lock.reached();
    const pausing = pauseExam(owner, quizId);
    // For the rules of the exam, which a start and a reopening lock as well.
    const isWaiting = lock.reached(1, 'transactionid').then(() => true);
    const waited = await Promise.race([isWaiting, pausing.then(() => false)]);
    await lock.release();
    isWaiting.catch(() => undefined);
    expect(waited).toBe(true);
    return { count: await pausing, result: await working };
  }

  it('is paused with the others if it starts', async () => {
    const given = await halfHour();
    const page = new Page(await candidate(app, given.code, 'Ada'));
    const { count, result } = await pausedDuring(given.quizId, async () => page.open());
    expect(result).toMatchObject({ status: 200, body: { attempt: { pausedAt: null } } });
    expect(count).toBe(1);
    expect((await page.clock()).body['pausedAt']).toEqual(expect.any(String));
  });

  it('is paused with the others if it is reopened', async () => {
    const given = await halfHour();
    const page = await started(given);
    await page.submit();
    const input = { attemptId: page.id, minutes: 5, reason };
    const { count } = await pausedDuring(given.quizId, async () => owner.ask(REOPEN, { input }));
    expect(count).toBe(1);
    expect((await page.clock()).body['pausedAt']).toEqual(expect.any(String));
  });

  it('is paused with the others if its individual pause ends', async () => {
    const given = await halfHour();
    const page = await started(given);
    await pauseAttempt(owner, page);
    const { count } = await pausedDuring(given.quizId, async () => resumeAttempt(owner, page));
    expect(count).toBe(1);
    expect((await page.clock()).body['pausedAt']).toEqual(expect.any(String));
  });
});
