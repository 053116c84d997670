import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { logIn, PASSWORD, person, quiz, type Person } from '../setup/factories.js';
import { isPublic } from '../setup/handlers.js';
import {
  colleague,
  inviteColleague,
  joinedMember,
  memberId,
  MEMBERS,
  REMOVE,
} from '../setup/members.js';
import { callOf, operations, type Operation } from '../setup/operations.js';
import { stream } from '../setup/streams.js';
import {
  BEGIN,
  requestChallenge,
  codeOf,
  CONFIRM,
  CONFIRM_LOG_IN,
  REQUIRE,
  STATE,
  SWITCH_OFF,
  switchOnTwoFactor,
} from '../setup/two-factor.js';
import { errorCodes } from '../setup/operation-calls.js';

/** Institutes that require two-factor log-in, and colleagues who have lost theirs. */
const app = useApplication();

const QUIZZES = '{ quizzes { totalCount } }';
const HELP = `mutation ($input: SwitchOffMemberTwoFactorInput!) {
  switchOffMemberTwoFactor(input: $input) { id hasTwoFactor }
}`;
const LOG = '{ auditLog { items { action about details { name value } } } }';

/** An owner who requires it and has it. */
async function strictOwner(): Promise<Person & { secret: string }> {
  const owner = await person(app);
  const { secret } = await switchOnTwoFactor(app, owner);
  await owner.api.ask(REQUIRE, { isRequired: true, password: PASSWORD });
  return { ...owner, secret };
}

async function refusalOf({ api }: Person, operation = QUIZZES, variables = {}): Promise<string> {
  return (await api.refused(operation, variables)).extensions.code;
}

describe('requireTwoFactor', () => {
  it('is logged, and can be taken back', async () => {
    const owner = await strictOwner();
    const grace = await colleague(app, owner, 'EDITOR');
    expect(await refusalOf(grace)).toBe('TWO_FACTOR_SETUP_REQUIRED');
    const off = { isRequired: false, password: PASSWORD };
    const { requireTwoFactor } = await owner.api.ask(REQUIRE, off);
    expect(requireTwoFactor.requiresTwoFactor).toBe(false);
    await owner.api.ask(REQUIRE, off);
    await grace.api.ask(QUIZZES);
    const { items } = (await owner.api.ask(LOG))['auditLog'];
    const entry = (value: string) => ({
      action: 'INSTITUTE_CHANGED',
      about: null,
      details: [{ name: 'requiresTwoFactor', value }],
    });
    expect(items).toEqual([entry('false'), entry('true')]);
  });

  it('is for owners who have it themselves, and requires their password', async () => {
    const owner = await person(app);
    const right = { isRequired: true, password: PASSWORD };
    const editor = await colleague(app, owner, 'EDITOR');
    expect(await refusalOf(editor, REQUIRE, right)).toBe('NOT_ALLOWED');
    expect(await refusalOf(owner, REQUIRE, right)).toBe('OWN_TWO_FACTOR_FIRST');
    await switchOnTwoFactor(app, owner);
    for (const [password, code] of [
      ['Wrong!Horse', 'CURRENT_PASSWORD_WRONG'],
      ['', 'VALIDATION'],
    ])
      expect(await refusalOf(owner, REQUIRE, { ...right, password })).toBe(code);
    await editor.api.ask(QUIZZES);
  });

  it('applies to no other institute', async () => {
    await strictOwner();
    await (await person(app)).api.ask(QUIZZES);
  });

  it('prevents members from switching theirs off', async () => {
    const owner = await strictOwner();
    const shown = { password: PASSWORD, code: codeOf(owner.secret) };
    const error = await owner.api.refused(SWITCH_OFF, shown);
    expect(error.extensions).toMatchObject({ code: 'TWO_FACTOR_KEPT', status: 409 });
    // The recovery code is used up, and counts as no wrong guess.
    const input = { challenge: await requestChallenge(app.api, owner.email), code: shown.code };
    const again = await app.api.refused(CONFIRM_LOG_IN, { input });
    expect(again.extensions.code).toBe('SECOND_FACTOR_WRONG');
  });
});

describe('a member without a second factor', () => {
  /** What such members may still call; public operations beside it. */
  const OPEN = ['beginTwoFactor', 'confirmTwoFactor', 'logOut', 'logOutEverywhere', 'me'];
  let grace: Person;
  let owner: Person;

  beforeAll(async () => {
    owner = await person(app);
    grace = await colleague(app, owner, 'OWNER');
    await switchOnTwoFactor(app, owner);
    await owner.api.ask(REQUIRE, { isRequired: true, password: PASSWORD });
  });

  async function codesOf(api: Person['api'], operation: Operation): Promise<string[]> {
    const { query, variables } = callOf(operation, () => 'x');
    return errorCodes((await api.send(query, variables)).errors);
  }

  it('can use a session that was open already only to set it up, or to log out', async () => {
    const open: string[] = [];
    for (const operation of operations) {
      // Another test ends the session.
      if (isPublic(operation) || operation.name.startsWith('logOut')) continue;
      if (!(await codesOf(grace.api, operation)).includes('TWO_FACTOR_SETUP_REQUIRED'))
        open.push(operation.name);
    }
    expect(open.sort()).toEqual(OPEN.filter((name) => !name.startsWith('logOut')));
  });

  it.each(['/uploads/spreadsheets', '/exports/x/file'])('is refused at %s', async (path) => {
    const method = path.startsWith('/uploads') ? 'POST' : 'GET';
    const response = await grace.api.fetch(path, { method });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'TWO_FACTOR_SETUP_REQUIRED' });
  });

  it('cannot open streams, and an open stream ends', async () => {
    const home = await person(app);
    const mary = await colleague(app, home, 'EDITOR');
    const quizId = await quiz(home.api);
    const watch = 'subscription ($quizId: ID!) { examChanged(quizId: $quizId) { at } }';
    const before = stream(app.server.url, mary.token, watch, { quizId });
    await expect.poll(() => before.events.length).toBe(1);
    await switchOnTwoFactor(app, home);
    await home.api.ask(REQUIRE, { isRequired: true, password: PASSWORD });
    await app.sql('SELECT pg_notify($1, $2)', ['examwright_events', `exam:${quizId}`]);
    await expect.poll(before.hasEnded, { timeout: 6_000 }).toBe(true);
    expect(before.events).toHaveLength(1);
    const after = stream(app.server.url, mary.token, watch, { quizId });
    await expect.poll(after.hasEnded).toBe(true);
    expect(after.events).toEqual([]);
  });

  it('sets it up after the next log-in, and continues', async () => {
    const mary = await colleague(app, owner, 'EDITOR');
    expect((await mary.api.ask(STATE))['me'].twoFactor).toEqual({
      since: null,
      isRequired: true,
      mustSetUp: true,
      recoveryCodesLeft: 0,
    });
    const { secret } = (await mary.api.ask(BEGIN, { password: PASSWORD }))['beginTwoFactor'];
    expect(await refusalOf(mary)).toBe('TWO_FACTOR_SETUP_REQUIRED');
    await mary.api.ask(CONFIRM, { code: codeOf(secret as string) });
    await mary.api.ask(QUIZZES);
  });

  it('must set it up, too, when they join by an invitation', async () => {
    const invitation = await inviteColleague(owner.api, app.sink);
    expect(await refusalOf(await joinedMember(app.api, invitation))).toBe(
      'TWO_FACTOR_SETUP_REQUIRED',
    );
  });

  it('keeps using the access tokens of their programs', async () => {
    const home = await person(app);
    const mary = await colleague(app, home, 'EDITOR');
    const create = `mutation { createAccessToken(input: { name: "Program", scope: READ, password: "${PASSWORD}" }) { token } }`;
    const program = app.api.as((await mary.api.ask(create))['createAccessToken'].token as string);
    await switchOnTwoFactor(app, home);
    await home.api.ask(REQUIRE, { isRequired: true, password: PASSWORD });
    await program.ask(QUIZZES);
  });

  it('can log out', async () => {
    const mary = await colleague(app, owner, 'MARKER');
    await mary.api.ask('mutation { logOut { success } }');
    expect(await refusalOf(mary, '{ me { id } }')).toBe('UNAUTHENTICATED');
    const again = await logIn(app.api, mary.email);
    await again.api.ask('mutation { logOutEverywhere { success } }');
  });
});

describe('members', () => {
  it('show owners who has it, and nobody else', async () => {
    const owner = await person(app);
    const editor = await colleague(app, owner, 'EDITOR');
    await switchOnTwoFactor(app, owner);
    const ask = '{ members { email hasTwoFactor } }';
    expect((await owner.api.ask(ask))['members']).toEqual([
      { email: owner.email, hasTwoFactor: true },
      { email: editor.email, hasTwoFactor: false },
    ]);
    const listed = (await editor.api.ask(ask))['members'] as { hasTwoFactor: unknown }[];
    expect(listed.map(({ hasTwoFactor }) => hasTwoFactor)).toEqual([null, null]);
  });
});

it('keep nothing of it when they are removed', async () => {
  const owner = await person(app);
  const grace = await colleague(app, owner, 'EDITOR');
  await switchOnTwoFactor(app, grace);
  const id = await memberId(owner, grace.email);
  await owner.api.ask(REMOVE, { id });
  const left = `SELECT user_id FROM two_factors WHERE user_id = $1
    UNION ALL SELECT user_id FROM recovery_codes WHERE user_id = $1`;
  expect(await app.sql(left, [id])).toEqual([]);
});

describe('switchOffMemberTwoFactor', () => {
  it('lets a colleague log in by password, ends their sessions, and is logged and mailed', async () => {
    const owner = await person(app);
    const grace = await colleague(app, owner, 'OWNER');
    const { secret } = await switchOnTwoFactor(app, grace);
    await app.sink.next(grace.email);
    const challenge = await requestChallenge(app.api, grace.email);
    const id = await memberId(owner, grace.email);
    const { switchOffMemberTwoFactor } = await owner.api.ask(HELP, {
      input: { id, password: PASSWORD },
    });
    expect(switchOffMemberTwoFactor).toEqual({ id, hasTwoFactor: false });
    expect(await refusalOf(grace)).toBe('UNAUTHENTICATED');
    const late = await app.api.refused(CONFIRM_LOG_IN, {
      input: { challenge, code: codeOf(secret) },
    });
    expect(late.extensions.code).toBe('CHALLENGE_INVALID');
    await logIn(app.api, grace.email);
    const mail = await app.sink.next(grace.email);
    expect(mail.subject).toBe('Two-factor log-in was turned off for your Examwright account');
    expect(mail.text).toContain('Ada Byron has turned off');
    const { items } = (await owner.api.ask(LOG))['auditLog'];
    expect(items[0]).toMatchObject({ action: 'MEMBER_TWO_FACTOR_OFF', about: grace.email });
  });

  it('makes the colleague set it up again if it is required', async () => {
    const owner = await strictOwner();
    const grace = await colleague(app, owner, 'MARKER');
    await switchOnTwoFactor(app, grace);
    await grace.api.ask(MEMBERS);
    const id = await memberId(owner, grace.email);
    await owner.api.ask(HELP, { input: { id, password: PASSWORD } });
    const again = await logIn(app.api, grace.email);
    expect(await refusalOf(again)).toBe('TWO_FACTOR_SETUP_REQUIRED');
  });

  it('is for owners, for their own colleagues who have it, and requires the password', async () => {
    const [owner, stranger] = [await person(app), await person(app)];
    const grace = await colleague(app, owner, 'EDITOR');
    const id = await memberId(owner, grace.email);
    const right = { input: { id, password: PASSWORD } };
    expect(await refusalOf(owner, HELP, right)).toBe('MEMBER_TWO_FACTOR_OFF');
    await switchOnTwoFactor(app, grace);
    expect(await refusalOf(grace, HELP, right)).toBe('NOT_ALLOWED');
    expect(await refusalOf(stranger, HELP, right)).toBe('MEMBER_NOT_FOUND');
    const own = { input: { ...right.input, id: await memberId(owner, owner.email) } };
    expect(await refusalOf(owner, HELP, own)).toBe('MEMBER_IS_YOU');
    const wrong = { input: { id, password: 'Wrong!Horse' } };
    expect(await refusalOf(owner, HELP, wrong)).toBe('CURRENT_PASSWORD_WRONG');
    await requestChallenge(app.api, grace.email);
  });
});
