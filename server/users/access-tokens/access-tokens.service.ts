import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, LessThan, Repository } from 'typeorm';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import type { EndedToken } from '../../core/access/authenticate.js';
import type { Caller } from '../../core/access/parameters.js';
import { hashToken, randomToken } from '../../core/access/secrets.js';
import type { AuthenticatedViewer, Viewer } from '../../core/access/viewer.js';
import { OneTimeSecret } from '../../core/idempotency/one-time-secret.js';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { isId, validate } from '../../core/errors/validation.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { recordSecurityEvent } from '../../core/security-events/record-security-event.js';
import { MailService, NOTICE_LIFETIME_MS } from '../../mail/mail.service.js';
import { AccessScope, AccessToken } from './access-token.entity.js';
import { findTokenViewer, LIVE } from './access-token.queries.js';
import { PasswordCheck } from '../passwords/password-check.js';
import { accessTokenRules } from '../user.validation.js';
import { userErrors } from '../users.errors.js';

/** Lets secret scanners find a token in published code. */
const PREFIX = 'exw_';
const MAX_LIVE = 50;
const DAY_MS = 86_400_000;
const KEEP_REVOKED_MS = 90 * DAY_MS;

export interface AccessTokenRequest {
  name: string;
  scope: AccessScope;
  /** Without it the token works until it is revoked. */
  expiresInDays?: number | null | undefined;
}

export interface CreatedAccessToken {
  /** Shown only this once; the database stores its hash. */
  token: string;
  accessToken: AccessToken;
}

export function isAccessToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** Personal access tokens: programs send them instead of logging in. */
@Injectable()
export class AccessTokensService {
  private readonly logger = new Logger(AccessTokensService.name);
  private readonly pendingUses = new Set<string>();

  constructor(
    private readonly work: UnitOfWork,
    @InjectRepository(AccessToken) private readonly accessTokens: Repository<AccessToken>,
    private readonly check: PasswordCheck,
    private readonly mails: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Creates a token, and mails the owner a notice: it outlives the session.
   * @throws SESSION_REQUIRED, UNAUTHENTICATED, VALIDATION, CURRENT_PASSWORD_WRONG,
   *   TOO_MANY_ACCESS_TOKENS, TOO_MANY_REQUESTS, BUSY
   */
  async create(
    viewer: Viewer,
    request: AccessTokenRequest,
    password: string,
    caller: Caller,
  ): Promise<CreatedAccessToken> {
    const { name, expiresInDays } = validate(accessTokenRules, request);
    const checked = await this.check.checkViewer(viewer, password, caller, 'password');
    const { token, accessToken } = await this.work.runOnce(async (tx) => {
      const { email } = await this.check.lockViewer(tx, viewer, checked);
      const live = await this.queryLive(tx.manager, viewer).getCount();
      if (live >= MAX_LIVE) throw userErrors.TOO_MANY_ACCESS_TOKENS();
      const expiresAt =
        expiresInDays === null ? null : new Date(Date.now() + expiresInDays * DAY_MS);
      const attributes = { name, scope: request.scope, expiresAt };
      const created = await this.issue(tx, viewer.userId, attributes);
      await this.notify(tx, email, created.accessToken);
      tx.afterCommit(() => record('access_token.created', created.accessToken, caller));
      return { ...created, token: new OneTimeSecret(created.token) };
    });
    return { token: token.value, accessToken };
  }

  /** Creates a token without notifying its owner. */
  async issue(
    { manager }: Transaction,
    userId: string,
    attributes: Pick<AccessToken, 'name' | 'scope' | 'expiresAt'>,
  ): Promise<CreatedAccessToken> {
    const token = PREFIX + randomToken();
    const row = manager.create(AccessToken, { ...attributes, userId, tokenHash: hashToken(token) });
    return { token, accessToken: await manager.save(row) };
  }

  /** The viewer's tokens that work, the latest first. */
  async list(viewer: Viewer): Promise<AccessToken[]> {
    const order = { 'token.createdAt': 'DESC', 'token.id': 'ASC' } as const;
    return this.queryLive(this.work.manager, viewer).orderBy(order).take(MAX_LIVE).getMany();
  }

  /** @throws ACCESS_TOKEN_NOT_FOUND, also for somebody else's */
  async revoke(viewer: Viewer, id: string, caller: Caller): Promise<void> {
    await this.work.runOnce(async (tx) => {
      const row = isId(id) ? await tx.manager.findOneBy(AccessToken, { id }) : null;
      if (row?.userId !== viewer.userId) throw userErrors.ACCESS_TOKEN_NOT_FOUND();
      if (row.revokedAt === null) tx.afterCommit(() => record('access_token.revoked', row, caller));
      await tx.manager.update(AccessToken, { id, revokedAt: IsNull() }, { revokedAt: new Date() });
    });
  }

  async revokeAll(tx: Transaction, userId: string): Promise<void> {
    const live = { userId, revokedAt: IsNull() };
    await tx.manager.update(AccessToken, live, { revokedAt: new Date() });
  }

  /** @returns null for a token that is unknown, expired or revoked */
  async findViewer(token: string): Promise<AuthenticatedViewer | null> {
    const tokenHash = hashToken(token);
    const [found] = await findTokenViewer(this.work.manager, { tokenHash });
    if (!found) return null;
    if (found.isUseDue) void this.recordUse(found.id);
    const { userId, instituteId, role, email } = found;
    const scope = found.scope === AccessScope.WRITE ? 'write' : 'read';
    const viewer = { userId, instituteId, role, email, sessionId: null, scope } as const;
    // Programs cannot type codes, so a token needs no second factor.
    return { ...viewer, mustSetUpTwoFactor: false };
  }

  /**
   * @param token that is not valid
   * @returns the account of a token that was revoked before it expired
   */
  async findRevoked(token: string): Promise<EndedToken | null> {
    const row = await this.accessTokens.findOneBy({ tokenHash: hashToken(token) });
    if (!row || (row.expiresAt && row.expiresAt <= new Date())) return null;
    return { event: 'access_token.used_after_revocation', accountId: row.userId };
  }

  @Scheduled({ everyMinutes: 60 })
  async removeOldAccessTokens(): Promise<void> {
    const before = LessThan(new Date(Date.now() - KEEP_REVOKED_MS));
    await this.accessTokens.delete([{ revokedAt: before }, { expiresAt: before }]);
  }

  /** Runs beside the request, which does not wait for it; one update at a time per token. */
  private async recordUse(id: string): Promise<void> {
    if (this.pendingUses.has(id)) return;
    this.pendingUses.add(id);
    await this.accessTokens
      .update(id, { lastUsedAt: new Date() })
      .catch((error: unknown) =>
        this.logger.warn(`Recording the last use of a token failed: ${String(error)}`),
      )
      .finally(() => this.pendingUses.delete(id));
  }

  private async notify(tx: Transaction, to: string, { name, scope }: AccessToken): Promise<void> {
    const values = { name, mayWrite: scope === AccessScope.WRITE, url: this.config.staffUrl };
    const expiresAt = new Date(Date.now() + NOTICE_LIFETIME_MS);
    await this.mails.send(tx, { to, template: 'access-token-created', values, expiresAt });
  }

  private queryLive(manager: EntityManager, { userId }: Viewer) {
    return manager
      .createQueryBuilder(AccessToken, 'token')
      .where('token.userId = :userId', { userId })
      .andWhere(LIVE);
  }
}

function record(
  event: 'access_token.created' | 'access_token.revoked',
  { id: accessTokenId, userId: accountId }: AccessToken,
  { address }: Caller,
): void {
  recordSecurityEvent(event, { accountId, accessTokenId, address });
}
