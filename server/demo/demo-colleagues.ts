/** Who works with the owner of the demonstration. */
import type { INestApplicationContext } from '@nestjs/common';
import { Role } from '../core/access/role.js';
import { hashToken, randomToken } from '../core/access/secrets.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { JoiningService } from '../members/joining.service.js';
import { MemberInvitation } from '../members/member-invitation.entity.js';
import { SessionsService } from '../users/sessions/sessions.service.js';
import { User } from '../users/user.entity.js';
import { DEMO_CALLER, given } from './given.js';

/** Somebody who joins with an invitation. */
interface Colleague {
  /** Nobody's: names that end in .example never lead anywhere. */
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
}

const [EDITOR, MARKER]: [Colleague, Colleague] = [
  {
    email: 'editor@examwright.example',
    role: Role.EDITOR,
    firstName: 'Demo',
    lastName: 'Editor',
  },
  {
    email: 'marker@examwright.example',
    role: Role.MARKER,
    firstName: 'Demo',
    lastName: 'Marker',
  },
];
const INVITATION_MS = 60_000;

/** An editor and a marker, who have the owner's password. @returns who marks */
export async function seedColleagues(
  app: INestApplicationContext,
  owner: Viewer,
  password: string,
): Promise<User> {
  await plantColleague(app, owner, EDITOR, password);
  return plantColleague(app, owner, MARKER, password);
}

/** Those who are still there, under the addresses that they were given. */
export async function colleaguesOf(
  app: INestApplicationContext,
  { instituteId }: User,
): Promise<User[]> {
  const { manager } = given(app, UnitOfWork);
  const found = await Promise.all(
    [EDITOR, MARKER].map(async ({ email }) => manager.findOneBy(User, { instituteId, email })),
  );
  return found.filter((user) => user !== null);
}

async function plantColleague(
  app: INestApplicationContext,
  owner: Viewer,
  { email, role, firstName, lastName }: Colleague,
  password: string,
): Promise<User> {
  const work = given(app, UnitOfWork);
  const { instituteId } = owner;
  const found = await work.manager.findOneBy(User, { instituteId, email });
  if (found) return found;
  const token = await invite(work, owner, { email, role });
  const member = { firstName, lastName, password };
  const { user } = await given(app, JoiningService).joinNew(token, member, DEMO_CALLER);
  // Nobody sits at what joining has logged in.
  await work.run(async (tx) => given(app, SessionsService).endAll(tx, user.id));
  return user;
}

/** No mail reaches the address, so what its link would bring is put there. */
async function invite(
  { manager }: UnitOfWork,
  { instituteId, userId: invitedBy }: Viewer,
  whom: Pick<Colleague, 'email' | 'role'>,
): Promise<string> {
  const token = randomToken();
  const [sentAt, expiresAt] = [new Date(), new Date(Date.now() + INVITATION_MS)];
  const made = { ...whom, instituteId, invitedBy, tokenHash: hashToken(token), sentAt, expiresAt };
  await manager.upsert(MemberInvitation, made, ['instituteId', 'email']);
  return token;
}
