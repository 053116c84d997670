import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { Page } from '../setup/attempts.js';
import { call, candidate, exam } from '../setup/exams.js';
import {
  anyEmail,
  LOG_IN,
  logIn,
  PASSWORD,
  person,
  type Person,
  proveEmail,
} from '../setup/factories.js';
import { Legacy } from '../setup/legacy.js';
import {
  CHANGE_ROLE,
  colleague,
  inviteColleague,
  joinedMember,
  memberId,
  REMOVE,
} from '../setup/members.js';
import { anyMcq } from '../setup/questions.js';
import { returnBy, returnCode } from '../setup/returns.js';
import { countOf, eventsOf } from '../setup/security-events.js';
import { stream } from '../setup/streams.js';
import { SWITCH_OFF_MEMBER, RENEW, SWITCH_OFF, switchOnTwoFactor } from '../setup/two-factor.js';

/** One proxy stands in front, so that the tests can come from any address. */
// A server of its own: a process logs one event up to 300 times a minute, and other files log in by
// the hundred.
const app = useApplication({ RATE_LIMIT: 'on', TRUST_PROXY: '1', LOG_LEVEL: 'info' });

const ME = '{ me { id } }';
const CREATE_TOKEN = `mutation ($scope: AccessScope!) {
  createAccessToken(input: { name: "Program", scope: $scope, password: "${PASSWORD}" }) { token accessToken { id } }
}`;
const REVOKE = 'mutation ($id: ID!) { revokeAccessToken(id: $id) { id } }';
const REVOKE_CANDIDATE = 'mutation ($id: ID!) { revokeCandidate(candidateId: $id) { id } }';
const CHANGE =
  'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { success } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }';
const REMEMBER = 'mutation ($input: LogInInput!) { logIn(input: $input) { rememberToken } }';
const SPEND = `mutation ($token: String!) {
  logInWithRememberToken(token: $token) { rememberToken }
}`;
const EXAM_CHANGES = 'subscription ($quizId: ID!) { examChanged(quizId: $quizId) { at } }';
const UNDO =
  'mutation ($input: UndoPasswordResetInput!) { undoPasswordReset(input: $input) { success } }';
const CHANGE_EMAIL = 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { id } }';
const WRONG = 'Wrong!Horse1';

let owner: Person;
let ownerId: string;
beforeAll(async () => {
  owner = await person(app);
  ownerId = await idOf(owner);
});

const idOf = async ({ api }: Person): Promise<string> => (await api.ask(ME))['me'].id as string;
const address = '198.51.100.77';
/** Events of requests through the proxy. */
const local = '127.0.0.1';
const tryPassword = async (email: string, password: string): Promise<unknown> =>
  app.api.from(address).send(LOG_IN, { input: { email, password } });

describe('a log-in', () => {
  it('is recorded when it is refused, without the typed password', async () => {
    const before = await countOf(app, 'login.refused');
    const nobody = anyEmail();
    const length = app.server.output().length;
    const events = await eventsOf(app, async () => {
      await tryPassword(owner.email, WRONG);
      await tryPassword(nobody, WRONG);
      expect(await countOf(app, 'login.refused')).toBe(before + 2);
    });
    const origin = { address, route: '/graphql', requestId: expect.stringMatching(/^[\w-]{36}$/) };
    expect(events).toEqual([
      { event: 'login.refused', code: 'WRONG_PASSWORD', accountId: ownerId, ...origin },
      { event: 'login.refused', code: 'EMAIL_NOT_FOUND', ...origin },
    ]);
    const printed = app.server.output().slice(length);
    for (const typed of [WRONG, owner.email, nobody]) expect(printed).not.toContain(typed);
  });

  it('is recorded by the legacy route, too', async () => {
    const legacy = new Legacy(app.server.url).from('2001:db8:1:2:3::4');
    const [event] = await eventsOf(app, async () =>
      legacy.send('userLoginN_M', { email: owner.email, password: WRONG }),
    );
    expect(event).toMatchObject({
      event: 'login.refused',
      accountId: ownerId,
      address: '2001:db8:1:2::/64',
      route: '/userLoginN_M',
    });
  });

  it('is recorded when it succeeds', async () => {
    const [event] = await eventsOf(app, async () => tryPassword(owner.email, PASSWORD));
    expect(event).toMatchObject({ event: 'session.opened', accountId: ownerId, address });
  });

  it('by a remembered browser is recorded as refused, and as a copy once its token was used', async () => {
    const input = { email: owner.email, password: PASSWORD, remember: true };
    const { logIn } = await app.api.ask(REMEMBER, { input });
    const first = { token: logIn.rememberToken as string };
    const { logInWithRememberToken: second } = await app.api.ask(SPEND, first);
    await app.api.ask(SPEND, { token: second.rememberToken });
    const events = await eventsOf(app, async () => {
      await app.api.send(SPEND, first);
      await app.api.send(SPEND, { token: 'x'.repeat(43) });
    });
    expect(events).toMatchObject([
      { event: 'remember_token.reused', accountId: ownerId, address: local },
      { event: 'login.refused', code: 'REMEMBER_TOKEN_INVALID' },
      { event: 'login.refused', code: 'REMEMBER_TOKEN_INVALID' },
    ]);
  });

  it('records the limit that it has reached', async () => {
    const { email } = await person(app);
    for (let tries = 0; tries < 10; tries += 1) await tryPassword(email, WRONG);
    const events = await eventsOf(app, async () => tryPassword(email, WRONG));
    expect(events).toMatchObject([
      { event: 'limit.reached', code: 'TOO_MANY_REQUESTS', limit: 'log-in-pair', address },
    ]);
  });
});

describe('a change of credentials', () => {
  it('is recorded: passwords', async () => {
    const { api, email } = await person(app);
    const accountId = (await api.ask(ME))['me'].id as string;
    const events = await eventsOf(app, async () => {
      const input = { currentPassword: PASSWORD, newPassword: 'Other!Horse1' };
      await api.ask(CHANGE, { input });
      await app.sink.next(email);
      const proof = await proveEmail(app.api, app.sink, email, 'RESET_PASSWORD');
      await app.api.ask(RESET, { input: { email, newPassword: PASSWORD, proof } });
      await app.api.send(RESET, { input: { email, newPassword: PASSWORD, proof } });
    });
    expect(events).toMatchObject([
      { event: 'password.changed', accountId },
      { event: 'password.reset', accountId },
      { event: 'mailed_code.refused', code: 'EMAIL_NOT_VERIFIED' },
    ]);
  });

  it('is recorded: access tokens, and what they are refused', async () => {
    let token = '';
    const events = await eventsOf(app, async () => {
      const { createAccessToken } = await owner.api.ask(CREATE_TOKEN, { scope: 'READ' });
      token = createAccessToken.token as string;
      const program = app.api.as(token);
      await program.send('mutation { createQuiz(title: "x") { id } }');
      for (let twice = 0; twice < 2; twice += 1)
        await owner.api.ask(REVOKE, { id: createAccessToken.accessToken.id });
      await program.send(ME);
    });
    const accountId = ownerId;
    expect(events).toMatchObject([
      { event: 'access_token.created', accountId, address: local },
      { event: 'permission.refused', code: 'TOKEN_SCOPE', accountId },
      { event: 'access_token.revoked', accountId, address: local },
      { event: 'access_token.used_after_revocation', code: 'UNAUTHENTICATED', accountId },
    ]);
    expect(app.server.output()).not.toContain(token);
  });

  it('is recorded: the second factor, addresses, undone resets, and who joins', async () => {
    const grace = await colleague(app, owner, 'EDITOR');
    const [accountId, id] = [await idOf(grace), await memberId(owner, grace.email)];
    const invitation = await inviteColleague(owner.api, app.sink);
    const newEmail = anyEmail();
    const proof = await proveEmail(app.api, app.sink, newEmail, 'CHANGE_EMAIL');
    const token = `undoes a reset of ${grace.email}`;
    await app.sql(
      `INSERT INTO password_resets (user_id, email, token_hash, expires_at, had_two_factor)
       SELECT id, email, encode(sha256($2::bytea), 'hex'), now() + interval '1 hour', true
       FROM users WHERE email = $1`,
      [grace.email, token],
    );
    const events = await eventsOf(app, async () => {
      const { recoveryCodes } = await switchOnTwoFactor(app, grace);
      await grace.api.send(RENEW, { password: PASSWORD, code: '12345' });
      await grace.api.ask(SWITCH_OFF, { password: PASSWORD, code: recoveryCodes[0] });
      await switchOnTwoFactor(app, grace);
      await owner.api.ask(SWITCH_OFF_MEMBER, { input: { id, password: PASSWORD } });
      const { api } = await logIn(app.api, grace.email);
      await api.ask(CHANGE_EMAIL, { input: { newEmail, password: PASSWORD, proof } });
      await app.api.ask(UNDO, { input: { token, newPassword: 'Other!Horse1' } });
      await joinedMember(app.api, invitation);
    });
    const origin = { accountId, address: local };
    expect(events).toMatchObject([
      { event: 'second_factor.on', ...origin },
      { event: 'second_factor.refused', code: 'SECOND_FACTOR_WRONG', ...origin },
      { event: 'second_factor.off', ...origin },
      { event: 'second_factor.on', ...origin },
      { event: 'second_factor.off', actorId: ownerId, ...origin },
      { event: 'session.opened', ...origin },
      { event: 'email.changed', ...origin },
      { event: 'password.reset_undone', ...origin },
      { event: 'member.joined', role: 'EDITOR', address: local },
      // Once the set-up is stored.
      { event: 'session.opened', address: local },
    ]);
    expect(events[2]).not.toHaveProperty('actorId');
  });

  it('is recorded: roles, and who is removed', async () => {
    const other = await colleague(app, owner, 'EDITOR');
    const [accountId, id] = [await idOf(other), await memberId(owner, other.email)];
    const events = await eventsOf(app, async () => {
      await owner.api.ask(CHANGE_ROLE, { id, role: 'MARKER' });
      await other.api.send('mutation { createQuiz(title: "x") { id } }');
      await owner.api.ask(REMOVE, { id });
      await other.api.send(ME);
    });
    expect(events).toMatchObject([
      { event: 'role.changed', accountId, actorId: ownerId, role: 'MARKER', address: local },
      { event: 'permission.refused', code: 'NOT_ALLOWED', accountId },
      { event: 'member.removed', accountId, actorId: ownerId, address: local },
      { event: 'session.used_after_end', accountId },
    ]);
  });
});

describe('the use of an ended token', () => {
  it('is recorded at every endpoint of staff, and an unknown token is not', async () => {
    const { api, token } = await person(app);
    const accountId = (await api.ask(ME))['me'].id as string;
    const quizId = '00000000-0000-4000-8000-000000000000';
    await api.ask('mutation { logOut { success } }');
    const used = async (sent: string): Promise<void> => {
      await app.api.as(sent).send(`{ me { id } again: me { id } }`);
      await app.api.as(sent).fetch('/uploads/spreadsheets', { method: 'POST' });
      await new Legacy(app.server.url).as(sent).send('userProfile_M', {});
      const { hasEnded } = stream(app.server.url, sent, EXAM_CHANGES, { quizId });
      await expect.poll(hasEnded).toBe(true);
    };
    const events = await eventsOf(app, async () => used(token));
    expect(events.map(({ event, route }) => [event, route])).toEqual(
      ['/graphql', '/uploads/spreadsheets', '/userProfile_M', '/graphql/stream'].map((route) => [
        'session.used_after_end',
        route,
      ]),
    );
    for (const event of events) expect(event).toMatchObject({ accountId, code: 'UNAUTHENTICATED' });
    const strangers = ['x'.repeat(40), `exw_${'x'.repeat(43)}`, `${token}x`];
    expect(
      await eventsOf(app, async () => Promise.all(strangers.map(async (sent) => used(sent)))),
    ).toEqual([]);
  });

  it("is recorded at the candidates' endpoints, as are wrong access and return codes", async () => {
    const { code, quizId } = await exam(app, owner.api, {
      questions: [anyMcq],
      rules: { access_code: 'Blue Heron' },
    });
    const learner = await candidate(app, code, 'Ada');
    const found = 'SELECT id FROM candidates WHERE quiz_id = $1';
    const candidateId = (await app.sql(found, [quizId]))[0]?.['id'] ?? '';
    const events = await eventsOf(app, async () => {
      await returnBy(app.api, code, '2345-6789');
      await returnBy(app.api, code, (await returnCode(app, learner.token)) ?? '');
      await new Page(learner).open({ accessCode: 'Grey Heron' });
      await owner.api.ask(REVOKE_CANDIDATE, { id: candidateId });
      await call(learner.api, '/attempts/mine');
    });
    expect(events).toMatchObject([
      { event: 'return_code.refused', quizId, route: '/attempts/exam/:code/returns' },
      { event: 'return_code.used', candidateId, quizId, address: expect.any(String) as string },
      { event: 'access_code.refused', candidateId, quizId, route: '/attempts' },
      { event: 'link.used_after_revocation', candidateId, route: '/attempts/mine' },
    ]);
  });
});
