import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import {
  CandidateAuthenticatorPort,
  type AuthenticatedCandidate,
  type RevokedLink,
} from '../core/access/candidate-authenticator.port.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import type { Candidate } from './candidate.entity.js';
import { CandidateTokens } from './candidate-tokens.js';

/** A revoked link is out everywhere within this; where it was revoked, at once. */
const REMEMBERED_MS = 3_000;
const MAX_REMEMBERED = 20_000;

/** A link's token, held against its row. */
@Injectable()
export class CandidateLinkAuthenticator extends CandidateAuthenticatorPort {
  private readonly known = new LRUCache<string, AuthenticatedCandidate>({
    max: MAX_REMEMBERED,
    ttl: REMEMBERED_MS,
  });

  constructor(
    private readonly work: UnitOfWork,
    private readonly tokens: CandidateTokens,
  ) {
    super();
  }

  override async authenticate(token: string): Promise<AuthenticatedCandidate | null> {
    const claim = this.tokens.read(token);
    if (!claim) return null;
    const { candidateId, linkVersion } = claim;
    const key = `${candidateId} ${linkVersion}`;
    const remembered = this.known.get(key);
    if (remembered) return remembered;
    // Before most saves: building it anew took 7 parts in a hundred of their work (docs/PERFORMANCE.md).
    const [row] = await this.work.manager.query<{ quizId: string }[]>(
      `SELECT quiz_id AS "quizId" FROM candidates
       WHERE id = $1 AND link_version = $2 AND revoked_at IS NULL`,
      [candidateId, linkVersion],
    );
    if (!row) return null;
    const candidate = { candidateId, quizId: row.quizId };
    this.known.set(key, candidate);
    return candidate;
  }

  /** What we signed opened an exam once: the link was revoked since, or the exam is gone. */
  protected override findRevoked(token: string): RevokedLink | null {
    const claim = this.tokens.read(token);
    return claim && { event: 'link.used_after_revocation', candidateId: claim.candidateId };
  }

  /** To be called when a link is revoked: this process knows it no more. */
  forget({ id, linkVersion }: Pick<Candidate, 'id' | 'linkVersion'>): void {
    this.known.delete(`${id} ${linkVersion}`);
  }
}
