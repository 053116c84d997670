import { Injectable } from '@nestjs/common';
import { Secrets } from '../../core/access/secrets.js';
import { SignedTokens } from '../../core/access/signed-tokens.js';
import { isId } from '../../core/errors/validation.js';
import type { User } from '../user.entity.js';

const LIFE_MS = 10 * 60_000;

/**
 * The content of a challenge: its user has typed the right password of an account with two-factor
 * log-in.
 */
export interface Challenge {
  userId: string;
  /** Whether they asked to be remembered. */
  remember: boolean;
  /** Differs once the password or the second factor of the account was changed: see `stamp`. */
  stamp: string;
}

/** Signed tokens for the step between password and second factor. */
@Injectable()
export class Challenges {
  private readonly tokens: SignedTokens;

  constructor(private readonly secrets: Secrets) {
    this.tokens = new SignedTokens(secrets, {
      use: 'challenge',
      type: 'challenge+jwt',
      audience: 'examwright:second-factor',
      claims: ['sub', 'stamp'],
    });
  }

  sign(user: User, remember: boolean): string {
    const claims = { sub: user.id, stamp: this.stamp(user), remember };
    return this.tokens.sign(claims, new Date(Date.now() + LIFE_MS));
  }

  /** @returns null for a token that is forged, expired or of another use */
  read(token: string): Challenge | null {
    const { sub, stamp, remember } = this.tokens.read(token) ?? {};
    if (typeof sub !== 'string' || !isId(sub) || typeof stamp !== 'string') return null;
    return { userId: sub, stamp, remember: remember === true };
  }

  /** A fingerprint of the account's password and second factor. */
  stamp({ passwordHash, twoFactorSince }: User): string {
    const text = `${passwordHash} ${twoFactorSince?.toISOString() ?? ''}`;
    return this.secrets.fingerprint('challenge', text);
  }
}
