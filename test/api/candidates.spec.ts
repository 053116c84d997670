import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { call, candidate, exam, examByInvitation, lobby, publicUrl } from '../setup/exams.js';
import { sitting } from '../setup/attempts.js';
import { PASSWORD, anyEmail, person, type Person } from '../setup/factories.js';
import {
  SET_ACCOMMODATIONS,
  CANDIDATES,
  candidatesOf,
  invite,
  LINK,
  RESEND,
  RESTORE,
  REVOKE,
  tokenIn,
} from '../setup/learners.js';

const app = useApplication();
let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const CREATE_TOKEN = `mutation ($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { token }
}`;
const invitation = async () => examByInvitation(app, owner.api);
const refusal = async (query: string, variables: object) =>
  (await owner.api.refused(query, variables)).extensions;

describe('a link', () => {
  it('is mailed again unchanged, and staff can read it', async () => {
    const { quizId } = await invitation();
    const email = anyEmail();
    const [made] = await invite(owner.api, quizId, [{ email }]);
    const first = tokenIn((await app.sink.next(email)).text ?? '');
    await owner.api.ask(RESEND, { id: made?.['id'] });
    expect(tokenIn((await app.sink.next(email)).text ?? '')).toBe(first);
    const { candidateLink } = await owner.api.ask(LINK, { id: made?.['id'] });
    expect(candidateLink.url).toBe(`${publicUrl(app)}/take#${first}`);
  });

  it('opens nothing once revoked, on this server at once and on others soon, and a restored one is new', async () => {
    const { quizId } = await invitation();
    const [made] = await invite(owner.api, quizId, [{ email: anyEmail() }]);
    const id = made?.['id'] as string;
    const link = async () =>
      tokenIn(String((await owner.api.ask(LINK, { id }))['candidateLink'].url));
    const token = await link();
    const other = await app.start({ ROLE: 'api' });
    const elsewhere = async () =>
      (await fetch(`${other.url}/attempts/mine`, { headers: { authorization: `Bearer ${token}` } }))
        .status;
    expect([(await lobby(app, token)).status, await elsewhere()]).toEqual([200, 200]);
    const { revokeCandidate } = await owner.api.ask(REVOKE, { id });
    expect(revokeCandidate).toMatchObject({ state: 'REVOKED', revokedAt: expect.any(String) });
    const { status, body } = await lobby(app, token);
    expect([status, body['code']]).toEqual([401, 'LINK_INVALID']);
    await expect.poll(elsewhere).toBe(401);
    for (const query of [LINK, RESEND])
      expect((await refusal(query, { id })).code).toBe('CANDIDATE_REVOKED');
    await owner.api.ask(REVOKE, { id });
    const { restoreCandidate } = await owner.api.ask(RESTORE, { id });
    expect(restoreCandidate).toMatchObject({ state: 'NOT_STARTED', revokedAt: null });
    expect((await lobby(app, token)).status).toBe(401);
    expect((await lobby(app, await link())).status).toBe(200);
  });

  it("is mailed with the candidate's own minutes, and the title of the submitted paper", async () => {
    const { quizId, code } = await exam(app, owner.api, { title: 'Algebra' });
    await app.sql(
      `UPDATE quizzes SET duration_minutes = 50, title = 'Not submitted' WHERE id = $1`,
      [quizId],
    );
    const email = anyEmail();
    const [made] = await invite(owner.api, quizId, [{ email }]);
    const first = await app.sink.next(email);
    expect([first.subject, first.text]).toEqual([
      'Invitation to an exam: Algebra (Analytical School)',
      expect.stringContaining('You have 50 minutes'),
    ]);
    expect((await call(app.api, `/attempts/exam/${code}`)).body['title']).toBe('Algebra');
    const input = { candidateId: made?.['id'], extraTimePercent: 25 };
    await owner.api.ask(SET_ACCOMMODATIONS, { input });
    await owner.api.ask(RESEND, { id: made?.['id'] });
    expect((await app.sink.next(email)).text).toContain('You have 62.5 minutes');
  });

  it('is hidden from read-only access tokens, since it could start attempts', async () => {
    const { quizId } = await invitation();
    const [made] = await invite(owner.api, quizId, [{ email: anyEmail() }]);
    const input = { name: 'Figures', scope: 'READ', password: PASSWORD };
    const { createAccessToken } = await owner.api.ask(CREATE_TOKEN, { input });
    const reader = app.api.as(String(createAccessToken.token));
    expect(await candidatesOf(reader, quizId)).toHaveLength(1);
    const refused = await reader.refused(LINK, { id: made?.['id'] });
    expect(refused.extensions.code).toBe('TOKEN_SCOPE');
  });

  it('cannot be mailed to a candidate without an address', async () => {
    const made = await exam(app, owner.api);
    await candidate(app, made.code, 'Ada');
    const [one] = await candidatesOf(owner.api, made.quizId);
    expect((await refusal(RESEND, { id: one?.['id'] })).code).toBe('NO_ADDRESS');
  });
});

describe('grantAccommodations', () => {
  it('gives extra time at once, more attempts and a window of their own', async () => {
    const { quizId } = await exam(app, owner.api);
    await app.sql('UPDATE quizzes SET duration_minutes = 60 WHERE id = $1', [quizId]);
    const [made] = await invite(owner.api, quizId, [{ email: anyEmail() }]);
    const candidateId = made?.['id'] as string;
    const token = tokenIn(
      String((await owner.api.ask(LINK, { id: candidateId }))['candidateLink'].url),
    );
    const { id } = await sitting({ token, api: app.api.as(token) });
    const input = { candidateId, extraTimePercent: 50, extraAttempts: 2 };
    const { grantAccommodations } = await owner.api.ask(SET_ACCOMMODATIONS, { input });
    expect(grantAccommodations).toMatchObject({
      extraTimePercent: 50,
      extraAttempts: 2,
      state: 'STARTED',
    });
    const [attempt] = await app.sql(
      'SELECT extract(epoch FROM deadline_at - started_at)::int AS seconds FROM attempts WHERE id = $1',
      [id],
    );
    expect(attempt).toEqual({ seconds: 5_400 });
    const { body } = await lobby(app, token);
    expect(body['exam']).toMatchObject({ attemptsAllowed: 3, extraTimePercent: 50 });
    const window = { opensAt: '2030-01-01T00:00:00.000Z', closesAt: '2030-01-02T00:00:00.000Z' };
    const own = await owner.api.ask(SET_ACCOMMODATIONS, { input: { candidateId, ...window } });
    expect(own['grantAccommodations']).toMatchObject({ ...window, extraTimePercent: 50 });
    const none = { candidateId, opensAt: null, closesAt: null };
    expect(
      (await owner.api.ask(SET_ACCOMMODATIONS, { input: none }))['grantAccommodations'],
    ).toMatchObject({
      opensAt: null,
      closesAt: null,
    });
  });

  it('rejects values out of bounds', async () => {
    const { quizId } = await invitation();
    const [made] = await invite(owner.api, quizId, [{ email: anyEmail() }]);
    for (const bad of [
      { extraTimePercent: 401 },
      { extraTimePercent: -1 },
      { extraAttempts: 21 },
      { opensAt: '2030-01-02T00:00:00Z', closesAt: '2030-01-02T00:00:00Z' },
    ]) {
      const input = { candidateId: made?.['id'] as string, ...bad };
      expect((await refusal(SET_ACCOMMODATIONS, { input })).code).toBe('VALIDATION');
    }
  });
});

describe('candidates', () => {
  it('are paged, searched, filtered and sorted', async () => {
    const { quizId, code } = await exam(app, owner.api);
    const people = ['Özge', 'anna', 'Zoë_x', 'Bela'].map((name) => ({
      name,
      email: `${name.length}.${anyEmail()}`,
    }));
    const [first] = await invite(owner.api, quizId, people);
    await candidate(app, code, 'Nell');
    await owner.api.ask(REVOKE, { id: first?.['id'] });
    const names = async (more: object) =>
      (await candidatesOf(owner.api, quizId, more)).map(({ name }) => name as string);
    expect(await names({})).toEqual(['Özge', 'anna', 'Zoë_x', 'Bela', 'Nell']);
    expect(await names({ sort: 'NEWEST', pageSize: 2 })).toEqual(['Nell', 'Bela']);
    expect(await names({ sort: 'NAME' })).toEqual(['anna', 'Bela', 'Nell', 'Özge', 'Zoë_x']);
    expect(await names({ sort: 'NAME', page: 2, pageSize: 2 })).toEqual(['Nell', 'Özge']);
    expect(await names({ filter: { search: 'ÖZ' } })).toEqual(['Özge']);
    expect(await names({ filter: { search: '_' } })).toEqual(['Zoë_x']);
    expect(await names({ filter: { search: people[1]?.email.toUpperCase() } })).toEqual(['anna']);
    expect(await names({ filter: { state: 'REVOKED' } })).toEqual(['Özge']);
    expect(await names({ filter: { state: 'NOT_STARTED', origin: 'LINK' } })).toEqual(['Nell']);
    const page = (await owner.api.ask(CANDIDATES, { quizId, pageSize: 2, page: 9 }))['candidates'];
    expect(page).toMatchObject({ items: [], totalCount: 5, totalPages: 3 });
    const wrong = { quizId, filter: { search: 'x'.repeat(201) } };
    expect((await refusal(CANDIDATES, wrong)).code).toBe('VALIDATION');
  });
});
