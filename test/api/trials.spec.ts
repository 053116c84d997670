import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useOwnApplication } from '../setup/application.js';
import { sitting } from '../setup/attempts.js';
import { AccountData } from '../setup/account-data.js';
import { call } from '../setup/exams.js';
import { isPublic, isSessionOnly } from '../setup/handlers.js';
import { LOG_IN, PASSWORD, REQUEST_CODE } from '../setup/factories.js';
import { operations } from '../setup/operations.js';
import { digestOf } from '../setup/legacy-accounts.js';
import { trial, type StartedTrial } from '../setup/trials.js';
import { errorCodes, requiredIds, callOperation } from '../setup/operation-calls.js';
import { rowsNaming } from '../setup/rows-naming.js';
import { WatchedRows } from '../setup/watched-rows.js';
import { idsIn, ownQuestions } from '../setup/trial-rows.js';

/** A trial, from its start to its deletion, and what its tokens open. */

const app = useOwnApplication();
const RESULTS = `query ($quizId: ID!) {
  results(quizId: $quizId) {
    items { attemptId learnerId name email score maxScore waitingCount isPassed secondsTaken }
    totalCount
  }
}`;
const FIGURES = `query ($quizId: ID!) {
  examFigures(quizId: $quizId) { figures { submittedCount markedCount passedCount questions { right wrong } } }
}`;
let started: StartedTrial;
beforeAll(async () => {
  started = await trial(app.api);
});

describe('startTrial', () => {
  it('creates an exam with a class that has taken it, and is marked', async () => {
    const { teacher, quizId, expiresAt } = started;
    expect((Date.parse(expiresAt) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
    const { results } = await teacher.ask(RESULTS, { quizId });
    expect(results).toMatchObject({ totalCount: 8 });
    const rows = results.items as Data[];
    expect(rows.map(({ waitingCount, email }) => [waitingCount, email])).toEqual(
      Array(8).fill([0, null]),
    );
    // Their results vary like those of a class.
    expect(new Set(rows.map(({ score }) => score as number)).size).toBeGreaterThan(4);
    expect(new Set(rows.map(({ isPassed }) => isPassed as boolean)).size).toBe(2);
    const times = rows.map(({ secondsTaken }) => secondsTaken as number);
    expect(Math.min(...times)).toBeGreaterThan(60);
    expect(Math.max(...times)).toBeLessThan(600);
    const { examFigures } = await teacher.ask(FIGURES, { quizId });
    const figures = examFigures.figures as Data;
    expect(figures).toMatchObject({ submittedCount: 8, markedCount: 8 });
    expect(figures['questions']).toHaveLength(8);
  });

  it('gives each of many visitors who start at once a trial of their own', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, async () => trial(app.api)));
    expect(new Set(all.map(({ quizId }) => quizId)).size).toBe(40);
    const sealed = await app.sql<{ isSound: boolean; salt: string }>(
      `SELECT commitment = encode(sha256(salt || convert_to(content::text, 'UTF8')), 'hex') AS "isSound",
         encode(salt, 'hex') AS salt
       FROM paper_revisions WHERE quiz_id = ANY($1)`,
      [all.map(({ quizId }) => quizId)],
    );
    expect(sealed.every(({ isSound }) => isSound)).toBe(true);
    expect(new Set(sealed.map(({ salt }) => salt)).size).toBe(40);
    const looks = await Promise.all(
      all.slice(-2).map(async ({ teacher, quizId }) => ({
        ...(await teacher.ask(RESULTS, { quizId })),
        ...(await teacher.ask(FIGURES, { quizId })),
      })),
    );
    const said = looks.map((look) => JSON.stringify(look).replace(/[0-9a-f-]{36}/g, ''));
    expect(said[0]).toBe(said[1]);
    // No row of one refers to another.
    const [one, other] = all.slice(-2) as [StartedTrial, StartedTrial];
    const theirs = (await idsIn(app.sql, other.quizId)).join('|');
    expect(await ownQuestions(app.sql, one.quizId)).toHaveLength(8);
    for (const name of [
      'placements',
      'paper_revisions',
      'paper_revision_questions',
      'attempts',
      'exam_events',
      'grades',
    ])
      expect(
        await app.sql(
          `SELECT '${name}' AS name FROM ${name} t WHERE quiz_id = $1 AND to_jsonb(t)::text ~ $2`,
          [one.quizId, theirs],
        ),
      ).toEqual([]);
  });

  it('stores its paper as the current revision, with times of its own', async () => {
    const { teacher, quizId, expiresAt } = await trial(app.api);
    const exam = 'query ($quizId: ID!) { exam(quizId: $quizId) { hasUnpublishedChanges } }';
    expect((await teacher.ask(exam, { quizId }))['exam']).toEqual({ hasUnpublishedChanges: false });
    const moments = await app.sql<{ isBefore: boolean }>(
      `SELECT submitted_at BETWEEN now() - interval '21 minutes' AND now() - interval '19 minutes' AS "isBefore"
       FROM attempts WHERE quiz_id = $1`,
      [quizId],
    );
    expect(moments).toEqual(Array(8).fill({ isBefore: true }));
    const [{ closesAt } = { closesAt: null }] = await app.sql<{ closesAt: Date | null }>(
      'SELECT closes_at AS "closesAt" FROM exam_rules WHERE quiz_id = $1',
      [quizId],
    );
    expect(closesAt).toEqual(new Date(expiresAt));
  });

  it('ends on time, with its account and its tokens', async () => {
    const [row] = await app.sql<object>(
      `SELECT u.deletion_due_at AS "removedAt", t.expires_at AS "lookEndsAt", t.scope, u.role
       FROM quizzes q JOIN users u ON u.institute_id = q.institute_id JOIN access_tokens t ON t.user_id = u.id
       WHERE q.id = $1`,
      [started.quizId],
    );
    const end = new Date(started.expiresAt);
    expect(row).toEqual({ removedAt: end, lookEndsAt: end, scope: 'READ', role: 'MARKER' });
  });

  it('contains a seat for the visitor, who sees the key at once', async () => {
    const { visitor, teacher, quizId, resultsPath } = await trial(app.api);
    const page = await sitting(visitor);
    expect(page.questions).toHaveLength(8);
    await page.save(page.questions.map((_question, place) => page.entry(place)));
    await page.submit();
    const { body } = await call(visitor.api, `/attempts/${page.id}/review`);
    expect(body).toMatchObject({ content: 'KEY', waitingCount: 1, maxScore: 10 });
    const withKeys = (body['questions'] as Data[]).filter(({ kind }) => kind === 'MCQ');
    expect(withKeys).toHaveLength(7);
    for (const { key } of withKeys)
      expect((key as Data)['explanation']).toMatch(/^(?!.*OpenTriviaQA)[A-Z].{20,}\.$/);
    const { results } = await teacher.ask(RESULTS, { quizId });
    expect(results.totalCount).toBe(9);
    expect(results.items).toContainEqual(expect.objectContaining({ name: 'You', waitingCount: 1 }));
    // By an id, since a candidate may have any name.
    const learner = new URL(resultsPath, app.api.url).searchParams.get('learner');
    const own = (results.items as Data[]).filter(({ learnerId }) => learnerId === learner);
    expect(own.map(({ name }) => name)).toEqual(['You']);
  });

  it('has an account that cannot log in anywhere, and gets no mail', async () => {
    const [{ email, id } = { email: '', id: '' }] = await app.sql<{ email: string; id: string }>(
      'SELECT email, id FROM users WHERE deletion_due_at IS NOT NULL LIMIT 1',
    );
    const codeOf = async (text: string, input: object): Promise<string> =>
      (await app.api.refused(text, { input })).extensions.code;
    for (const password of [PASSWORD, '-', ''])
      expect(await codeOf(LOG_IN, { email, password })).toBe('VALIDATION');
    for (const purpose of ['REGISTER', 'RESET_PASSWORD'])
      expect(await codeOf(REQUEST_CODE, { email, purpose })).toBe('VALIDATION');
    // As for an unknown address, which has no account there.
    const legacy = async (path: string, body: object): Promise<unknown> => {
      const headers = { 'content-type': 'application/json' };
      const asked = async (whose: string) => {
        const sent = JSON.stringify({ ...body, email: whose });
        const answer = await app.api.fetch(path, { method: 'POST', headers, body: sent });
        return [answer.status, await answer.text()];
      };
      expect(await asked(email)).toEqual(await asked('no-address'));
      return (await asked(email))[0];
    };
    for (const password of [PASSWORD, digestOf('-'), '-'])
      expect(await legacy('/userLoginN_M', { password })).toBe(400);
    expect(await legacy('/forgetpasswordLN_M', { action: 'generate' })).toBe(400);
    expect(await app.sql('SELECT id FROM sessions WHERE user_id = $1', [id])).toEqual([]);
    expect(await app.sql('SELECT id FROM mails')).toEqual([]);
  });

  it('leaves nothing when it fails half way', async () => {
    const counts = `SELECT (SELECT count(*) FROM users)::int AS users,
      (SELECT count(*) FROM quizzes)::int AS quizzes, (SELECT count(*) FROM institutes)::int AS institutes`;
    const before = await app.sql(counts);
    await app.sql(
      `ALTER TABLE attempts ADD CONSTRAINT broken CHECK (submitted_at IS NULL) NOT VALID`,
    );
    // Once while copying what was seeded before, and once while seeding.
    for (let tries = 0; tries < 2; tries += 1) {
      const { extensions } = await app.api.refused('mutation { startTrial { expiresAt } }');
      expect(extensions.code).toBe('INTERNAL');
    }
    await app.sql('ALTER TABLE attempts DROP CONSTRAINT broken');
    expect(await app.sql(counts)).toEqual(before);
    expect((await app.api.ask('mutation { startTrial { expiresAt } }'))['startTrial']).toBeTruthy();
  });
});

describe("the token of the teacher's view", () => {
  let victim: AccountData;
  let theirs: string[];
  let watched: WatchedRows;
  beforeAll(async () => {
    victim = await AccountData.create(app);
    theirs = [...(await victim.allIds()), victim.owner.email];
    watched = await WatchedRows.watch(app, victim);
  });
  afterAll(async () => watched.end());

  const closed = operations.filter((operation) => !isPublic(operation));
  it.each(closed.map((operation) => [operation.name, operation] as const))(
    '%s is refused, or shows no data of others',
    async (name, operation) => {
      const ids = await requiredIds(victim, operation);
      const { data, errors } = await callOperation(started.teacher, operation, ids);
      if (isSessionOnly(name)) expect(errorCodes(errors)).toEqual(['SESSION_REQUIRED']);
      else if (operation.kind === 'mutation')
        // Tokens that read may export, but markers may not.
        expect(errorCodes(errors)).toEqual([
          name.endsWith('Export') ? 'NOT_ALLOWED' : 'TOKEN_SCOPE',
        ]);
      expect(theirs.filter((id) => JSON.stringify(data ?? {}).includes(id))).toEqual([]);
    },
  );

  it('has changed nothing by all those calls', async () => {
    expect(await watched.changes()).toEqual([]);
  });

  it('shows no other trial, and no links of candidates of this one', async () => {
    const { teacher, quizId } = started;
    const other = await trial(app.api);
    const { extensions } = await teacher.refused(RESULTS, { quizId: other.quizId });
    expect(extensions.code).toBe('QUIZ_NOT_FOUND');
    const candidates = 'query ($quizId: ID!) { candidates(quizId: $quizId) { totalCount } }';
    expect((await teacher.refused(candidates, { quizId })).extensions.code).toBe('NOT_ALLOWED');
    expect((await teacher.ask('{ quizzes { totalCount } }'))['quizzes'].totalCount).toBe(1);
  });

  it('uploads nothing', async () => {
    for (const path of ['/uploads/spreadsheets', '/uploads/images']) {
      const form = new FormData();
      form.set('file', new Blob(['x']), 'x.xlsx');
      const { status } = await started.teacher.fetch(path, { method: 'POST', body: form });
      expect([path, status]).toEqual([path, 403]);
    }
  });

  it("is no candidate's link, and that is no teacher's token", async () => {
    const { status } = await started.teacher.fetch('/attempts/mine');
    expect(status).toBe(401);
    const { extensions } = await started.visitor.api.refused('{ quizzes { totalCount } }');
    expect(extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a trial that is a day old', () => {
  it('opens nothing for its teacher, and is deleted with all its data', async () => {
    const { visitor, teacher, quizId } = await trial(app.api);
    const page = await sitting(visitor);
    await page.save([page.entry(0)]);
    await page.submit();
    const [quiz] = await app.sql('SELECT institute_id FROM quizzes WHERE id = $1', [quizId]);
    const of = [quiz?.['institute_id']];
    const rows = await app.sql<{ id: string }>(
      `SELECT id FROM quizzes WHERE institute_id = $1 UNION ALL
       SELECT id FROM users WHERE institute_id = $1 UNION ALL
       SELECT id FROM learners WHERE institute_id = $1 UNION ALL
       SELECT id FROM candidates WHERE institute_id = $1 UNION ALL
       SELECT id FROM attempts WHERE institute_id = $1 UNION ALL SELECT $1`,
      of,
    );
    expect(rows.length).toBeGreaterThan(28);
    const ids = rows.map(({ id }) => id);
    const left = async (): Promise<number> => (await rowsNaming(app, ids)).length;
    expect(await left()).toBeGreaterThan(100);
    await app.sql(
      `UPDATE users SET deletion_due_at = now() - interval '1 second' WHERE institute_id = $1`,
      of,
    );
    const { extensions } = await teacher.refused(RESULTS, { quizId });
    expect(extensions.code).toBe('UNAUTHENTICATED');
    await app.sweep();
    const accounts = 'SELECT id FROM users WHERE institute_id = $1';
    await expect.poll(async () => app.sql(accounts, of)).toEqual([]);
    // Another scheduled task removes tallies of zero at its next run.
    await app.sweep();
    await expect.poll(async () => rowsNaming(app, ids)).toEqual([]);
    expect((await visitor.api.fetch('/attempts/mine')).status).toBe(401);
    expect(await app.sql('SELECT id FROM mails WHERE template = $1', ['account-kept'])).toEqual([]);
    // The others stay.
    expect(
      (await started.teacher.ask(RESULTS, { quizId: started.quizId }))['results'],
    ).toBeTruthy();
  });
});
