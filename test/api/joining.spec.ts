import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Api, type GraphqlError } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { PASSWORD, anyEmail, person, type Person, quiz } from '../setup/factories.js';
import { classList } from '../setup/learners.js';
import {
  colleague,
  INVITE,
  inviteColleague,
  JOIN,
  JOIN_NEW,
  joinedMember,
  membersOf,
  NEW_MEMBER,
  OPEN,
  RESEND,
  WITHDRAW,
} from '../setup/members.js';
import { onlyPlaced, putInBank } from '../setup/placed-questions.js';
import { questionsNamed } from '../setup/question-transfers.js';
import { DELETE_QUIZ, PURGE_QUIZ } from '../setup/trash.js';

/** Accepting an invitation to an institute's staff. */

const ME = '{ me { id role institute { id name } } }';

const app = useApplication();
let owner: Person;
let institute: string;
beforeAll(async () => {
  owner = await person(app);
});
beforeEach(async () => {
  institute = (await owner.api.ask(ME))['me'].institute.id as string;
});

const codeOf = ({ extensions }: GraphqlError): string => extensions.code;
const refused = async (api: Person['api'], text: string, variables: object): Promise<string> =>
  codeOf(await api.refused(text, variables));
const joining = (token: string, changes: object = {}): object => ({
  input: { token, ...NEW_MEMBER, ...changes },
});

describe('the link of an invitation', () => {
  it('shows who invites whom in which role', async () => {
    const { email, token } = await inviteColleague(owner.api, app.sink, { role: 'MARKER' });
    expect((await app.api.ask(OPEN, { token }))['openInvitation']).toEqual({
      instituteName: 'Analytical School',
      invitedBy: 'Ada Byron',
      email,
      role: 'MARKER',
      hasAccount: false,
    });
  });

  it.each([
    ['guessed', () => 'x'.repeat(43)],
    ['no token at all', () => ''],
    [
      'older than seven days',
      async () => {
        const { id, token } = await inviteColleague(owner.api, app.sink);
        await app.sql('UPDATE member_invitations SET expires_at = now() WHERE id = $1', [id]);
        return token;
      },
    ],
    [
      'withdrawn',
      async () => {
        const { id, token } = await inviteColleague(owner.api, app.sink);
        await owner.api.ask(WITHDRAW, { id });
        return token;
      },
    ],
    [
      'replaced by another',
      async () => {
        const { id, token } = await inviteColleague(owner.api, app.sink);
        await owner.api.ask(RESEND, { id });
        return token;
      },
    ],
    [
      'used',
      async () => {
        const invitation = await inviteColleague(owner.api, app.sink);
        await joinedMember(app.api, invitation);
        return invitation.token;
      },
    ],
  ])('opens nothing when it is %s', async (_what, tokenOf) => {
    const token = await tokenOf();
    const someone = await person(app);
    expect(await refused(app.api, OPEN, { token })).toBe('MEMBER_INVITATION_INVALID');
    expect(await refused(app.api, JOIN_NEW, joining(token))).toBe('MEMBER_INVITATION_INVALID');
    expect(await refused(someone.api, JOIN, { token })).toBe('MEMBER_INVITATION_INVALID');
  });
});

describe('joinAsNewMember', () => {
  it('creates an account in that institute, and logs it in', async () => {
    const { email, token } = await inviteColleague(owner.api, app.sink, { role: 'MARKER' });
    const { joinAsNewMember } = await app.api.ask(JOIN_NEW, joining(token));
    expect(joinAsNewMember.user).toMatchObject({
      email,
      fullName: 'Grace Hopper',
      role: 'MARKER',
      abilities: ['SEE', 'MARK'],
      institute: { name: 'Analytical School' },
    });
    const { api } = { api: app.api.as(joinAsNewMember.token as string) };
    expect((await api.ask(ME))['me'].institute.id).toBe(institute);
    const log = `SELECT action, about, details FROM audit_events
      WHERE actor_id = (SELECT id FROM users WHERE email = $1)`;
    expect(await app.sql(log, [email])).toEqual([
      { action: 'MEMBER_JOINED', about: email, details: { role: 'MARKER' } },
    ]);
  });

  it.each([
    ['firstName', { firstName: 'R2D2' }],
    ['lastName', { lastName: '' }],
    ['password', { password: 'weak' }],
  ])('rejects a %s that registration rejects', async (path, changes) => {
    const { token } = await inviteColleague(owner.api, app.sink);
    const { extensions } = await app.api.refused(JOIN_NEW, joining(token, changes));
    expect(extensions).toMatchObject({ code: 'VALIDATION', fields: [{ path }] });
    // The visitor can try again.
    await app.api.ask(JOIN_NEW, joining(token));
  });

  it('creates one account for two tries at the same moment', async () => {
    const { email, token } = await inviteColleague(owner.api, app.sink);
    const answers = await Promise.all(
      [1, 2, 3].map(async () => app.api.send(JOIN_NEW, joining(token))),
    );
    const codes = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'DONE');
    expect(codes.filter((code) => code === 'DONE')).toHaveLength(1);
    expect(await app.sql('SELECT role FROM users WHERE email = $1', [email])).toHaveLength(1);
  });

  it('refers visitors with an account to logging in', async () => {
    const { email } = await person(app);
    const { token } = await inviteColleague(owner.api, app.sink, { email });
    expect((await app.api.ask(OPEN, { token }))['openInvitation'].hasAccount).toBe(true);
    expect(await refused(app.api, JOIN_NEW, joining(token))).toBe('MEMBER_HAS_ACCOUNT');
  });
});

describe('joinInstitute', () => {
  async function someone(): Promise<{ one: Person; token: string; before: string }> {
    const one = await person(app);
    const before = (await one.api.ask(ME))['me'].institute.id as string;
    const { token } = await inviteColleague(owner.api, app.sink, {
      email: one.email,
      role: 'EDITOR',
    });
    return { one, token, before };
  }

  it('moves an account whose institute is empty, and deletes that institute', async () => {
    const { one, token, before } = await someone();
    const made = `mutation { createAccessToken(input: { name: "Own", scope: READ, password: "${PASSWORD}" }) { token } }`;
    const { createAccessToken } = await one.api.ask(made);
    // Somebody who had left it is unknown now.
    const left = await colleague(app, one, 'EDITOR');
    await app.sql('UPDATE users SET left_at = now() WHERE email = $1', [left.email]);
    const { joinInstitute } = await one.api.ask(JOIN, { token });
    expect(joinInstitute).toMatchObject({ role: 'EDITOR', institute: { id: institute } });
    expect((await one.api.ask(ME))['me']).toMatchObject({
      role: 'EDITOR',
      institute: { id: institute },
    });
    expect(await app.sql('SELECT id FROM institutes WHERE id = $1', [before])).toEqual([]);
    const program = app.api.as(createAccessToken.token as string);
    expect(await refused(program, ME, {})).toBe('UNAUTHENTICATED');
    expect((await membersOf(owner)).map(({ email }) => email as string)).toContain(one.email);
  });

  it.each([
    ['a quiz', async ({ api }: Person) => quiz(api)],
    [
      'a quiz in the trash',
      async ({ api }: Person) => {
        const id = await quiz(api);
        await api.ask('mutation ($id: ID!) { deleteQuiz(id: $id) { id } }', { id });
      },
    ],
    [
      'a question in the bank',
      async ({ api }: Person) => {
        const id = await quiz(api);
        await questionsNamed(api, id, ['banked']);
        await putInBank(app.sql, (await onlyPlaced(app.sql, id)).questionId);
        await api.ask(DELETE_QUIZ, { id });
        await api.ask(PURGE_QUIZ, { id });
      },
    ],
    ['a class list', async ({ api }: Person) => classList(api, [])],
    ['a learner', async ({ api }: Person) => classList(api, [{ email: anyEmail() }])],
    ['a colleague', async (one: Person) => colleague(app, one, 'MARKER')],
  ])('leaves an account where it is if its institute has %s', async (_what, have) => {
    const { one, token, before } = await someone();
    await have(one);
    const error = await one.api.refused(JOIN, { token });
    expect(codeOf(error)).toBe('OWN_INSTITUTE_IN_USE');
    expect(error.message).toContain('Change the e-mail address of your account');
    expect((await one.api.ask(ME))['me'].institute.id).toBe(before);
    // The invitation can be accepted later.
    expect((await app.api.ask(OPEN, { token }))['openInvitation'].email).toBe(one.email);
  });

  it('requires the address that was invited', async () => {
    const { token } = await someone();
    const other = await person(app);
    expect(await refused(other.api, JOIN, { token })).toBe('INVITED_OTHER_ADDRESS');
  });

  it('says so if the account is a member already', async () => {
    const { one, token } = await someone();
    await app.sql('UPDATE users SET institute_id = $1 WHERE email = $2', [institute, one.email]);
    expect(await refused(one.api, JOIN, { token })).toBe('MEMBER_ALREADY');
  });
});

it('limits invitations to an address per day and institute, and leaves other institutes alone', async () => {
  const limited = await app.start({ RATE_LIMIT: 'on' });
  const api = new Api(limited.url, owner.token);
  const input = { email: anyEmail(), role: 'EDITOR' };
  const { id } = (await api.ask(INVITE, { input }))['inviteMember'];
  let met = '';
  for (let tries = 0; tries < 10 && met === ''; tries += 1) {
    const { errors } = await api.send(RESEND, { id });
    met = errors[0]?.extensions.code ?? '';
  }
  expect(met).toBe('TOO_MANY_REQUESTS');
  const other = await person(app);
  await new Api(limited.url, other.token).ask(INVITE, { input });
});
