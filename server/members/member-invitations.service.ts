import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, MoreThan, Repository } from 'typeorm';
import type { z } from 'zod';
import { AuditAction } from '../audit/audit-event.entity.js';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/env.js';
import { Role } from '../core/access/role.js';
import { hashToken, MAX_TOKEN_LENGTH, randomToken } from '../core/access/secrets.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { isId, validate } from '../core/errors/validation.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { Scheduled } from '../core/jobs/handlers.js';
import { MailService } from '../mail/mail.service.js';
import type { Institute } from '../users/institute.entity.js';
import { fullName, User } from '../users/user.entity.js';
import { assertNoRecentReset } from './check-no-recent-reset.js';
import { lockForManaging } from './lock-for-managing.js';
import { MemberInvitation } from './member-invitation.entity.js';
import { memberErrors } from './member.errors.js';
import { INVITATION_MS, invitationRules, MAX_MEMBERS } from './member.validation.js';

const DAY_S = 86_400;
/** Mails per owner: a whole staff, each invited twice. */
const PER_OWNER = { name: 'member-invitations', points: 400, seconds: DAY_S };
/** Mails from one institute to one address: it cannot keep others from inviting the same person. */
const PER_INSTITUTE_AND_ADDRESS = { name: 'member-invited-by', points: 10, seconds: DAY_S };
/** Mails to one address from all institutes. */
const PER_ADDRESS = { name: 'member-invited', points: 100, seconds: DAY_S };
/** How long owners see expired invitations, to send them again. */
const KEEP_EXPIRED_MS = 30 * DAY_S * 1_000;

/** The roles in the wording of the mail. */
const ROLE_NAMES: Record<Role, string> = {
  [Role.OWNER]: 'an owner',
  [Role.EDITOR]: 'an editor',
  [Role.MARKER]: 'a marker',
};

/**
 * Invitations to join an institute's staff. Nothing here discloses whether an address has an
 * account.
 */
@Injectable()
export class MemberInvitationsService {
  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(MemberInvitation) private readonly invitations: Repository<MemberInvitation>,
    private readonly mails: MailService,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Open and expired invitations, the latest sent first.
   */
  async list(viewer: Viewer): Promise<MemberInvitation[]> {
    const { instituteId } = viewer;
    const order = { sentAt: 'DESC', id: 'ASC' } as const;
    return this.invitations.find({
      where: { instituteId },
      order,
      take: MAX_MEMBERS,
    });
  }

  /**
   * Mails a link to join the institute.
   * @throws NOT_ALLOWED, VALIDATION, MEMBER_ALREADY, MEMBER_INVITED_ALREADY, TOO_MANY_MEMBERS,
   *   RESET_IS_RECENT, TOO_MANY_REQUESTS
   */
  async invite(viewer: Viewer, input: z.input<typeof invitationRules>): Promise<MemberInvitation> {
    const { email, role } = validate(invitationRules, input);
    await this.limit(viewer, email);
    return this.work.runOnce(async (tx) => {
      const institute = await lockForManaging(tx, viewer);
      const { id: instituteId } = institute;
      const { manager } = tx;
      if (role === Role.OWNER) await assertNoRecentReset(tx, viewer, institute);
      if (await manager.existsBy(User, { instituteId, email })) throw memberErrors.MEMBER_ALREADY();
      if (await manager.existsBy(MemberInvitation, { instituteId, email }))
        throw memberErrors.MEMBER_INVITED_ALREADY();
      const members = await manager.countBy(User, { instituteId, leftAt: IsNull() });
      const invited = await manager.countBy(MemberInvitation, { instituteId });
      if (members + invited >= MAX_MEMBERS) throw memberErrors.TOO_MANY_MEMBERS();
      const invitation = manager.create(MemberInvitation, { instituteId, email, role });
      const details = { role };
      await recordAuditEvent(tx, viewer, AuditAction.MEMBER_INVITED, { about: email, details });
      return this.send(tx, viewer, institute, invitation);
    });
  }

  /**
   * Mails the invitation again, with a new link; the previous one stops working.
   * @throws NOT_ALLOWED, MEMBER_INVITATION_NOT_FOUND, RESET_IS_RECENT, TOO_MANY_REQUESTS
   */
  async resend(viewer: Viewer, id: string): Promise<MemberInvitation> {
    const { email } = await this.find(viewer, id);
    await this.limit(viewer, email);
    return this.work.runOnce(async (tx) => {
      const institute = await lockForManaging(tx, viewer);
      const invitation = await this.find(viewer, id, tx);
      if (invitation.role === Role.OWNER) await assertNoRecentReset(tx, viewer, institute);
      const details = { role: invitation.role, again: true };
      await recordAuditEvent(tx, viewer, AuditAction.MEMBER_INVITED, { about: email, details });
      return this.send(tx, viewer, institute, invitation);
    });
  }

  /**
   * Deletes an invitation; its link stops working.
   * @throws NOT_ALLOWED, MEMBER_INVITATION_NOT_FOUND
   */
  async withdraw(viewer: Viewer, id: string): Promise<void> {
    await this.work.runOnce(async (tx) => {
      await lockForManaging(tx, viewer);
      const { email: about, role } = await this.find(viewer, id, tx);
      await tx.manager.delete(MemberInvitation, { id });
      const details = { role, withdrawn: true };
      await recordAuditEvent(tx, viewer, AuditAction.MEMBER_INVITED, { about, details });
    });
  }

  /**
   * Finds the open invitation of a link's token.
   * @throws MEMBER_INVITATION_INVALID
   */
  async findByToken(token: string): Promise<MemberInvitation> {
    if (token.length > MAX_TOKEN_LENGTH) throw memberErrors.MEMBER_INVITATION_INVALID();
    const open = { tokenHash: hashToken(token), expiresAt: MoreThan(new Date()) };
    const invitation = await this.invitations.findOneBy(open);
    if (!invitation) throw memberErrors.MEMBER_INVITATION_INVALID();
    return invitation;
  }

  /**
   * Uses an invitation up. The caller has locked the institute.
   * @throws MEMBER_INVITATION_INVALID
   */
  async accept({ manager }: Transaction, { id, tokenHash }: MemberInvitation): Promise<void> {
    const open = { id, tokenHash, expiresAt: MoreThan(new Date()) };
    const { affected } = await manager.delete(MemberInvitation, open);
    if (affected !== 1) throw memberErrors.MEMBER_INVITATION_INVALID();
  }

  @Scheduled({ everyMinutes: 60 })
  async removeOldInvitations(): Promise<void> {
    const expiresAt = LessThan(new Date(Date.now() - KEEP_EXPIRED_MS));
    await this.invitations.delete({ expiresAt });
  }

  private async limit({ userId, instituteId }: Viewer, email: string): Promise<void> {
    await this.limits.consume(PER_OWNER, userId);
    await this.limits.consume(PER_INSTITUTE_AND_ADDRESS, `${instituteId} ${email}`);
    await this.limits.consume(PER_ADDRESS, email);
  }

  /** @throws MEMBER_INVITATION_NOT_FOUND, also for another institute's */
  private async find(
    { instituteId }: Viewer,
    id: string,
    { manager }: Pick<Transaction, 'manager'> = this.work,
  ): Promise<MemberInvitation> {
    const found = isId(id) ? await manager.findOneBy(MemberInvitation, { id }) : null;
    if (found?.instituteId !== instituteId) throw memberErrors.MEMBER_INVITATION_NOT_FOUND();
    return found;
  }

  private async send(
    tx: Transaction,
    viewer: Viewer,
    { name, timeZone }: Institute,
    invitation: MemberInvitation,
  ): Promise<MemberInvitation> {
    const token = randomToken();
    const sender = await tx.manager.findOneByOrFail(User, { id: viewer.userId });
    invitation.tokenHash = hashToken(token);
    invitation.invitedBy = sender.id;
    invitation.sentAt = new Date();
    invitation.expiresAt = new Date(Date.now() + INVITATION_MS);
    const { email: to, role, expiresAt } = invitation;
    const values = {
      institute: name,
      invitedBy: fullName(sender),
      as: ROLE_NAMES[role],
      expiresAt: expiresAt.toISOString(),
      timeZone,
      url: `${this.config.staffUrl}/join#${token}`,
    };
    await this.mails.send(tx, { to, template: 'member-invitation', values, expiresAt });
    return tx.manager.save(invitation);
  }
}
