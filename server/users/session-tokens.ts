import { Injectable } from '@nestjs/common';
import { jwtVerify, SignJWT } from 'jose';
import { Secrets } from '../core/access/secrets.js';
import { isId } from '../core/errors/validation.js';
import type { Session } from './session.entity.js';

const TOKEN = { issuer: 'examwright', audience: 'examwright:staff', typ: 'session+jwt' };

/** Session tokens (security.md 6): one algorithm, one key of their own, and nothing but a row's id. */
@Injectable()
export class SessionTokens {
  private readonly key: Uint8Array;

  constructor(secrets: Secrets) {
    this.key = secrets.key('session');
  }

  async sign(session: Pick<Session, 'id' | 'userId' | 'expiresAt'>): Promise<string> {
    return new SignJWT({ sid: session.id })
      .setProtectedHeader({ alg: 'HS256', typ: TOKEN.typ })
      .setIssuer(TOKEN.issuer)
      .setAudience(TOKEN.audience)
      .setSubject(session.userId)
      .setIssuedAt()
      .setExpirationTime(session.expiresAt)
      .sign(this.key);
  }

  /** @returns the session's id; null for a token that is forged, expired or no session's */
  async read(token: string): Promise<string | null> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: ['HS256'],
        ...TOKEN,
        requiredClaims: ['exp', 'sub', 'sid'],
      });
      return typeof payload['sid'] === 'string' && isId(payload['sid']) ? payload['sid'] : null;
    } catch {
      return null;
    }
  }
}
