import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { siteOf } from '../../core/security-events/network-of.js';
import { FairTurns, type Requester } from '../../core/jobs/fair-turns.js';

/** OWASP ASVS 5.0, appendix C: argon2id (2) with at least 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * Each takes a core for some ten milliseconds: one core is left for everything else, so that a staff room
 * that logs in keeps nobody waiting (security.md 4). And each takes one of the four threads of Node
 * (libuv), of which images take one (media/reencode.ts): one is left for files, names and compression.
 */
export const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/**
 * Some seconds of waiting for all of them together. Who comes later is asked to try again; a staff room behind one
 * address fits in, and one account has no use for more.
 */
const WAITING = { ofAccount: 50, ofGroup: 200, all: 400 };

/** For whom a password is compared or hashed. */
export interface PasswordRequester {
  /** The e-mail address of the account. */
  account: string;
  /** The network address (`Caller`). */
  address: string;
}

/** The SHA-256 of a password, as callers send it who do not send the password itself. */
export class PasswordDigest {
  /** @param hex 64 hexadecimal digits, of either case */
  constructor(hex: string) {
    this.hex = hex.toLowerCase();
  }

  readonly hex: string;
}

/** A password as a door hands it on. */
export type GivenPassword = string | PasswordDigest;

/**
 * Passwords at rest: argon2id over the SHA-256 (64 hexadecimal digits) of the password, because
 * callers of the older system send that digest in place of the password.
 */
@Injectable()
export class Passwords {
  private readonly turns = new FairTurns({ running: AT_ONCE, ...WAITING });

  /**
   * For somebody who has shown who they are.
   * @throws BUSY when too many wait
   */
  async hash(password: GivenPassword, requester: PasswordRequester): Promise<string> {
    return this.turns.run(turnOf(requester, true), async () => hash(digest(password), ARGON2ID));
  }

  /**
   * @param requester `isKnown` where somebody is logged in, or the owner was let in from this address before
   * @throws BUSY when too many wait
   */
  async matches(
    stored: string,
    password: GivenPassword,
    requester: PasswordRequester & { isKnown: boolean },
  ): Promise<boolean> {
    const turn = turnOf(requester, requester.isKnown);
    return this.turns.run(turn, async () => verify(stored, digest(password)));
  }
}

/** What strangers try with an account takes no turns from its owner. */
function turnOf({ account, address }: PasswordRequester, isKnown: boolean): Requester {
  return { account: `${isKnown ? 'owner' : 'strangers'} of ${account}`, group: siteOf(address) };
}

function digest(password: GivenPassword): string {
  if (password instanceof PasswordDigest) return password.hex;
  return createHash('sha256').update(password).digest('hex');
}
