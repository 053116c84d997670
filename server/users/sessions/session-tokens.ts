import { Injectable } from '@nestjs/common';
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

  /** @returns the session's id; null for a token that is forged, expired or of another use */
  read(token: string): string | null {
    const sid = this.tokens.read(token)?.['sid'];
    return typeof sid === 'string' && isId(sid) ? sid : null;
  }
}
