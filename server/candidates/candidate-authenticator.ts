import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { AuthenticatedCandidate } from '../core/access/authenticated-candidate.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import type { SecurityEvent } from '../core/security-events/security-events.js';
import type { Candidate } from './candidate.entity.js';
import { findExamOfLink } from './candidate.queries.js';
import { CandidateTokens } from './candidate-tokens.js';

/** A revoked link stops working everywhere within this time, and at once in the process that revoked it. */
const CACHE_MS = 3_000;
const MAX_CACHED = 20_000;

/** A link that was revoked. */
export interface RevokedLink {
  event: SecurityEvent;
  candidateId: string;
}

/** Checks the token of a personal link against the candidate's row. */
@Injectable()
export class CandidateLinkAuthenticator {
  private readonly cache = new LRUCache<string, AuthenticatedCandidate>({
    max: MAX_CACHED,
    ttl: CACHE_MS,
  });

  constructor(
    private readonly work: UnitOfWork,
    private readonly tokens: CandidateTokens,
  ) {}

  /** @returns null for a token that is forged, revoked, of an earlier link, or not a candidate's */
  async authenticate(token: string): Promise<AuthenticatedCandidate | null> {
    const claim = this.tokens.read(token);
    if (!claim) return null;
    const { candidateId, linkVersion } = claim;
    const key = `${candidateId} ${linkVersion}`;
    const remembered = this.cache.get(key);
    if (remembered) return remembered;
    const [row] = await findExamOfLink(this.work.manager, { id: candidateId, linkVersion });
    if (!row) return null;
    const candidate = { candidateId, quizId: row.quizId };
    this.cache.set(key, candidate);
    return candidate;
  }

  /**
   * A token with a valid signature opened an exam once: the link was revoked, or the exam is gone.
   * @param token that `authenticate` rejected
   */
  findRevoked(token: string): RevokedLink | null {
    const claim = this.tokens.read(token);
    return claim && { event: 'link.used_after_revocation', candidateId: claim.candidateId };
  }

  /** To be called when a link is revoked: removes it from the cache of this process. */
  forget({ id, linkVersion }: Pick<Candidate, 'id' | 'linkVersion'>): void {
    this.cache.delete(`${id} ${linkVersion}`);
  }
}
