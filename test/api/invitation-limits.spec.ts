import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { exam } from '../setup/exams.js';
import { anyEmail, person, type Person } from '../setup/factories.js';
import { failAtCandidate, INVITE, invite, REMIND, RESEND } from '../setup/learners.js';

/** With the limits on, in the database: the store that every installation has. */
const app = useApplication({ RATE_LIMIT: 'on' });
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

describe('invitations of one account', () => {
  const QUOTA = `limit:invitations%`;
  const counted = async () =>
    (await app.sql('SELECT points FROM rate_limits WHERE key LIKE $1', [QUOTA])).map(({ points }) =>
      Number(points),
    );
  const people = (count: number) => Array.from({ length: count }, () => ({ email: anyEmail() }));
  let quizId: string;
  beforeAll(async () => {
    ({ quizId } = await exam(app, owner.api, { rules: { access: 'INVITATION' } }));
  });
  beforeEach(async () => app.sql('DELETE FROM rate_limits WHERE key LIKE $1', [QUOTA]));

  it('proceed however many are under way at once', async () => {
    // More than there are connections: if each waited for another one, none would get it.
    const invited = await Promise.all(
      Array.from({ length: 30 }, async () =>
        owner.api.ask(INVITE, { input: { quizId, people: people(1) } }),
      ),
    );
    expect(invited.map(({ inviteCandidates }) => inviteCandidates.invitedCount as number)).toEqual(
      Array(30).fill(1),
    );
    const made = await invite(owner.api, quizId, []);
    await Promise.all(
      made.slice(0, 30).map(async ({ id }) => owner.api.ask(RESEND, { id: id as string })),
    );
    expect(await counted()).toEqual([30]);
  });

  it('count new candidates, not those who exist or cannot be invited', async () => {
    const [known, fresh] = [people(3), people(2)];
    await invite(owner.api, quizId, known);
    await invite(owner.api, quizId, [...known, ...fresh, ...fresh]);
    expect(await counted()).toEqual([5]);
    await app.sql(`UPDATE quizzes SET status = 'INACTIVE' WHERE id = $1`, [quizId]);
    const input = { quizId, people: people(2) };
    expect((await owner.api.refused(INVITE, { input })).extensions.code).toBe('EXAM_NOT_GIVEN');
    await app.sql(`UPDATE quizzes SET status = 'ACTIVE' WHERE id = $1`, [quizId]);
    expect(await counted()).toEqual([5]);
  });

  it('are answered again with their Idempotency-Key, also when the limits are reached', async () => {
    const keyed = owner.api.with({ 'idempotency-key': randomUUID() });
    const input = { quizId, people: people(2) };
    const first = await keyed.ask(INVITE, { input });
    await app.sql('UPDATE rate_limits SET points = 2000 WHERE key LIKE $1', [QUOTA]);
    expect(await keyed.ask(INVITE, { input })).toEqual(first);
    expect(await counted()).toEqual([2000]);
    const [candidate] = await invite(owner.api, quizId, []);
    const id = candidate?.['id'] as string;
    await app.sql('DELETE FROM rate_limits');
    const sent = keyed.with({ 'idempotency-key': randomUUID() });
    await sent.ask(RESEND, { id });
    for (let tries = 1; tries < 10; tries += 1) await owner.api.ask(RESEND, { id });
    expect((await owner.api.refused(RESEND, { id })).extensions.code).toBe('TOO_MANY_REQUESTS');
    expect((await sent.ask(RESEND, { id }))['resendInvitation'].id).toBe(id);
  });

  it('name at most 500,000 people a day, also those who are candidates', async () => {
    const input = { quizId, people: people(3) };
    await owner.api.ask(INVITE, { input });
    const key = 'limit:people-invited%';
    await app.sql('UPDATE rate_limits SET points = 499998 WHERE key LIKE $1', [key]);
    expect((await owner.api.refused(INVITE, { input })).extensions.status).toBe(429);
    await app.sql('DELETE FROM rate_limits WHERE key LIKE $1', [key]);
  });

  it.each([
    ['2,000 within its first week', 2_000, 'now()'],
    ['20,000 later', 20_000, `now() - interval '8 days'`],
  ])('are at most %s, and refused ones count nothing', async (_, most, createdAt) => {
    await app.sql(`UPDATE users SET created_at = ${createdAt} WHERE email = $1`, [owner.email]);
    await invite(owner.api, quizId, people(1));
    await app.sql('UPDATE rate_limits SET points = $2 WHERE key LIKE $1', [QUOTA, most - 2]);
    const input = { quizId, people: people(3) };
    expect((await owner.api.refused(INVITE, { input })).extensions.status).toBe(429);
    expect(await counted()).toEqual([most - 2]);
    await invite(owner.api, quizId, people(2));
    expect(await counted()).toEqual([most]);
  });

  it.each([
    ['4,000 within its first week', 4_000, 'now()'],
    ['40,000 later', 40_000, `now() - interval '8 days'`],
  ])('are reminded at most %s times, one by one or all', async (_, most, createdAt) => {
    await app.sql(`UPDATE users SET created_at = ${createdAt} WHERE email = $1`, [owner.email]);
    const given = await exam(app, owner.api, { rules: { access: 'INVITATION' } });
    const [first] = await invite(owner.api, given.quizId, people(3));
    const REMINDERS = 'limit:reminders%';
    await app.sql('DELETE FROM rate_limits WHERE key LIKE $1', [REMINDERS]);
    await owner.api.ask(RESEND, { id: first?.['id'] as string });
    await app.sql('UPDATE rate_limits SET points = $2 WHERE key LIKE $1', [REMINDERS, most - 2]);
    const all = await owner.api.refused(REMIND, { quizId: given.quizId });
    expect(all.extensions.status).toBe(429);
    for (let left = 2; left > 0; left -= 1)
      await owner.api.ask(RESEND, { id: first?.['id'] as string });
    const one = await owner.api.refused(RESEND, { id: first?.['id'] as string });
    expect(one.extensions.status).toBe(429);
    await app.sql('DELETE FROM rate_limits WHERE key LIKE $1', [REMINDERS]);
  });

  it('are reminded in batches, each completely', async () => {
    const given = await exam(app, owner.api, { rules: { access: 'INVITATION' } });
    await invite(owner.api, given.quizId, people(1_000));
    await invite(owner.api, given.quizId, people(2));
    const { remindCandidates } = await owner.api.ask(REMIND, { quizId: given.quizId });
    expect(remindCandidates.count).toBe(1_002);
    // All rows of a transaction have one time.
    const parts = await app.sql(
      `SELECT count(*)::int AS count FROM candidates WHERE quiz_id = $1
       GROUP BY reminded_at ORDER BY count`,
      [given.quizId],
    );
    expect(parts.map(({ count }) => Number(count))).toEqual([2, 500, 500]);
  });

  it('are reminded and counted up to the batch that fails', async () => {
    const given = await exam(app, owner.api, { rules: { access: 'INVITATION' } });
    await invite(owner.api, given.quizId, people(502));
    await app.sql(`DELETE FROM rate_limits WHERE key LIKE 'limit:reminders%'`);
    // Of the last two, who come after the first five hundred.
    const [last] = await app.sql(
      'SELECT id FROM candidates WHERE quiz_id = $1 ORDER BY id DESC LIMIT 1',
      [given.quizId],
    );
    const restore = await failAtCandidate(app, String(last?.['id']));
    const reminded = async () =>
      (await owner.api.ask(REMIND, { quizId: given.quizId }))['remindCandidates'].count as number;
    const remindersCounted = `SELECT points FROM rate_limits WHERE key LIKE 'limit:reminders%'`;
    expect(await reminded()).toBe(500);
    expect(await app.sql(remindersCounted)).toEqual([{ points: 500 }]);
    // If nobody was reminded, the caller gets the error.
    const { code } = (await owner.api.refused(REMIND, { quizId: given.quizId })).extensions;
    expect(code).toBe('INTERNAL');
    // The log names our own files and lines, not those of the bundle.
    await expect
      .poll(() => app.server.output())
      .toMatch(/\n +at .*server\/candidates\/[\w/-]+\.service\.ts:\d+:\d+/);
    await restore();
    expect(await reminded()).toBe(2);
    expect(await app.sql(remindersCounted)).toEqual([{ points: 502 }]);
  });
});
