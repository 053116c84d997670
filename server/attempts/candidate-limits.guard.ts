import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../core/access/access.guard.js';
import { RateLimits } from '../core/http/rate-limits.js';

const seconds = 600;
/** Starts and take-overs: whoever reloads their page as fast as it comes makes less. */
const OPENS = { name: 'attempt-opens', points: 60, seconds };
/** A page saves once a second at most; twice that is left for two of them. */
const SAVES = { name: 'attempt-saves', points: 1_200, seconds };
const OTHERS = { name: 'attempt-others', points: 120, seconds };

/** What one candidate may call: nobody's page keeps a whole exam waiting. Stands behind the guard of links. */
@Injectable()
export class CandidateLimits implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  /** @throws TOO_MANY_REQUESTS */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { candidate, method, params } = requestOf(context);
    const isOfOne = 'attemptId' in (params as object);
    const limit = method === 'PUT' ? SAVES : method === 'POST' && !isOfOne ? OPENS : OTHERS;
    if (candidate) await this.limits.consumeHere(limit, candidate.candidateId);
    return true;
  }
}
