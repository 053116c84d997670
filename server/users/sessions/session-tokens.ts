import { Injectable } from '@nestjs/common';
import type { Jwt } from 'jsonwebtoken';
import type { StrategyOptionsWithoutRequest } from 'passport-jwt';
import { Secrets } from '../../core/access/secrets.js';
import { SignedTokens } from '../../core/access/signed-tokens.js';
import { isId } from '../../core/errors/validation.js';
import type { Session } from './session.entity.js';

/** Session tokens. They contain the ids of the session and its user, and nothing else. */
@Injectable()
export class SessionTokens {
  private readonly tokens: SignedTokens;

  constructor(secrets: Secrets) {
    this.tokens = new SignedTokens(secrets, {
      use: 'session',
      type: 'session+jwt',
      audience: 'examwright:staff',
      claims: ['sub', 'sid'],
    });
  }

  sign({ id, userId, expiresAt }: Pick<Session, 'id' | 'userId' | 'expiresAt'>): string {
    return this.tokens.sign({ sid: id, sub: userId }, expiresAt);
  }

  /** For the strategy that reads the tokens (session.strategy.ts). */
  strategyOptions(): StrategyOptionsWithoutRequest {
    return this.tokens.strategyOptions();
  }

  /** @returns the session's id; null for a token of another kind */
  sessionIdOf(token: Jwt): string | null {
    const sid: unknown = this.tokens.claimsOf(token)?.['sid'];
    return typeof sid === 'string' && isId(sid) ? sid : null;
  }
}
