/** The colleagues of the owner of the demonstration. */
import type { INestApplicationContext } from '@nestjs/common';
import { Role } from '../core/access/role.js';
import { hashToken, randomToken } from '../core/access/secrets.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { JoiningService } from '../members/joining.service.js';
import { MemberInvitation } from '../members/member-invitation.entity.js';
import { SessionsService } from '../users/sessions/sessions.service.js';
import { User } from '../users/user.entity.js';
import { DEMO_CALLER, getService } from './demo-services.js';

/** A user who joins with an invitation. */
interface Colleague {
  /** Reserved: no mail can be delivered to the domain .example. */
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

/** Makes an editor and a marker, with the owner's password. @returns the marker */
export async function seedColleagues(
  app: INestApplicationContext,
  owner: Viewer,
  password: string,
): Promise<User> {
  await seedColleague(app, owner, EDITOR, password);
  return seedColleague(app, owner, MARKER, password);
}

/** The colleagues who still exist under their original addresses. */
export async function findColleagues(
  app: INestApplicationContext,
  { instituteId }: User,
): Promise<User[]> {
  const { manager } = getService(app, UnitOfWork);
  const found = await Promise.all(
    [EDITOR, MARKER].map(async ({ email }) => manager.findOneBy(User, { instituteId, email })),
  );
  return found.filter((user) => user !== null);
}

async function seedColleague(
  app: INestApplicationContext,
  owner: Viewer,
  { email, role, firstName, lastName }: Colleague,
  password: string,
): Promise<User> {
  const work = getService(app, UnitOfWork);
  const { instituteId } = owner;
  const found = await work.manager.findOneBy(User, { instituteId, email });
  if (found) return found;
  const token = await invite(work, owner, { email, role });
  const member = { firstName, lastName, password };
  const { user } = await getService(app, JoiningService).joinNew(token, member, DEMO_CALLER);
  // Nobody uses the session that joining has started.
  await work.run(async (tx) => getService(app, SessionsService).endAll(tx, user.id));
  return user;
}

/** No mail reaches the address, so the invitation is stored with a known token. */
async function invite(
  { manager }: UnitOfWork,
  { instituteId, userId: invitedBy }: Viewer,
  whom: Pick<Colleague, 'email' | 'role'>,
): Promise<string> {
  const token = randomToken();
  const [sentAt, expiresAt] = [new Date(), new Date(Date.now() + INVITATION_MS)];
  const invitation = {
    ...whom,
    instituteId,
    invitedBy,
    tokenHash: hashToken(token),
    sentAt,
    expiresAt,
  };
  await manager.upsert(MemberInvitation, invitation, ['instituteId', 'email']);
  return token;
}
