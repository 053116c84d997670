import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../core/access/secrets.js';
import type { Candidate } from './candidate.entity.js';

const ID_BYTES = 16;
const VERSION_BYTES = 4;
/** 160 bits of the fingerprint. */
const SIGNATURE_BYTES = 20;
const SEPARATOR = ':';

/** The content of a valid token. The candidate's row decides whether the link still works. */
export interface TokenClaim {
  candidateId: string;
  linkVersion: number;
}

/**
 * Tokens of candidates' links: the candidate's id and the version of the link, signed with a key of this
 * server. Tokens are not stored, and a reminder has the same link as the invitation.
 */
@Injectable()
export class CandidateTokens {
  constructor(private readonly secrets: Secrets) {}

  sign({ id, linkVersion }: Pick<Candidate, 'id' | 'linkVersion'>): string {
    const body = Buffer.alloc(ID_BYTES + VERSION_BYTES);
    body.write(id.replaceAll('-', ''), 0, 'hex');
    body.writeUInt32BE(linkVersion, ID_BYTES);
    return Buffer.concat([body, this.signatureOf(id, linkVersion)]).toString('base64url');
  }

  /** @returns null without a valid signature */
  read(token: string): TokenClaim | null {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== ID_BYTES + VERSION_BYTES + SIGNATURE_BYTES) return null;
    const hex = bytes.toString('hex', 0, ID_BYTES);
    const candidateId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    const linkVersion = bytes.readUInt32BE(ID_BYTES);
    const isValid = timingSafeEqual(
      bytes.subarray(ID_BYTES + VERSION_BYTES),
      this.signatureOf(candidateId, linkVersion),
    );
    return isValid ? { candidateId, linkVersion } : null;
  }

  private signatureOf(candidateId: string, linkVersion: number): Buffer {
    const text = [candidateId.toLowerCase(), linkVersion].join(SEPARATOR);
    return Buffer.from(this.secrets.fingerprint('learner', text), 'hex').subarray(
      0,
      SIGNATURE_BYTES,
    );
  }
}
