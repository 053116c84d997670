import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../core/access/secrets.js';
import type { Candidate } from './candidate.entity.js';

const ID_BYTES = 16;
const VERSION_BYTES = 4;
/** Of the fingerprint: 160 bits. */
const SEAL_BYTES = 20;
const SEPARATOR = ':';

/** What a token says it is from. Whether that link still opens anything, its row says. */
export interface TokenClaim {
  candidateId: string;
  linkVersion: number;
}

/**
 * Tokens of candidates' links. They are made of the candidate's id and the version of the link, under a
 * key of ours: nothing of them is stored, and a reminder has the same link as the invitation.
 */
@Injectable()
export class CandidateTokens {
  constructor(private readonly secrets: Secrets) {}

  sign({ id, linkVersion }: Pick<Candidate, 'id' | 'linkVersion'>): string {
    const body = Buffer.alloc(ID_BYTES + VERSION_BYTES);
    body.write(id.replaceAll('-', ''), 0, 'hex');
    body.writeUInt32BE(linkVersion, ID_BYTES);
    return Buffer.concat([body, this.seal(id, linkVersion)]).toString('base64url');
  }

  /** @returns null for what we did not sign */
  read(token: string): TokenClaim | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ID_BYTES + VERSION_BYTES + SEAL_BYTES) return null;
    const hex = bytes.toString('hex', 0, ID_BYTES);
    const candidateId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    const linkVersion = bytes.readUInt32BE(ID_BYTES);
    const isOurs = timingSafeEqual(
      bytes.subarray(ID_BYTES + VERSION_BYTES),
      this.seal(candidateId, linkVersion),
    );
    return isOurs ? { candidateId, linkVersion } : null;
  }

  private seal(candidateId: string, linkVersion: number): Buffer {
    const text = [candidateId.toLowerCase(), linkVersion].join(SEPARATOR);
    return Buffer.from(this.secrets.fingerprint('learner', text), 'hex').subarray(0, SEAL_BYTES);
  }
}
