import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { IsNull } from 'typeorm';
import { LearnerAuthenticator, type CandidateKnown } from '../core/access/learner-authenticator.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Candidate } from './candidate.entity.js';
import { LearnerTokens } from './learner-tokens.js';

/** A revoked link is out everywhere within this; where it was revoked, at once. */
const REMEMBERED_MS = 3_000;
const MOST_REMEMBERED = 20_000;

/** A link's token, held against its row. */
@Injectable()
export class CandidateAuthenticator extends LearnerAuthenticator {
  private readonly known = new LRUCache<string, CandidateKnown>({
    max: MOST_REMEMBERED,
    ttl: REMEMBERED_MS,
  });

  constructor(
    private readonly work: UnitOfWork,
    private readonly tokens: LearnerTokens,
  ) {
    super();
  }

  override async authenticate(token: string): Promise<CandidateKnown | null> {
    const claim = this.tokens.read(token);
    if (!claim) return null;
    const { candidateId, linkVersion } = claim;
    const key = `${candidateId} ${linkVersion}`;
    const remembered = this.known.get(key);
    if (remembered) return remembered;
    const row = await this.work.manager.findOneBy(Candidate, {
      id: candidateId,
      linkVersion,
      revokedAt: IsNull(),
    });
    if (!row) return null;
    const candidate = { candidateId, quizId: row.quizId };
    this.known.set(key, candidate);
    return candidate;
  }

  /** To be called when a link is revoked: this process knows it no more. */
  forget({ id, linkVersion }: Pick<Candidate, 'id' | 'linkVersion'>): void {
    this.known.delete(`${id} ${linkVersion}`);
  }
}
