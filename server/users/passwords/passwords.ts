import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { siteOf } from '../../core/security-events/network-of.js';
import { FairQueue, type Requester } from '../../core/jobs/fair-queue.js';

/** OWASP ASVS 5.0, appendix C: argon2id (2) with at least 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/**
 * A hash takes a core for some ten milliseconds: one core stays free, so that a whole staff that
 * logs in at once delays nobody (docs/security.md, section 4). A hash also takes one of the four
 * threads of Node (libuv), and images take one (media/reencode.ts): one stays free for files, names
 * and compression.
 */
export const MAX_CONCURRENT_HASHES = Math.max(1, Math.min(2, availableParallelism() - 1));
/**
 * Waiting hashes, a few seconds' worth in total; later callers get BUSY. A whole staff behind one
 * address fits in, and one account needs no more.
 */
const WAITING = { perAccount: 50, perGroup: 200, total: 400 };

/** Account and network address for which a password is compared or hashed. */
export interface PasswordRequester {
  /** The e-mail address of the account. */
  account: string;
  /** The network address (`Caller`). */
  address: string;
}

/** The SHA-256 of a password, from callers that do not send the password itself. */
export class PasswordDigest {
  /** @param hex 64 hexadecimal digits, of either case */
  constructor(hex: string) {
    this.hex = hex.toLowerCase();
  }

  readonly hex: string;
}

/** A password as the transports receive it. */
export type PasswordInput = string | PasswordDigest;

/**
 * Stores passwords as argon2id over the SHA-256 (64 hexadecimal digits) of the password, because
 * callers of the legacy system send that digest in place of the password.
 */
@Injectable()
export class Passwords {
  private readonly turns = new FairQueue({ running: MAX_CONCURRENT_HASHES, ...WAITING });

  /**
   * For a caller who is authenticated or has verified the address.
   * @throws BUSY when too many wait
   */
  async hash(password: PasswordInput, requester: PasswordRequester): Promise<string> {
    return this.turns.run(turnOf(requester, true), async () => hash(digest(password), ARGON2ID));
  }

  /**
   * @param requester `isKnown` where the caller is logged in, or the owner has logged in from this
   *   address before
   * @throws BUSY when too many wait
   */
  async matches(
    stored: string,
    password: PasswordInput,
    requester: PasswordRequester & { isKnown: boolean },
  ): Promise<boolean> {
    const turn = turnOf(requester, requester.isKnown);
    return this.turns.run(turn, async () => verify(stored, digest(password)));
  }
}

/** Tries of strangers queue separately from those of the owner. */
function turnOf({ account, address }: PasswordRequester, isKnown: boolean): Requester {
  return { account: `${isKnown ? 'owner' : 'strangers'} of ${account}`, group: siteOf(address) };
}

function digest(password: PasswordInput): string {
  if (password instanceof PasswordDigest) return password.hex;
  return createHash('sha256').update(password).digest('hex');
}
