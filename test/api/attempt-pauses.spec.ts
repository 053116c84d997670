import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, type Page } from '../setup/attempts.js';
import { call, closeExam, exam, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { mcq } from '../setup/questions.js';
import { EXTEND } from '../setup/interventions.js';
import { SET_ACCOMMODATIONS } from '../setup/learners.js';
import {
  about,
  ageAttempt,
  deadlineOf,
  halfHourExam,
  lengthenAttemptPause,
  lengthenPause,
  PAUSE_ATTEMPT,
  pauseAttempt,
  pauseExam,
  RESUME_ATTEMPT,
  resumeAttempt,
  resumeExam,
  startedPage,
} from '../setup/pauses.js';

/** Individual pauses of attempts. */
const app = useApplication();

const SHEET =
  'query ($quizId: ID!) { bubbleSheet(quizId: $quizId) { rows { attemptId pausedAt individuallyPausedAt needs } } }';
const EVENTS = `query ($quizId: ID!) {
  examEvents(quizId: $quizId, source: STAFF) { items { kind candidateName reason } }
}`;
const OUTAGES = 'query ($quizId: ID!) { examOutages(quizId: $quizId) { minutes } }';
const MINUTE = 60_000;
/** Of a pause: far more than the tests take. */
const PAUSED = 20;
const reason = 'A nosebleed';

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

const halfHour = async (): Promise<Exam> => halfHourExam(app, owner);
const started = async (given: Exam, name?: string): Promise<Page> => startedPage(app, given, name);
const clockOf = async (page: Page): Promise<Data> => (await page.clock()).body;
const codeOf = async (api: Api, query: string, input: object): Promise<unknown> =>
  (await api.send(query, { input })).errors[0]?.extensions.code;

async function reopened(page: Page): Promise<void> {
  await page.submit();
  const reopen = 'mutation ($input: ReopenAttemptInput!) { reopenAttempt(input: $input) { id } }';
  await owner.ask(reopen, { input: { attemptId: page.id, minutes: 5, reason } });
}

/** How far a deadline moves while something is done, in minutes. */
async function moved(page: Page, work: () => Promise<unknown>): Promise<number> {
  const before = await deadlineOf(page);
  await work();
  return ((await deadlineOf(page)) - before) / MINUTE;
}

/** Pauses an attempt for `PAUSED` minutes, and does something meanwhile. */
async function pausedFor(page: Page, meanwhile?: () => Promise<unknown>): Promise<void> {
  await pauseAttempt(owner, page);
  await lengthenAttemptPause(app, page.id, PAUSED);
  await meanwhile?.();
  await resumeAttempt(owner, page);
}

describe('the pause of one attempt', () => {
  it('stops its clock and no other; saves go on, and its deadline moves at the end', async () => {
    const given = await halfHour();
    const [ada, ben] = [await started(given, 'Ada'), await started(given, 'Ben')];
    const minutes = await moved(ada, async () =>
      pausedFor(ada, async () => {
        expect((await clockOf(ada))['pausedAt']).not.toBeNull();
        expect((await clockOf(ben))['pausedAt']).toBeNull();
        expect((await ada.save([ada.entry(0)])).body['receipts']).toHaveLength(1);
        const { bubbleSheet } = await owner.ask(SHEET, { quizId: given.quizId });
        const rows = bubbleSheet.rows as Data[];
        expect(rows.find(({ attemptId }) => attemptId === ada.id)).toMatchObject({
          individuallyPausedAt: expect.any(String) as string,
          needs: ['PAUSED'],
        });
        expect(rows.find(({ attemptId }) => attemptId === ben.id)).toMatchObject({
          pausedAt: null,
          individuallyPausedAt: null,
          needs: [],
        });
      }),
    );
    expect(minutes).toEqual(about(PAUSED));
    expect((await clockOf(ada))['pausedAt']).toBeNull();
    const { examEvents } = await owner.ask(EVENTS, { quizId: given.quizId });
    expect(examEvents.items).toEqual([
      { kind: 'RESUMED_INDIVIDUALLY', candidateName: 'Ada', reason: null },
      { kind: 'PAUSED_INDIVIDUALLY', candidateName: 'Ada', reason },
    ]);
  });

  it('moves a deadline past the closing, and so it stays when it is recomputed', async () => {
    const given = await halfHour();
    const page = await started(given);
    const closing = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
    await closeExam(app, owner, given.quizId, closing(10));
    const minutes = await moved(page, async () => pausedFor(page));
    expect(minutes).toEqual(about(PAUSED));
    // The closing is ten minutes later, and so is what passes it.
    const later = await moved(page, async () => closeExam(app, owner, given.quizId, closing(20)));
    expect(later).toEqual(about(10));
  });

  // What binds may change later: each minute of the pause counts once, whatever came first.
  it.each([
    { closing: 10, later: { closing: 60 }, minutes: 30 + PAUSED },
    { closing: 10, later: { closing: null }, minutes: 30 + PAUSED },
    { closing: 40, later: { closing: 60 }, minutes: 30 + PAUSED },
    { closing: 40, later: { percent: 50 }, minutes: 40 + PAUSED },
    { closing: 60, later: { closing: 10 }, minutes: 10 + PAUSED },
  ])('counts once with closing in $closing min, then $later', async (given) => {
    const { later, minutes } = given;
    const { quizId, ...rest } = await halfHour();
    const page = await started({ quizId, ...rest });
    const close = async (inMinutes: number | null): Promise<void> =>
      closeExam(
        app,
        owner,
        quizId,
        inMinutes === null ? null : new Date(Date.now() + inMinutes * MINUTE),
      );
    await close(given.closing);
    await pausedFor(page);
    if (later.closing !== undefined) await close(later.closing);
    if (later.percent !== undefined) {
      const [row] = await app.sql('SELECT id FROM candidates WHERE quiz_id = $1', [quizId]);
      const input = { candidateId: row?.['id'], extraTimePercent: later.percent };
      await owner.ask(SET_ACCOMMODATIONS, { input });
    }
    expect(((await deadlineOf(page)) - Date.now()) / MINUTE).toEqual(about(minutes));
  });

  it('counts once, too, within a pause of the exam whose closing moves in it', async () => {
    const given = await halfHour();
    const [ada, ben] = [await started(given, 'Ada'), await started(given, 'Ben')];
    const closing = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
    await closeExam(app, owner, given.quizId, closing(10));
    await pauseExam(owner, given.quizId);
    await lengthenPause(app, given.quizId, PAUSED);
    await pauseAttempt(owner, ada);
    await resumeAttempt(owner, ada);
    await closeExam(app, owner, given.quizId, closing(60));
    await resumeExam(owner, given.quizId);
    for (const page of [ada, ben])
      expect(((await deadlineOf(page)) - Date.now()) / MINUTE).toEqual(about(30 + PAUSED));
  });

  it('goes on while the exam is paused and resumed, and nothing counts twice', async () => {
    const given = await halfHour();
    const [ada, ben] = [await started(given, 'Ada'), await started(given, 'Ben')];
    await closeExam(app, owner, given.quizId, new Date(Date.now() + 15 * MINUTE));
    const minutes = await moved(ada, async () => {
      await pauseAttempt(owner, ada);
      await lengthenAttemptPause(app, ada.id, 5);
      expect(await pauseExam(owner, given.quizId)).toBe(1);
      await lengthenPause(app, given.quizId, PAUSED);
      expect(await resumeExam(owner, given.quizId)).toBe(1);
      expect((await clockOf(ben))['pausedAt']).toBeNull();
      expect((await clockOf(ada))['pausedAt']).not.toBeNull();
      // Recomputed while it stands.
      await owner.ask(EXTEND, { input: { attemptId: ada.id, minutes: 3, reason } });
      await lengthenAttemptPause(app, ada.id, 2);
      await resumeAttempt(owner, ada);
    });
    expect(minutes).toEqual(about(5 + PAUSED + 3 + 2));
  });

  it('ends within a pause of the exam: then it goes on with the exam', async () => {
    const given = await halfHour();
    const page = await started(given);
    const minutes = await moved(page, async () => {
      await pauseExam(owner, given.quizId);
      await pauseAttempt(owner, page);
      await resumeAttempt(owner, page);
      expect((await clockOf(page))['pausedAt']).not.toBeNull();
      await lengthenPause(app, given.quizId, PAUSED);
      expect(await resumeExam(owner, given.quizId)).toBe(1);
    });
    expect(minutes).toEqual(about(PAUSED));
  });

  it('ends with a submission, and does not come back when the attempt is reopened', async () => {
    const given = await halfHour();
    const page = await started(given);
    await pauseAttempt(owner, page);
    expect((await page.submit()).status).toBe(200);
    const reopen = `mutation ($input: ReopenAttemptInput!) { reopenAttempt(input: $input) { pausedAt } }`;
    const input = { attemptId: page.id, minutes: 5, reason };
    expect((await owner.ask(reopen, { input }))['reopenAttempt'].pausedAt).toBeNull();
    expect(await codeOf(owner, RESUME_ATTEMPT, { attemptId: page.id })).toBe('ATTEMPT_NOT_PAUSED');
  });

  it('has no end of its own without a deadline', async () => {
    const page = await started(await exam(app, owner));
    await pausedFor(page);
    expect(await clockOf(page)).toMatchObject({ pausedAt: null, deadlineAt: null });
  });

  it.each([
    ['staff let it go on', async (page: Page) => resumeAttempt(owner, page)],
    ['it is submitted and reopened', reopened],
  ])('took nothing from an outage within it, when %s', async (_end, end) => {
    const given = await halfHour();
    const page = await started(given);
    const outages = async (): Promise<unknown> =>
      (await owner.ask(OUTAGES, { quizId: given.quizId }))['examOutages'];
    await ageAttempt(app, page, 15);
    await pauseAttempt(owner, page);
    await lengthenAttemptPause(app, page.id, PAUSED);
    await app.sql(`INSERT INTO outages (began_at, ended_at)
      SELECT now() - interval '6 minutes', now() - interval '3 minutes'`);
    expect(await outages()).toEqual([]);
    await end(page);
    expect(await outages()).toEqual([]);
  });

  it('is shown in the lobby, where no time runs meanwhile', async () => {
    const page = await started(await halfHour());
    await pauseAttempt(owner, page);
    const lobby = await page.lobby();
    expect(lobby['exam'].pausedAt).toBeNull();
    expect(lobby['attempts'][0].pausedAt).toEqual(expect.any(String));
  });

  it('keeps answers and keys of others back, and no scores', async () => {
    const questions = [mcq('One?', ['a', 'b'], 1)];
    const rules = { review_content: 'KEY', review_time: 'AFTER_CLOSING' };
    const given = await exam(app, owner, { questions, rules });
    await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [given.quizId]);
    const [ada, ben] = [await started(given, 'Ada'), await started(given, 'Ben')];
    await pauseAttempt(owner, ada);
    await ben.submit({ entries: [ben.entry(0)] });
    const past = new Date(Date.now() - MINUTE);
    await app.sql('UPDATE exam_rules SET closes_at = $2 WHERE quiz_id = $1', [given.quizId, past]);
    expect((await ben.lobby())['attempts'][0]).toMatchObject({ isReviewable: true });
    const review = async (): Promise<Data> =>
      (await call(ben.candidate.api, `/attempts/${ben.id}/review`)).body;
    expect((await review())['content']).toBe('SCORE');
    await ada.submit();
    expect((await review())['content']).toBe('KEY');
  });
});

describe('an attempt', () => {
  it('is paused once, while it runs and has time, by whoever may', async () => {
    const given = await halfHour();
    const page = await started(given);
    const input = { attemptId: page.id, reason };
    const resumed = { attemptId: page.id };
    expect(await codeOf(app.api, PAUSE_ATTEMPT, input)).toBe('UNAUTHENTICATED');
    expect(await codeOf(stranger, PAUSE_ATTEMPT, input)).toBe('ATTEMPT_NOT_FOUND');
    expect(await codeOf(owner, PAUSE_ATTEMPT, { ...input, reason: ' ' })).toBe('VALIDATION');
    expect(await codeOf(owner, RESUME_ATTEMPT, resumed)).toBe('ATTEMPT_NOT_PAUSED');
    await pauseAttempt(owner, page);
    expect(await codeOf(owner, PAUSE_ATTEMPT, input)).toBe('ATTEMPT_ALREADY_PAUSED');
    expect(await codeOf(stranger, RESUME_ATTEMPT, resumed)).toBe('ATTEMPT_NOT_FOUND');
    await resumeAttempt(owner, page);
    await moveDeadline(app, page.id, -2);
    expect(await codeOf(owner, PAUSE_ATTEMPT, input)).toBe('ATTEMPT_TIME_OVER');
    await page.submit();
    expect(await codeOf(owner, PAUSE_ATTEMPT, input)).toBe('ATTEMPT_ENDED');
    expect(await codeOf(owner, RESUME_ATTEMPT, resumed)).toBe('ATTEMPT_ENDED');
  });

  it('is paused 100 times at most', async () => {
    const page = await started(await halfHour());
    await app.sql(
      `INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind)
       SELECT quiz_id, candidate_id, id, 'PAUSED_INDIVIDUALLY' FROM attempts, generate_series(1, 100) WHERE id = $1`,
      [page.id],
    );
    const input = { attemptId: page.id, reason };
    expect(await codeOf(owner, PAUSE_ATTEMPT, input)).toBe('PAUSES_FULL');
  });
});
