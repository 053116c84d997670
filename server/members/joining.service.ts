import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import { AuditAction } from '../audit/audit-event.entity.js';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import type { Caller } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { isUniqueViolation } from '../core/database/constraint-violations.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { recordSecurityEvent } from '../core/security-events/record-security-event.js';
import { Image } from '../media/image.entity.js';
import { AccessTokensService } from '../users/access-tokens/access-tokens.service.js';
import { AccountsService } from '../users/accounts/accounts.service.js';
import { activeAccount } from '../users/lock-account.js';
import { lockOwnAccount } from '../users/sessions/lock-own-account.js';
import { Institute } from '../users/institute.entity.js';
import { removeInstitute } from '../users/accounts/membership.service.js';
import type { LogIn } from '../users/log-in/log-in.service.js';
import { Passwords } from '../users/passwords/passwords.js';
import { SessionsService } from '../users/sessions/sessions.service.js';
import { User } from '../users/user.entity.js';
import { assertNoRecentReset } from './check-no-recent-reset.js';
import { InstituteDataPort } from './institute-data.port.js';
import type { MemberInvitation } from './member-invitation.entity.js';
import { MemberInvitationsService } from './member-invitations.service.js';
import { memberErrors } from './member.errors.js';
import { joiningRules, type NewMember } from './member.validation.js';

/**
 * Per network address. Tokens cannot be guessed; this only protects the database from useless work.
 */
const PREVIEWS = { name: 'member-invitation-looks', points: 600, seconds: 3_600 };

/** An invitation as its link shows it. Having the link verifies the address it was mailed to. */
export interface OpenInvitation {
  invitation: MemberInvitation;
  instituteName: string;
  invitedBy: string | null;
  /** Whether the address has an account, to log in with. */
  hasAccount: boolean;
}

/** Accepts invitations, with a new account or an existing one. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly invitations: MemberInvitationsService,
    private readonly accounts: AccountsService,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokensService,
    private readonly instituteData: InstituteDataPort,
    private readonly limits: RateLimits,
  ) {}

  /** @throws MEMBER_INVITATION_INVALID, TOO_MANY_REQUESTS */
  async preview(token: string, caller: Caller): Promise<OpenInvitation> {
    await this.limits.consume(PREVIEWS, caller.address);
    const invitation = await this.invitations.findByToken(token);
    const { invitedBy: by, email } = invitation;
    const { name: instituteName } = await this.accounts.institute(invitation.instituteId);
    const invitedBy = by === null ? null : ((await this.accounts.findNames([by])).get(by) ?? null);
    const hasAccount = await this.users.existsBy({ email, ...activeAccount });
    return { invitation, instituteName, invitedBy, hasAccount };
  }

  /**
   * Creates an account in the inviting institute, and logs it in.
   * @throws MEMBER_INVITATION_INVALID, VALIDATION, MEMBER_HAS_ACCOUNT, TOO_MANY_REQUESTS, BUSY
   */
  async joinNew(token: string, member: NewMember, caller: Caller): Promise<LogIn> {
    const { invitation, hasAccount } = await this.preview(token, caller);
    if (hasAccount) throw memberErrors.MEMBER_HAS_ACCOUNT();
    const { firstName, lastName, password } = validate(joiningRules, member);
    const { instituteId, email, role } = invitation;
    const requester = { account: email, address: caller.address };
    const passwordHash = await this.passwords.hash(password, requester);
    try {
      return await this.work.run(async (tx) => {
        await lockInstitutes(tx, [instituteId]);
        await this.invitations.accept(tx, invitation);
        const account = { instituteId, role, email, firstName, lastName, passwordHash };
        const user = await tx.manager.save(User, tx.manager.create(User, account));
        await recordJoining(tx, user, caller);
        const opened = await this.sessions.open(tx, user, caller, null);
        return { ...opened, user, rememberToken: null };
      });
    } catch (error) {
      // Somebody registered the address since `preview` looked for it.
      if (isUniqueViolation(error, 'users_email')) throw memberErrors.MEMBER_HAS_ACCOUNT();
      throw error;
    }
  }

  /**
   * Moves the viewer's account to the inviting institute. An account belongs to one institute, so
   * its own must have no data or colleagues. Its access tokens end: they were created for the other
   * institute.
   * @throws MEMBER_INVITATION_INVALID, INVITED_OTHER_ADDRESS, MEMBER_ALREADY, OWN_INSTITUTE_IN_USE,
   *   RESET_IS_RECENT, UNAUTHENTICATED, TOO_MANY_REQUESTS
   */
  async joinWithAccount(viewer: Viewer, token: string, caller: Caller): Promise<User> {
    await this.limits.consume(PREVIEWS, caller.address);
    // The invitation is used up then.
    const earlier = await this.work.findAnswer();
    if (earlier) return earlier.value as User;
    const invitation = await this.invitations.findByToken(token);
    const { instituteId, email, role } = invitation;
    return this.work.runOnce(async (tx) => {
      await lockInstitutes(tx, [instituteId, viewer.instituteId]);
      const user = await lockOwnAccount(tx, viewer);
      if (user.email !== email) throw memberErrors.INVITED_OTHER_ADDRESS();
      if (user.instituteId === instituteId) throw memberErrors.MEMBER_ALREADY();
      await this.assertInstituteUnused(tx, user);
      await assertNoRecentReset(
        tx,
        viewer,
        await tx.manager.findOneByOrFail(Institute, { id: user.instituteId }),
      );
      await this.invitations.accept(tx, invitation);
      const { instituteId: before } = user;
      Object.assign(user, { instituteId, role });
      await tx.manager.save(user);
      await tx.manager.update(Image, { createdBy: user.id }, { instituteId });
      await this.tokens.revokeAll(tx, user.id);
      await removeInstitute(tx, { instituteId: before });
      await recordJoining(tx, user, caller);
      return user;
    });
  }

  /** @throws OWN_INSTITUTE_IN_USE */
  private async assertInstituteUnused(
    { manager }: Transaction,
    { id, instituteId }: User,
  ): Promise<void> {
    const others = { instituteId, id: Not(id), leftAt: IsNull() };
    if (
      (await manager.existsBy(User, others)) ||
      (await this.instituteData.hasAny(manager, instituteId))
    )
      throw memberErrors.OWN_INSTITUTE_IN_USE();
  }
}

/**
 * Locks institutes, always in the order of their ids. One of them may be removed, so the lock also
 * blocks new rows that refer to it.
 */
async function lockInstitutes({ manager }: Transaction, ids: string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort())
    await manager.findOne(Institute, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

async function recordJoining(tx: Transaction, user: User, { address }: Caller): Promise<void> {
  const { id: userId, instituteId, email: about, role } = user;
  await recordAuditEvent(tx, { instituteId, userId }, AuditAction.MEMBER_JOINED, {
    about,
    details: { role },
  });
  const joined = { accountId: userId, role, address };
  tx.afterCommit(() => recordSecurityEvent('member.joined', joined));
}
