import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api, Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { Page, sitting } from '../setup/attempts.js';
import { call, candidate, exam, type Exam, type Reply } from '../setup/exams.js';
import { person } from '../setup/factories.js';
import { EXTEND, REOPEN } from '../setup/interventions.js';
import { mcq } from '../setup/questions.js';

/** What a candidate's page reports (page events), and what staff see of it. */
const app = useApplication({ TRUST_PROXY: '1' });

const EVENTS = `query ($quizId: ID!, $attemptId: ID, $source: ExamEventSource) {
  examEvents(quizId: $quizId, attemptId: $attemptId, source: $source, pageSize: 100) {
    items { kind attemptId actorName seconds at } totalCount
  }
}`;

let owner: Api;
let openExam: Exam;
beforeAll(async () => {
  owner = (await person(app)).api;
  openExam = await exam(app, owner, { questions: [mcq('One?', ['a', 'b'], 1)] });
  await app.sql('UPDATE quizzes SET duration_minutes = 30 WHERE id = $1', [openExam.quizId]);
});

const startAttempt = async (): Promise<Page> => sitting(await candidate(app, openExam.code, 'Ada'));

/** @param secondsAgo of the server's clock */
function fact(kind: string, secondsAgo = 0, seconds?: number) {
  const at = new Date(Date.now() - secondsAgo * 1_000).toISOString();
  return { id: randomUUID(), kind, at, ...(seconds !== undefined && { seconds }) };
}

const report = async ({ id, candidate: learner }: Page, facts: unknown): Promise<Reply> =>
  call(learner.api, `/attempts/${id}/facts`, { facts });

const start = async ({ id }: Page, before: string): Promise<void> => {
  const earlier = `UPDATE attempts SET started_at = now() - $2::interval WHERE id = $1`;
  await app.sql(earlier, [id, before]);
};

async function eventsOf(variables: object, api = owner): Promise<Data[]> {
  const { examEvents } = await api.ask(EVENTS, { quizId: openExam.quizId, ...variables });
  return examEvents.items as Data[];
}

const kindsOf = async ({ id }: Page): Promise<string[]> =>
  (await eventsOf({ attemptId: id })).map(({ kind }) => kind as string).reverse();

describe('POST /attempts/:id/facts', () => {
  it('stores the reported events, once each, with their times', async () => {
    const page = await startAttempt();
    await start(page, '10 minutes');
    const facts = [
      fact('FOCUS_LOST', 120),
      fact('FOCUS_REGAINED', 80, 40),
      fact('RECONNECTED', 30, 15),
    ];
    expect(await report(page, facts)).toMatchObject({ status: 200, body: { kept: 3 } });
    // The first response was lost; and a new event was added.
    const again = await Promise.all([report(page, facts), report(page, facts.slice(1))]);
    expect(again.map(({ body }) => body['kept'] as number)).toEqual([3, 2]);
    expect(await eventsOf({ attemptId: page.id, source: 'PAGE' })).toMatchObject([
      { kind: 'RECONNECTED', seconds: 15, at: facts[2]?.at, actorName: null },
      { kind: 'FOCUS_REGAINED', seconds: 40, at: facts[1]?.at },
      { kind: 'FOCUS_LOST', seconds: null, at: facts[0]?.at },
    ]);
  });

  it('moves times into the attempt', async () => {
    const page = await startAttempt();
    await start(page, '10 minutes');
    await report(page, [fact('FOCUS_LOST', 3_600), fact('FOCUS_REGAINED', -3_600)]);
    const [late, early] = await eventsOf({ attemptId: page.id, source: 'PAGE' });
    const [row] = await app.sql<{ started: Date; now: Date }>(
      'SELECT started_at AS started, now() AS now FROM attempts WHERE id = $1',
      [page.id],
    );
    expect(early).toMatchObject({ kind: 'FOCUS_LOST', at: row?.started.toISOString() });
    expect(Date.parse(late?.['at'] as string)).toBeLessThanOrEqual(Number(row?.now));
  });

  it('stores five hundred per attempt, and says so', async () => {
    const page = await startAttempt();
    const fill = `INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, fact_id)
      SELECT quiz_id, candidate_id, id, 'FOCUS_LOST', gen_random_uuid()
      FROM attempts, generate_series(1, 470) WHERE id = $1`;
    await app.sql(fill, [page.id]);
    const many = (count: number): object[] =>
      Array.from({ length: count }, () => fact('FOCUS_LOST'));
    const replies = await Promise.all([report(page, many(20)), report(page, many(20))]);
    expect(replies.map(({ status, body }) => [status, body['kept'] as number]).sort()).toEqual([
      [200, 10],
      [200, 20],
    ]);
    expect((await report(page, many(1))).body).toEqual({ kept: 0 });
    const count =
      'SELECT count(*)::int AS count FROM exam_events WHERE attempt_id = $1 AND fact_id IS NOT NULL';
    expect(await app.sql(count, [page.id])).toEqual([{ count: 500 }]);
  });

  it('accepts events that were on their way when the attempt ended, and none long after', async () => {
    const page = await startAttempt();
    await start(page, '10 minutes');
    await page.submit();
    expect((await report(page, [fact('FOCUS_LOST', -60)])).body).toEqual({ kept: 1 });
    const [last] = await eventsOf({ attemptId: page.id, source: 'PAGE' });
    const { body } = await page.clock();
    expect(last?.['at']).toBe(body['submittedAt']);
    const before = `UPDATE attempts SET submitted_at = now() - interval '11 minutes' WHERE id = $1`;
    await app.sql(before, [page.id]);
    expect(await report(page, [fact('FOCUS_LOST')])).toMatchObject({
      status: 409,
      body: { code: 'ATTEMPT_ENDED', current: { submittedBy: 'LEARNER' } },
    });
  });

  it.each([
    ['facts', []],
    ['facts', Array.from({ length: 51 }, () => fact('FOCUS_LOST'))],
    ['facts.0.kind', [fact('SUBMITTED')]],
    ['facts.0.id', [{ ...fact('FOCUS_LOST'), id: 'x' }]],
    ['facts.0.at', [{ ...fact('FOCUS_LOST'), at: 'yesterday' }]],
    // Times that the database cannot store.
    ['facts.0.at', [{ ...fact('FOCUS_LOST'), at: '0000-01-01T00:00:00Z' }]],
    ['facts.0.at', [{ ...fact('FOCUS_LOST'), at: `2026-01-01T00:00:00.${'0'.repeat(5_000)}Z` }]],
    ['facts.0.seconds', [fact('RECONNECTED', 0, -1)]],
    ['facts.0.seconds', [fact('RECONNECTED', 0, 604_801)]],
  ])('rejects %s (%#)', async (path, facts) => {
    const { status, body } = await report(await startAttempt(), facts);
    expect([status, body['fields']]).toEqual([400, [expect.objectContaining({ path })]]);
  });

  it("is for the attempt's own candidate", async () => {
    const page = await startAttempt();
    const other = (await startAttempt()).candidate;
    const reply = await call(other.api, `/attempts/${page.id}/facts`, {
      facts: [fact('FOCUS_LOST')],
    });
    expect([reply.status, reply.body['code']]).toEqual([404, 'ATTEMPT_NOT_FOUND']);
    expect(await kindsOf(page)).toEqual(['STARTED']);
  });
});

describe('a network address', () => {
  /** The same page, from another network. */
  const elsewhere = ({ candidate: learner, client, sitting }: Page, address: string): Page =>
    Object.assign(new Page({ ...learner, api: learner.api.from(address) }, client), { sitting });
  const changesOf = async (page: Page): Promise<number> =>
    (await kindsOf(page)).filter((kind) => kind === 'ADDRESS_CHANGED').length;

  it('is shown to have changed, and is not stored', async () => {
    const first = elsewhere(await startAttempt(), '203.0.113.7');
    await first.open();
    const before = await changesOf(first);
    await first.open();
    await first.clock();
    expect(await changesOf(first)).toBe(before);
    // First a request for the time, then opening; it never delays a save.
    await elsewhere(first, '2001:db8:1:2::17').clock();
    expect(await changesOf(first)).toBe(before + 1);
    await elsewhere(first, '2001:db8:1:2::99').clock();
    expect(await changesOf(first)).toBe(before + 1);
    await elsewhere(first, '198.51.100.23').open();
    expect(await changesOf(first)).toBe(before + 2);
    const tables = await app.sql(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    for (const { name } of tables) {
      const found = await app.sql(
        `SELECT to_jsonb(t)::text AS row FROM "${name}" t
         WHERE to_jsonb(t)::text ~ '203\\.0\\.113|2001:db8:1:2|198\\.51\\.100\\.23'`,
      );
      expect([name, found]).toEqual([name, []]);
    }
  });

  it('is that of the page that has the attempt: another page changes nothing', async () => {
    const first = elsewhere(await startAttempt(), '203.0.113.7');
    await first.open();
    const before = await changesOf(first);
    const second = elsewhere(new Page(first.candidate), '198.51.100.23');
    await second.open();
    // The first does not know of it yet, and a lobby sends no name.
    for (const { candidate: learner, id } of [first, second]) {
      expect((await first.clock()).body['epoch']).toBe(second.epoch);
      await call(learner.api, `/attempts/${id}/clock`);
      await second.clock();
    }
    expect(await changesOf(first)).toBe(before + 1);
  });

  it('is remembered while an attempt runs, and starts afresh when it is reopened', async () => {
    const page = elsewhere(await startAttempt(), '203.0.113.7');
    await page.open();
    const before = await changesOf(page);
    await page.submit();
    const mark = 'SELECT network_mark AS mark FROM attempts WHERE id = $1';
    expect(await app.sql(mark, [page.id])).toEqual([{ mark: null }]);
    const input = { attemptId: page.id, minutes: 5, reason: 'By mistake' };
    await owner.ask(REOPEN, { input });
    const next = elsewhere(page, '198.51.100.23');
    await next.clock();
    await next.open();
    expect(await changesOf(page)).toBe(before);
    await elsewhere(page, '192.0.2.1').clock();
    expect(await changesOf(page)).toBe(before + 1);
  });

  it.each(['x'.repeat(65), 'a%20b', '', 'a&client=b'])(
    'is ignored from a page with the invalid name %j',
    async (client) => {
      const { status, body } = await (await startAttempt()).clock(client);
      expect([status, body['code']]).toEqual([400, 'VALIDATION']);
    },
  );

  it('has another mark in each attempt, so that none shows who else uses it', async () => {
    const pages = [await startAttempt(), await startAttempt()];
    const marks = 'SELECT DISTINCT network_mark AS mark FROM attempts WHERE id = ANY($1)';
    const found = await app.sql(marks, [pages.map(({ id }) => id)]);
    expect(found).toEqual(
      [0, 1].map(() => ({ mark: expect.stringMatching(/^[0-9a-f]{64}$/) as string })),
    );
  });

  it('cannot fill the log by changing all the time', async () => {
    const page = await startAttempt();
    const fill = `INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind)
      SELECT quiz_id, candidate_id, id, 'ADDRESS_CHANGED' FROM attempts, generate_series(1, 199)
      WHERE id = $1`;
    await app.sql(fill, [page.id]);
    for (const last of [1, 2, 3]) await elsewhere(page, `192.0.2.${last}`).clock();
    const count = `SELECT count(*)::int AS count FROM exam_events WHERE attempt_id = $1 AND kind = 'ADDRESS_CHANGED'`;
    expect(await app.sql(count, [page.id])).toEqual([{ count: 200 }]);
  });
});

describe('examEvents', () => {
  it('are filtered by attempt, or by staff', async () => {
    const [page, other] = [await startAttempt(), await startAttempt()];
    await report(page, [fact('FOCUS_LOST')]);
    await report(other, [fact('RECONNECTED')]);
    const input = { attemptId: page.id, minutes: 5, reason: 'The fire alarm went off' };
    await owner.ask(EXTEND, { input });
    expect(await kindsOf(page)).toEqual(['STARTED', 'FOCUS_LOST', 'EXTENDED']);
    expect(await eventsOf({ attemptId: page.id, source: 'STAFF' })).toMatchObject([
      { kind: 'EXTENDED', actorName: 'Ada Byron' },
    ]);
    const staffs = (await eventsOf({ source: 'STAFF' })).map(({ kind }) => kind as string);
    expect(staffs).toContain('EXTENDED');
    expect(staffs.filter((kind) => !['EXTENDED', 'REOPENED'].includes(kind))).toEqual([]);
    const pages = (await eventsOf({ source: 'PAGE' })).map(({ kind }) => kind as string);
    expect(pages.slice(0, 2)).toEqual(['RECONNECTED', 'FOCUS_LOST']);
    expect(pages).not.toContain('STARTED');
  });

  it('of an attempt of another exam are not returned', async () => {
    const page = await startAttempt();
    const { quizId } = await exam(app, owner);
    for (const attemptId of [page.id, 'x', randomUUID()]) {
      const variables = { quizId: attemptId === page.id ? quizId : openExam.quizId, attemptId };
      const { extensions } = await owner.refused(EVENTS, variables);
      expect(extensions.code).toBe('ATTEMPT_NOT_FOUND');
    }
  });
});
