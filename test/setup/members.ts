/** Colleagues: people of one institute, each with a role. */
import type { Api, Data } from './api.js';
import type { Application } from './application.js';
import { anyEmail, logIn, PASSWORD, STORED_PASSWORD, type Person } from './factories.js';
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
export const WITHDRAW = 'mutation ($id: ID!) { withdrawMemberInvitation(id: $id) { id } }';
export const CHANGE_ROLE = `mutation ($id: ID!, $role: Role!) {
  changeMemberRole(id: $id, role: $role) { id role isYou }
}`;
export const REMOVE = 'mutation ($id: ID!) { removeMember(id: $id) { id } }';
export const OPEN = `query ($token: String!) {
  openInvitation(token: $token) { instituteName invitedBy email role hasAccount }
}`;
export const JOIN_NEW = `mutation ($input: JoinAsNewMemberInput!) {
  joinAsNewMember(input: $input) { token user { id email fullName role abilities institute { name } } }
}`;
export const JOIN = `mutation ($token: String!) {
  joinInstitute(token: $token) { id role institute { id name } }
}`;

/** A member of the institute of this owner, with another name. */
export async function colleague(
  { api, sql }: Pick<Application, 'api' | 'sql'>,
  owner: Pick<Person, 'email'>,
  role: RoleName,
): Promise<Person> {
  const email = anyEmail();
  await sql(
    `INSERT INTO users (institute_id, role, email, first_name, last_name, password_hash)
     SELECT institute_id, $2, $3, 'Grace', 'Hopper', $4 FROM users WHERE email = $1`,
    [owner.email, role, email, STORED_PASSWORD],
  );
  return logIn(api, email);
}

/** The token of the link in a mail. */
export function invitationIn(text: string): string {
  const token = /\/join#([\w-]{43})(?![\w-])/.exec(text)?.[1];
  if (!token) throw new Error(`There is no invitation in: ${text}`);
  return token;
}

/** Invites an address. @returns the invitation, and the token of its link */
export async function inviteColleague(
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
export async function joinedMember(
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
