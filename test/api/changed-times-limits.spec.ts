/** Mails of changed times: their limits, failures, and calls with one key. With the limits on, in the database. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Data } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { exam } from '../setup/exams.js';
import { anyEmail, person, quiz, type Person } from '../setup/factories.js';
import { failAtCandidate, invite, RESEND, REVOKE } from '../setup/learners.js';

const app = useApplication({ RATE_LIMIT: 'on' });
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});
beforeEach(async () => app.sql('DELETE FROM rate_limits'));

const MAIL = `mutation ($quizId: ID!) {
  mailChangedTimes(quizId: $quizId) { mailed skipped failed }
}`;
const mailTimes = async (quizId: string, by = owner.api): Promise<Data> =>
  (await by.ask(MAIL, { quizId }))['mailChangedTimes'] as Data;
const keyed = () => owner.api.with({ 'idempotency-key': randomUUID() });
const people = (count: number) => Array.from({ length: count }, () => ({ email: anyEmail() }));

async function invited(count: number): Promise<{ quizId: string; ids: string[] }> {
  const { quizId } = await exam(app, owner.api, { rules: { access: 'INVITATION' } });
  const made = await invite(owner.api, quizId, people(count));
  return { quizId, ids: made.map(({ id }) => id as string) };
}

/** Mails of changed times for each learner: how many learners got how many. */
const mailsEach = async (quizId: string): Promise<Data[]> =>
  app.sql(
    `SELECT mails::int, count(*)::int AS learners FROM (
       SELECT count(*) AS mails FROM mails m JOIN candidates c ON c.learner_id = m.learner_id
       WHERE c.quiz_id = $1 AND m.template = 'exam-times' GROUP BY c.id) each GROUP BY 1`,
    [quizId],
  );
const counted = async (limit: string): Promise<number> =>
  Number(
    (
      await app.sql('SELECT sum(points) AS points FROM rate_limits WHERE key LIKE $1', [
        `limit:${limit}%`,
      ])
    )[0]?.['points'] ?? 0,
  );

describe('with one Idempotency-Key', () => {
  it('two calls at once mail everybody once', async () => {
    const { quizId } = await invited(1_100);
    const by = keyed();
    const both = await Promise.all([by.send(MAIL, { quizId }), by.send(MAIL, { quizId })]);
    const codes = both.map(({ errors }) => errors[0]?.extensions.code);
    expect(codes).toContain(undefined);
    for (const code of codes) expect([undefined, 'IDEMPOTENCY_IN_PROGRESS']).toContain(code);
    expect(await mailsEach(quizId)).toEqual([{ mails: 1, learners: 1_100 }]);
    expect(await mailTimes(quizId, by)).toEqual({ mailed: 1_100, skipped: 0, failed: 0 });
    expect(await counted('reminders')).toBe(1_100);
  });

  it('a repetition after a failure mails the rest', async () => {
    const { quizId } = await invited(501);
    const by = keyed();
    const [last] = await app.sql(
      'SELECT id FROM candidates WHERE quiz_id = $1 ORDER BY id DESC LIMIT 1',
      [quizId],
    );
    const restore = await failAtCandidate(app, String(last?.['id']));
    expect(await mailTimes(quizId, by)).toEqual({ mailed: 500, skipped: 0, failed: 1 });
    expect(await counted('reminders')).toBe(500);
    await restore();
    expect(await mailTimes(quizId, by)).toEqual({ mailed: 501, skipped: 0, failed: 0 });
    expect(await mailsEach(quizId)).toEqual([{ mails: 1, learners: 501 }]);
    expect(await mailTimes(quizId, by)).toEqual({ mailed: 501, skipped: 0, failed: 0 });
    expect(await counted('reminders')).toBe(501);
  });
});

describe('what is refused or mails nobody counts nothing', () => {
  it('of the six an hour', async () => {
    const draft = await quiz(owner.api);
    for (let times = 0; times < 7; times += 1)
      expect((await owner.api.refused(MAIL, { quizId: draft })).extensions.code).toBe(
        'EXAM_NOT_GIVEN',
      );
    const { quizId } = await invited(0);
    for (let times = 0; times < 7; times += 1) await mailTimes(quizId);
    expect(await counted('times-mailed')).toBe(0);
    await invite(owner.api, quizId, people(1));
    await mailTimes(quizId);
    expect(await counted('times-mailed')).toBe(1);
  });

  it('of the links that are sent again to one candidate', async () => {
    const { ids } = await invited(1);
    await owner.api.ask(REVOKE, { id: ids[0] });
    expect((await owner.api.refused(RESEND, { id: ids[0] })).extensions.code).toBe(
      'CANDIDATE_REVOKED',
    );
    expect(await counted('links-resent')).toBe(0);
    expect(await counted('reminders')).toBe(0);
  });
});

describe('mailings of one exam', () => {
  it('are mailed changed times in batches, as reminders are counted, six times an hour', async () => {
    const given = await exam(app, owner.api, { rules: { access: 'INVITATION' } });
    await invite(owner.api, given.quizId, people(501));
    await app.sql(`DELETE FROM rate_limits WHERE key LIKE 'limit:reminders%'`);
    const text = 'mutation ($quizId: ID!) { mailChangedTimes(quizId: $quizId) { mailed } }';
    for (let times = 1; times <= 6; times += 1) {
      const { mailChangedTimes } = await owner.api.ask(text, { quizId: given.quizId });
      expect(mailChangedTimes.mailed).toBe(501);
    }
    const counted = `SELECT points FROM rate_limits WHERE key LIKE 'limit:reminders%'`;
    expect(await app.sql(counted)).toEqual([{ points: 6 * 501 }]);
    const seventh = await owner.api.refused(text, { quizId: given.quizId });
    expect(seventh.extensions.status).toBe(429);
    await app.sql(`DELETE FROM rate_limits WHERE key LIKE 'limit:reminders%'`);
  });
});
