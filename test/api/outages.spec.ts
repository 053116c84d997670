import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { moveDeadline, sitting, storedResponses, type Page } from '../setup/attempts.js';
import { candidate, exam, setRules, type Exam } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { REOPEN } from '../setup/interventions.js';
import { mcq } from '../setup/questions.js';

/** What candidates lose in minutes in which no save could be stored, and how it is given back. */
const app = useApplication();

const OUTAGES = `query ($quizId: ID!) {
  examOutages(quizId: $quizId) { id beganAt endedAt minutes affected waiting }
}`;
const GIVE_BACK =
  'mutation ($input: GiveBackOutageInput!) { giveBackOutage(input: $input) { count } }';
const EVENTS = `query ($quizId: ID!) {
  examEvents(quizId: $quizId, source: STAFF) {
    items { kind attemptId actorName reason minutes }
  }
}`;
const questions = [mcq('One?', ['a', 'b'], 1), mcq('Two?', ['a', 'b'], 1)];
const MINUTE = 60_000;

let owner: Api;
let stranger: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
  stranger = (await person(app)).api;
});

/** An exam of an hour. */
async function hour(): Promise<Exam> {
  const given = await exam(app, owner, { questions });
  await app.sql('UPDATE quizzes SET duration_minutes = 60 WHERE id = $1', [given.quizId]);
  return given;
}

/** A candidate who started that many minutes ago. */
async function started({ code }: Exam, minutesAgo: number, name = 'Ada'): Promise<Page> {
  const page = await sitting(await candidate(app, code, name));
  await app.sql(
    `UPDATE attempts SET started_at = started_at - make_interval(mins => $2),
       deadline_at = deadline_at - make_interval(mins => $2) WHERE id = $1`,
    [page.id, minutesAgo],
  );
  return page;
}

/** Seconds before now, by the database's clock. @returns its id */
async function outage(beganAgo: number, endedAgo: number): Promise<string> {
  const rows = await app.sql(
    `INSERT INTO outages (began_at, ended_at)
     VALUES (now() - make_interval(secs => $1), now() - make_interval(secs => $2)) RETURNING id`,
    [beganAgo, endedAgo],
  );
  return rows[0]?.['id'] ?? '';
}

async function outagesOf({ quizId }: Exam, id: string): Promise<Data | undefined> {
  const { examOutages } = await owner.ask(OUTAGES, { quizId });
  return (examOutages as Data[]).find((found) => found['id'] === id);
}

const giveBack = async ({ quizId }: Exam, outageId: string): Promise<number> =>
  (await owner.ask(GIVE_BACK, { input: { quizId, outageId } }))['giveBackOutage'].count as number;

const deadlineOf = async (page: Page): Promise<number> =>
  Date.parse((await page.clock()).body['deadlineAt'] as string);

const stepsOf = async ({ quizId }: Exam): Promise<Data[]> =>
  (await owner.ask(EVENTS, { quizId }))['examEvents'].items as Data[];

/** Ends an attempt as the clock does, that many minutes ago. */
async function runOut(page: Page, minutesAgo: number): Promise<void> {
  await moveDeadline(app, page.id, -minutesAgo * 60);
  expect((await page.clock()).body).toMatchObject({ receipt: { submittedBy: 'TIME' } });
}

describe('examOutages', () => {
  it('lists outages that took time from candidates, and how many they concern', async () => {
    const given = await hour();
    await started(given, 30);
    await started(given, 30, 'Grace');
    const late = await started(given, 0, 'Mary');
    const early = await started(given, 30, 'Emmy');
    await early.submit();
    await app.sql(
      `UPDATE attempts SET submitted_at = now() - interval '25 minutes' WHERE id = $1`,
      [early.id],
    );
    const submitted = await started(given, 30, 'Sofia');
    await submitted.submit();
    const free = await started(given, 30, 'Hedy');
    await app.sql('UPDATE attempts SET deadline_at = NULL WHERE id = $1', [free.id]);
    const preview = await started(given, 30, 'Preview');
    await app.sql('UPDATE attempts SET is_preview = true WHERE id = $1', [preview.id]);
    const id = await outage(20 * 60, 13 * 60 - 10);
    expect(await outagesOf(given, id)).toMatchObject({ minutes: 8, affected: 3, waiting: 2 });
    // Before, after and long ago.
    const others = [await outage(50 * 60, 40 * 60), await outage(9 * 86_400, 8 * 86_400)];
    for (const other of others) expect(await outagesOf(given, other)).toBeUndefined();
    expect((await late.clock()).status).toBe(200);
  });
});

describe('giveBackOutage', () => {
  it('reopens nothing of a learner who was erased', async () => {
    const given = await hour();
    const page = await started(given, 50);
    const id = await outage(20 * 60, 13 * 60);
    await runOut(page, 1);
    const erase =
      'UPDATE learners l SET erased_at = now() FROM candidates c WHERE l.id = c.learner_id AND quiz_id = $1';
    await app.sql(erase, [given.quizId]);
    expect(await outagesOf(given, id)).toMatchObject({ waiting: 0 });
    await owner.send(GIVE_BACK, { input: { quizId: given.quizId, outageId: id } });
    expect((await page.clock()).body).toMatchObject({ receipt: { submittedBy: 'TIME' } });
  });

  it('moves deadlines by the part within the attempt, rounded up, and records why', async () => {
    const given = await hour();
    const [whole, part] = [await started(given, 30), await started(given, 14, 'Grace')];
    const after = await started(given, 2, 'Mary');
    const submitted = await started(given, 30, 'Sofia');
    await submitted.submit();
    const before = await Promise.all([whole, part, after].map(deadlineOf));
    // Seven minutes and a bit: of the second it took from its start, four and a bit.
    const id = await outage(17 * 60 + 10, 10 * 60);
    expect(await giveBack(given, id)).toBe(2);
    const moved = await Promise.all([whole, part, after].map(deadlineOf));
    expect(moved.map((time, place) => (time - (before[place] ?? 0)) / MINUTE)).toEqual([8, 5, 0]);
    expect((await submitted.clock()).body).toMatchObject({ receipt: { submittedBy: 'LEARNER' } });
    const steps = await stepsOf(given);
    const why = expect.stringMatching(
      /^Answers could not be saved for \d+ \w+, from \d+ \w+ \d+, \d\d:\d\d:\d\d to .*\d\d:\d\d:\d\d \([\w/]+\)\.$/,
    ) as string;
    const step = { kind: 'EXTENDED', actorName: 'Ada Byron', reason: why };
    expect(steps).toHaveLength(2);
    expect(steps).toEqual(
      expect.arrayContaining([
        { ...step, attemptId: whole.id, minutes: 8 },
        { ...step, attemptId: part.id, minutes: 5 },
      ]),
    );
    expect(await outagesOf(given, id)).toMatchObject({ affected: 3, waiting: 0 });
    // It stays when all deadlines are computed again.
    const input = { quizId: given.quizId, minutes: 1, reason: 'More' };
    await owner.ask(
      'mutation ($input: ExtendTimeForAllInput!) { extendTimeForAll(input: $input) { count } }',
      {
        input,
      },
    );
    expect(await deadlineOf(whole)).toBe((moved[0] ?? 0) + MINUTE);
  });

  it('gives back nothing twice, not even by two clicks at once', async () => {
    const given = await hour();
    const page = await started(given, 30);
    const before = await deadlineOf(page);
    const ids = [await outage(20 * 60, 15 * 60), await outage(10 * 60, 8 * 60)];
    const first = ids[0] ?? '';
    const clicks = await Promise.all([1, 2, 3].map(async () => giveBack(given, first)));
    expect(clicks.sort()).toEqual([0, 0, 1]);
    expect(await deadlineOf(page)).toBe(before + 5 * MINUTE);
    expect(await giveBack(given, first)).toBe(0);
    // Each outage counts by itself.
    expect(await giveBack(given, ids[1] ?? '')).toBe(1);
    expect(await deadlineOf(page)).toBe(before + 7 * MINUTE);
    expect(await stepsOf(given)).toHaveLength(2);
  });

  it('reopens what ran out, with its answers, for the lost time from now', async () => {
    const given = await hour();
    const page = await started(given, 55);
    await page.save([page.entry(0)]);
    await runOut(page, 4);
    // It lost six minutes, of ten.
    const id = await outage(10 * 60, 60);
    expect(await outagesOf(given, id)).toMatchObject({ affected: 1, waiting: 1 });
    const from = Date.now();
    expect(await giveBack(given, id)).toBe(1);
    const end = await deadlineOf(page);
    expect(end).toBeGreaterThanOrEqual(from + 6 * MINUTE - 1_000);
    expect(end).toBeLessThanOrEqual(Date.now() + 6 * MINUTE + 1_000);
    expect(await page.save([page.entry(1)])).toMatchObject({ body: { code: 'LEASE_LOST' } });
    await page.open();
    expect((await page.save([page.entry(1)])).status).toBe(200);
    expect((await storedResponses(app, page.id)).size).toBe(2);
    expect(await stepsOf(given)).toMatchObject([
      { kind: 'REOPENED', attemptId: page.id, minutes: 6, actorName: 'Ada Byron' },
    ]);
    expect(await giveBack(given, id)).toBe(0);
  });

  it('excludes the time in which an attempt had ended, until staff let it continue', async () => {
    const given = await hour();
    const pages = [await started(given, 90), await started(given, 90, 'Grace')];
    for (const page of pages) {
      await page.submit();
      const input = { attemptId: page.id, minutes: 15, reason: 'The projector failed' };
      await owner.ask(REOPEN, { input });
    }
    // Both were reopened 20 minutes ago: one was submitted 80 minutes ago, the other's time was
    // over before.
    const ended = `UPDATE exam_events SET at = now() - interval '20 minutes', details = details ||
        jsonb_build_object('submittedAt', now() - interval '80 minutes',
          'deadlineAt', now() - make_interval(mins => $2))
      WHERE attempt_id = $1 AND kind = 'REOPENED' AND details->>'deadlineAt' IS NOT NULL
      RETURNING id`;
    for (const [place, minutes] of [30, 81].entries())
      expect(await app.sql(ended, [pages[place]?.id, minutes])).toHaveLength(1);
    const between = await outage(60 * 60, 50 * 60);
    expect(await outagesOf(given, between)).toBeUndefined();
    const [before, after] = [await outage(82 * 60, 70 * 60), await outage(30 * 60, 15 * 60 + 10)];
    const around = await outage(82 * 60, 15 * 60 + 10);
    const ends = async (): Promise<number[]> => Promise.all(pages.map(deadlineOf));
    for (const [id, minutes] of [
      [before, [2, 1]],
      [after, [5, 5]],
      [around, [7, 6]],
    ] as const) {
      const from = await ends();
      expect(await giveBack(given, id)).toBe(2);
      const moved = (await ends()).map((end, place) => (end - (from[place] ?? 0)) / MINUTE);
      expect(moved).toEqual(minutes);
    }
  });

  it('knows how long an attempt that it reopened had been stopped', async () => {
    const given = await hour();
    const page = await started(given, 55);
    await runOut(page, 4);
    await giveBack(given, await outage(10 * 60, 60));
    // It was stopped for four minutes, and lost two before them.
    const again = await outage(6 * 60, 30);
    await giveBack(given, again);
    expect(await stepsOf(given)).toMatchObject([
      { kind: 'EXTENDED', minutes: 2 },
      { kind: 'REOPENED', minutes: 6 },
    ]);
  });

  it('lets an attempt that has just run out continue from now', async () => {
    const given = await hour();
    const page = await started(given, 30);
    const id = await outage(10 * 60, 8 * 60);
    await moveDeadline(app, page.id, -1);
    const from = Date.now();
    expect(await giveBack(given, id)).toBe(1);
    const end = await deadlineOf(page);
    // Without tolerance: the deadline was only a second before.
    expect(end).toBeGreaterThanOrEqual(from + 2 * MINUTE);
    expect(end).toBeLessThanOrEqual(Date.now() + 2 * MINUTE + 1_000);
  });

  it('reopens nothing of a candidate who takes another attempt', async () => {
    const given = await hour();
    await setRules(app, given.quizId, { attempts_allowed: 2 });
    const page = await started(given, 55);
    await runOut(page, 4);
    await page.open();
    expect(page.sitting['attempt'].number).toBe(2);
    const id = await outage(10 * 60, 60);
    expect(await outagesOf(given, id)).toMatchObject({ affected: 1, waiting: 0 });
    expect(await giveBack(given, id)).toBe(0);
    await page.submit();
    expect(await giveBack(given, id)).toBe(1);
  });

  it('is for owners of an exam that lost time', async () => {
    const given = await hour();
    await started(given, 30);
    const outageId = await outage(10 * 60, 8 * 60);
    const codeOf = async (api: Api, input: object): Promise<string> =>
      (await api.refused(GIVE_BACK, { input })).extensions.code;
    expect(await codeOf(stranger, { quizId: given.quizId, outageId })).toBe('QUIZ_NOT_FOUND');
    const { extensions } = await stranger.refused(OUTAGES, { quizId: given.quizId });
    expect(extensions.code).toBe('QUIZ_NOT_FOUND');
    const other = await hour();
    for (const id of [outageId, 'x', given.quizId])
      expect(await codeOf(owner, { quizId: other.quizId, outageId: id })).toBe('OUTAGE_NOT_FOUND');
  });
});

it('outages are deleted after a year', async () => {
  const [old, young] = [
    await outage(367 * 86_400, 366 * 86_400),
    await outage(365 * 86_400, 364 * 86_400),
  ];
  const left = async (): Promise<string[]> =>
    (await app.sql('SELECT id FROM outages WHERE id = ANY($1)', [[old, young]])).map(
      ({ id = '' }) => id,
    );
  await app.sweep();
  await expect.poll(left).toEqual([young]);
});
