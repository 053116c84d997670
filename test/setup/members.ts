/** Colleagues: people of one institute, each with a role. */
import type { Api, Data } from './api.js';
import type { Application } from './application.js';
import { query } from './database.js';
import { anyEmail, PASSWORD, person, type Person } from './factories.js';
import type { MailSink } from './mail-sink.js';

export type RoleName = 'OWNER' | 'EDITOR' | 'MARKER';

export const MEMBERS = '{ members { id fullName email role pictureUrl isYou leavesAt } }';
export const INVITATIONS = '{ memberInvitations { id email role sentAt expiresAt isExpired } }';
export const INVITE = `mutation ($input: InviteMemberInput!) {
  inviteMember(input: $input) { id email role sentAt expiresAt isExpired }
}`;
export const RESEND = `mutation ($id: ID!) {
  resendMemberInvitation(id: $id) { id email role sentAt expiresAt isExpired }
}`;
export const WITHDRAW = 'mutation ($id: ID!) { withdrawMemberInvitation(id: $id) }';
export const CHANGE_ROLE = `mutation ($id: ID!, $role: Role!) {
  changeMemberRole(id: $id, role: $role) { id role isYou }
}`;
export const REMOVE = 'mutation ($id: ID!) { removeMember(id: $id) }';
export const OPEN = `query ($token: String!) {
  openInvitation(token: $token) { instituteName invitedBy email role hasAccount }
}`;
export const JOIN_NEW = `mutation ($input: JoinAsNewMemberInput!) {
  joinAsNewMember(input: $input) { token user { id email fullName role abilities institute { name } } }
}`;
export const JOIN = `mutation ($token: String!) {
  joinInstitute(token: $token) { id role institute { id name } }
}`;

/** Somebody who works for the institute of somebody else. What they had before is theirs no longer. */
export async function colleague(
  app: Pick<Application, 'api' | 'sink' | 'databaseUrl'>,
  owner: Pick<Person, 'email'>,
  role: RoleName,
): Promise<Person> {
  const made = await person(app.api, app.sink);
  const [before] = await query<{ id: string }>(
    app.databaseUrl,
    `SELECT institute_id AS id FROM users WHERE email = $1`,
    [made.email],
  );
  await query(
    app.databaseUrl,
    `UPDATE users SET role = $3, institute_id = (SELECT institute_id FROM users WHERE email = $1)
     WHERE email = $2`,
    [owner.email, made.email, role],
  );
  await query(app.databaseUrl, 'DELETE FROM institutes WHERE id = $1', [before?.id]);
  return made;
}

/** The token of the link in a mail. */
export function invitationIn(text: string): string {
  const token = /\/join#([\w-]{43})(?![\w-])/.exec(text)?.[1];
  if (!token) throw new Error(`There is no invitation in: ${text}`);
  return token;
}

/** Invites an address. @returns the invitation, and the token of its link */
export async function invited(
  owner: Api,
  sink: MailSink,
  { email = anyEmail(), role = 'EDITOR' }: { email?: string; role?: RoleName } = {},
): Promise<{ email: string; id: string; token: string }> {
  const { inviteMember } = await owner.ask(INVITE, { input: { email, role } });
  const mail = await sink.next(email);
  return { email, id: inviteMember.id as string, token: invitationIn(mail.text ?? '') };
}

export const NEW_MEMBER = { firstName: 'Grace', lastName: 'Hopper', password: PASSWORD };

/** Joins by an invitation's link, with an account that is made for it. */
export async function joined(
  api: Api,
  { email, token }: { email: string; token: string },
): Promise<Person> {
  const { joinAsNewMember } = await api.ask(JOIN_NEW, { input: { token, ...NEW_MEMBER } });
  const session = joinAsNewMember.token as string;
  return { email, token: session, api: api.as(session) };
}

export async function membersOf({ api }: Pick<Person, 'api'>): Promise<Data[]> {
  return (await api.ask(MEMBERS))['members'];
}

/** The id of a member of one's institute, by their address. */
export async function memberId(of: Pick<Person, 'api'>, email: string): Promise<string> {
  const member = (await membersOf(of)).find((one) => one['email'] === email);
  if (!member) throw new Error(`${email} is no member`);
  return member['id'] as string;
}
