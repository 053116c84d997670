import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GraphqlError } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import {
  PASSWORD,
  anyEmail,
  logIn,
  person,
  type Person,
  quiz,
  REQUEST_CODE,
} from '../setup/factories.js';
import {
  CHANGE_ROLE,
  colleague,
  INVITATIONS,
  INVITE,
  inviteColleague,
  joinedMember,
  memberId,
  MEMBERS,
  membersOf,
  OPEN,
  REMOVE,
  RESEND,
  WITHDRAW,
  invitationIn,
} from '../setup/members.js';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const TOKEN_INPUT = `{ name: "Program", scope: WRITE, password: "${PASSWORD}" }`;
const CREATE_TOKEN = `mutation { createAccessToken(input: ${TOKEN_INPUT}) { token } }`;
const LOG = `SELECT action, about, details FROM audit_events
  WHERE institute_id = (SELECT institute_id FROM users WHERE email = $1) ORDER BY id`;

const app = useApplication();
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  stranger = await person(app);
});
beforeEach(async () => {
  owner = await person(app);
});

const codeOf = ({ extensions }: GraphqlError): string => extensions.code;
const refusal = async ({ api }: Person, text: string, variables: object = {}): Promise<string> =>
  codeOf(await api.refused(text, variables));
const rolesOf = async (of: Person) => (await membersOf(of)).map(({ email, role }) => [email, role]);

describe('members', () => {
  it('are listed for all staff, owners first, and for nobody else', async () => {
    const marker = await colleague(app, owner, 'MARKER');
    const editor = await colleague(app, owner, 'EDITOR');
    for (const one of [owner, editor, marker])
      expect(await membersOf(one)).toMatchObject([
        { email: owner.email, role: 'OWNER', isYou: one === owner, fullName: 'Ada Byron' },
        { email: editor.email, role: 'EDITOR', isYou: one === editor, leavesAt: null },
        { email: marker.email, role: 'MARKER', isYou: one === marker, pictureUrl: null },
      ]);
    expect(await rolesOf(stranger)).toEqual([[stranger.email, 'OWNER']]);
    const { createAccessToken } = await owner.api.ask(CREATE_TOKEN);
    const program = { ...owner, api: app.api.as(createAccessToken.token as string) };
    expect(await refusal(program, MEMBERS)).toBe('SESSION_REQUIRED');
  });

  it("include the caller's abilities", async () => {
    const me = '{ me { role abilities } }';
    for (const [role, abilities] of [
      ['OWNER', ['SEE', 'MARK', 'EDIT', 'MANAGE']],
      ['EDITOR', ['SEE', 'MARK', 'EDIT']],
      ['MARKER', ['SEE', 'MARK']],
    ] as const) {
      const one = await colleague(app, owner, role);
      expect((await one.api.ask(me))['me']).toEqual({ role, abilities });
    }
  });
});

describe('inviteMember', () => {
  it('mails a link that is stored nowhere, and lists the open invitation', async () => {
    const email = anyEmail();
    const input = { email: ` ${email.toUpperCase()} `, role: 'MARKER' };
    const { inviteMember } = await owner.api.ask(INVITE, { input });
    expect(inviteMember).toMatchObject({ email, role: 'MARKER', isExpired: false });
    const days = Date.parse(inviteMember.expiresAt as string) - Date.now();
    expect(Math.round(days / 86_400_000)).toBe(7);
    const mail = await app.sink.next(email);
    expect(mail.subject).toBe('Invitation to work for Analytical School');
    expect(mail.text).toContain('If Analytical School requires two-factor log-in, you set it up');
    expect(mail.text).toContain('Ada Byron of Analytical School invites you');
    expect(mail.text).toContain('as a marker');
    const token = invitationIn(mail.text ?? '');
    expect((await owner.api.ask(INVITATIONS))['memberInvitations']).toEqual([inviteMember]);
    const rows = await app.sql('SELECT to_jsonb(m)::text AS row FROM member_invitations m');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await app.sql(LOG, [owner.email])).toEqual([
      { action: 'MEMBER_INVITED', about: email, details: { role: 'MARKER' } },
    ]);
  });

  it('answers the same whether or not the address has an account', async () => {
    const answers = [];
    for (const email of [stranger.email, anyEmail()]) {
      const { inviteMember } = await owner.api.ask(INVITE, { input: { email, role: 'EDITOR' } });
      const { id, sentAt, expiresAt, ...rest } = inviteMember;
      expect([typeof id, typeof sentAt, typeof expiresAt]).toEqual(Array(3).fill('string'));
      answers.push({ ...rest, email: rest.email === email });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('rejects an invalid address, a colleague, and a second invitation', async () => {
    const ask = async (email: string): Promise<string> =>
      refusal(owner, INVITE, { input: { email, role: 'EDITOR' } });
    expect(await ask('nobody')).toBe('VALIDATION');
    expect(await ask(owner.email)).toBe('MEMBER_ALREADY');
    const { email } = await inviteColleague(owner.api, app.sink);
    expect(await ask(email)).toBe('MEMBER_INVITED_ALREADY');
    // Another institute may invite the same address.
    await inviteColleague(stranger.api, app.sink, { email });
  });

  it('limits members and open invitations to two hundred', async () => {
    await app.sql(
      `INSERT INTO users (institute_id, role, email, first_name, last_name, password_hash)
       SELECT institute_id, 'MARKER', 'full' || n || id || '@example.org', 'Ada', 'Byron', '-'
       FROM users, generate_series(1, 198) n WHERE email = $1`,
      [owner.email],
    );
    const { id } = await inviteColleague(owner.api, app.sink);
    const input = { email: anyEmail(), role: 'EDITOR' };
    expect(await refusal(owner, INVITE, { input })).toBe('TOO_MANY_MEMBERS');
    await owner.api.ask(WITHDRAW, { id });
    await owner.api.ask(INVITE, { input });
  });
});

describe('an invitation', () => {
  it('can be sent again with another link, and withdrawn', async () => {
    const { id, email, token } = await inviteColleague(owner.api, app.sink);
    await owner.api.ask(RESEND, { id });
    const again = invitationIn((await app.sink.next(email)).text ?? '');
    expect(again).not.toBe(token);
    expect(codeOf(await app.api.refused(OPEN, { token }))).toBe('MEMBER_INVITATION_INVALID');
    expect((await app.api.ask(OPEN, { token: again }))['openInvitation'].email).toBe(email);
    expect((await owner.api.ask(WITHDRAW, { id }))['withdrawMemberInvitation']).toEqual({ id });
    const after = await app.api.refused(OPEN, { token: again });
    expect(codeOf(after)).toBe('MEMBER_INVITATION_INVALID');
    for (const text of [RESEND, WITHDRAW])
      expect(await refusal(owner, text, { id })).toBe('MEMBER_INVITATION_NOT_FOUND');
  });

  it("is not found by another institute's owner", async () => {
    const { id } = await inviteColleague(owner.api, app.sink);
    for (const text of [RESEND, WITHDRAW])
      for (const other of [id, UNKNOWN, 'none'])
        expect(await refusal(stranger, text, { id: other })).toBe('MEMBER_INVITATION_NOT_FOUND');
    expect((await owner.api.ask(INVITATIONS))['memberInvitations']).toHaveLength(1);
  });
});

describe('changeMemberRole', () => {
  it('takes effect at once, and is logged', async () => {
    const member = await colleague(app, owner, 'MARKER');
    const create = 'mutation { createQuiz(title: "New") { id } }';
    expect(await refusal(member, create)).toBe('NOT_ALLOWED');
    const id = await memberId(owner, member.email);
    await owner.api.ask(CHANGE_ROLE, { id, role: 'EDITOR' });
    await member.api.ask(create);
    await owner.api.ask(CHANGE_ROLE, { id, role: 'MARKER' });
    expect(await refusal(member, create)).toBe('NOT_ALLOWED');
    const log = await app.sql(LOG, [owner.email]);
    const changes = log.filter(({ action }) => action === 'MEMBER_ROLE_CHANGED');
    expect(changes.map(({ details }) => details)).toEqual([
      { from: 'MARKER', to: 'EDITOR' },
      { from: 'EDITOR', to: 'MARKER' },
    ]);
  });

  it('leaves at least one owner who stays', async () => {
    const second = await colleague(app, owner, 'OWNER');
    const [own, other] = [await memberId(owner, owner.email), await memberId(owner, second.email)];
    await owner.api.ask(CHANGE_ROLE, { id: own, role: 'EDITOR' });
    expect(await refusal(second, CHANGE_ROLE, { id: other, role: 'MARKER' })).toBe('LAST_OWNER');
    // An owner who has asked to leave does not count.
    await second.api.ask(CHANGE_ROLE, { id: own, role: 'OWNER' });
    const leaving = `UPDATE users SET deletion_due_at = now() + interval '1 day' WHERE id = $1`;
    await app.sql(leaving, [own]);
    expect(await refusal(second, CHANGE_ROLE, { id: other, role: 'EDITOR' })).toBe('LAST_OWNER');
  });

  it('leaves one of two owners who demote each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await person(app), await person(app)];
      await app.sql(
        `UPDATE users SET institute_id = (SELECT institute_id FROM users WHERE email = $1)
         WHERE email = $2`,
        [one.email, two.email],
      );
      const ids = [await memberId(one, one.email), await memberId(one, two.email)];
      const answers = await Promise.all([
        one.api.send(CHANGE_ROLE, { id: ids[1], role: 'MARKER' }),
        two.api.send(CHANGE_ROLE, { id: ids[0], role: 'MARKER' }),
      ]);
      const met = answers.map(({ errors }) => errors[0]?.extensions.code ?? 'DONE').sort();
      expect(met).toEqual(['DONE', 'NOT_ALLOWED']);
      const roles = (await rolesOf(one)).map(([, role]) => role as string);
      expect(roles).toEqual(['OWNER', 'MARKER']);
    }
  });
});

describe('removeMember', () => {
  it('ends all access to the institute, keeps the work, and frees the address', async () => {
    const member = await colleague(app, owner, 'EDITOR');
    const id = await memberId(owner, member.email);
    const quizId = await quiz(member.api, 'Kept');
    const { createAccessToken } = await member.api.ask(CREATE_TOKEN);
    const program = app.api.as(createAccessToken.token as string);
    const log = `mutation ($input: LogInInput!) { logIn(input: $input) { rememberToken } }`;
    const input = { email: member.email, password: 'Correct!Horse', remember: true };
    const remembered = (await app.api.ask(log, { input }))['logIn'].rememberToken as string;

    expect((await owner.api.ask(REMOVE, { id }))['removeMember']).toEqual({ id });
    for (const api of [member.api, program])
      expect(codeOf(await api.refused('{ me { id } }'))).toBe('UNAUTHENTICATED');
    const again = `mutation ($token: String!) { logInWithRememberToken(token: $token) { token } }`;
    const returned = await app.api.refused(again, { token: remembered });
    expect(codeOf(returned)).toBe('REMEMBER_TOKEN_INVALID');
    const logging = await app.api.refused(log, { input });
    expect(codeOf(logging)).toBe('EMAIL_NOT_FOUND');

    // Not only because its owner has left: nothing is left that could open it.
    const open = `SELECT id FROM sessions WHERE user_id = $1 AND ended_at IS NULL
      UNION ALL SELECT id FROM access_tokens WHERE user_id = $1 AND revoked_at IS NULL`;
    expect(await app.sql(open, [id])).toEqual([]);
    expect(await rolesOf(owner)).toEqual([[owner.email, 'OWNER']]);
    const read = 'query ($id: ID!) { quiz(id: $id) { title creatorName } }';
    const kept = { title: 'Kept', creatorName: 'Grace Hopper' };
    expect((await owner.api.ask(read, { id: quizId }))['quiz']).toEqual(kept);
    const subjects = (): string[] =>
      app.sink.mails
        .filter(({ recipient }) => recipient === member.email)
        .map(({ subject = '' }) => subject);
    const notified = 'You no longer work for Analytical School';
    await expect.poll(subjects).toContain(notified);
    while ((await app.sink.next(member.email)).subject !== notified);

    // The address is free: it registers like any other.
    const code = { email: member.email, purpose: 'REGISTER' };
    await app.api.ask(REQUEST_CODE, { input: code });
    expect((await app.sink.next(member.email)).subject).toMatch(/^\d{6} is your Examwright code/);
    // And can be invited again.
    const back = await inviteColleague(owner.api, app.sink, {
      email: member.email,
      role: 'MARKER',
    });
    await joinedMember(app.api, back);
    expect(await rolesOf(owner)).toEqual([
      [owner.email, 'OWNER'],
      [member.email, 'MARKER'],
    ]);
    for (const text of [REMOVE, CHANGE_ROLE])
      expect(await refusal(owner, text, { id, role: 'OWNER' })).toBe('MEMBER_NOT_FOUND');
  });

  it('does not find the removed account by its placeholder address', async () => {
    const member = await colleague(app, owner, 'EDITOR');
    const id = await memberId(owner, member.email);
    await owner.api.ask(REMOVE, { id });
    const nowhere = `${id}@left.invalid`;
    const rows = await app.sql('SELECT email FROM users WHERE id = $1', [id]);
    expect(rows).toEqual([{ email: nowhere }]);
    for (const password of ['-', 'Correct!Horse'])
      await expect(logIn(app.api, nowhere, password)).rejects.toThrow('EMAIL_NOT_FOUND');
  });

  it('is refused for oneself, and to strangers', async () => {
    const id = await memberId(owner, owner.email);
    expect(await refusal(owner, REMOVE, { id })).toBe('CANNOT_REMOVE_YOURSELF');
    for (const other of [id, UNKNOWN, 'none'])
      for (const text of [REMOVE, CHANGE_ROLE])
        expect(await refusal(stranger, text, { id: other, role: 'EDITOR' })).toBe(
          'MEMBER_NOT_FOUND',
        );
    expect(await rolesOf(owner)).toEqual([[owner.email, 'OWNER']]);
  });
});

it('changes of the institute are for owners, and logged', async () => {
  const change = `mutation ($input: UpdateInstituteInput!) { updateInstitute(input: $input) { name } }`;
  const input = { name: 'New School', timeZone: 'Asia/Kolkata' };
  const editor = await colleague(app, owner, 'EDITOR');
  expect(await refusal(editor, change, { input })).toBe('NOT_ALLOWED');
  await owner.api.ask(change, { input });
  expect(await app.sql(LOG, [owner.email])).toEqual([
    { action: 'INSTITUTE_CHANGED', about: null, details: input },
  ]);
});
