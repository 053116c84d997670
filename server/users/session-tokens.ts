import { Injectable } from '@nestjs/common';
import { createSigner, createVerifier } from 'fast-jwt';
import { Secrets } from '../core/access/secrets.js';
import { isId } from '../core/errors/validation.js';
import type { Session } from './session.entity.js';

const TYP = 'session+jwt';
const ISSUER = 'examwright';
const AUDIENCE = 'examwright:staff';

/**
 * Session tokens (security.md 6): one algorithm, one key of their own, and nothing but a row's id.
 * By a library that signs where it stands: every request has a token, and WebCrypto takes a turn of
 * the thread pool for each.
 */
@Injectable()
export class SessionTokens {
  private readonly signer: (payload: object) => string;
  private readonly verifier: (token: string) => unknown;

  constructor(secrets: Secrets) {
    const key = secrets.key('session');
    this.signer = createSigner({
      key,
      algorithm: 'HS256',
      header: { alg: 'HS256', typ: TYP },
      iss: ISSUER,
      aud: AUDIENCE,
    });
    this.verifier = createVerifier({
      key,
      algorithms: ['HS256'],
      checkTyp: TYP,
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      requiredClaims: ['exp', 'iss', 'aud', 'sub', 'sid'],
      cache: false,
    });
  }

  sign({ id, userId, expiresAt }: Pick<Session, 'id' | 'userId' | 'expiresAt'>): string {
    return this.signer({ sid: id, sub: userId, exp: Math.floor(expiresAt.getTime() / 1000) });
  }

  /** @returns the session's id; null for a token that is forged, expired or no session's */
  read(token: string): string | null {
    try {
      const { sid } = this.verifier(token) as { sid?: unknown };
      return typeof sid === 'string' && isId(sid) ? sid : null;
    } catch {
      return null;
    }
  }
}
