import { Injectable } from '@nestjs/common';
import { createSigner, createVerifier } from 'fast-jwt';
import { Secrets } from '../../core/access/secrets.js';
import { isId } from '../../core/errors/validation.js';
import type { User } from '../user.entity.js';

const TYP = 'challenge+jwt';
const ISSUER = 'examwright';
const AUDIENCE = 'examwright:second-factor';
const LIFE_S = 10 * 60;
/** None of our challenges is longer. */
const MOST_TYPED = 1_000;

/** What somebody has shown who typed the right password of an account with two-factor log-in. */
export interface Challenge {
  userId: string;
  /** Whether they asked to be remembered. */
  remember: boolean;
  /** Differs once the password or the second factor of the account was changed: see `stamp`. */
  stamp: string;
}

/**
 * Tokens between password and second factor. They have a key, a type and an audience of their own, so
 * that they open nothing else and no other token stands in for them.
 */
@Injectable()
export class Challenges {
  private readonly signer: (payload: object) => string;
  private readonly verifier: (token: string) => unknown;

  constructor(private readonly secrets: Secrets) {
    const key = secrets.key('challenge');
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
      requiredClaims: ['exp', 'iss', 'aud', 'sub', 'stamp'],
      cache: false,
    });
  }

  sign(user: User, remember: boolean): string {
    const exp = Math.floor(Date.now() / 1_000) + LIFE_S;
    return this.signer({ sub: user.id, stamp: this.stamp(user), remember, exp });
  }

  /** @returns null for a token that is forged, expired or something else */
  read(token: string): Challenge | null {
    if (token.length > MOST_TYPED) return null;
    try {
      const { sub, stamp, remember } = this.verifier(token) as Record<string, unknown>;
      if (typeof sub !== 'string' || !isId(sub) || typeof stamp !== 'string') return null;
      return { userId: sub, stamp, remember: remember === true };
    } catch {
      return null;
    }
  }

  /** A fingerprint of how the account logs in. */
  stamp({ passwordHash, twoFactorSince }: User): string {
    const text = `${passwordHash} ${twoFactorSince?.toISOString() ?? ''}`;
    return this.secrets.fingerprint('challenge', text);
  }
}
