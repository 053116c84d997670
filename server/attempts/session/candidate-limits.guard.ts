import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../../core/access/access.guard.js';
import { RateLimits, type Limit } from '../../core/http/rate-limits.js';

const seconds = 600;
/** Starts and take-overs: whoever reloads their page as fast as it comes makes less. */
const OPENS = { name: 'attempt-opens', points: 60, seconds };
/** A page saves once a second at most; twice that is left for two of them. */
const SAVES = { name: 'attempt-saves', points: 1_200, seconds };
/** Apart from the clock, which a page asks at every glance: whoever hands in never waits for that. */
const HAND_INS = { name: 'attempt-hand-ins', points: 60, seconds };
/** What came too late comes once, but for lost answers: it keeps no hand-in waiting either. */
const LATE = { name: 'attempt-late', points: 60, seconds };
/** A page tells what has happened to it every few seconds at most. */
const FACTS = { name: 'attempt-facts', points: 240, seconds };
const OTHERS = { name: 'attempt-others', points: 120, seconds };

/** What one candidate may call: nobody's page keeps a whole exam waiting. Stands behind the guard of links. */
@Injectable()
export class CandidateLimits implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  /** @throws TOO_MANY_REQUESTS */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { candidate, method, routeOptions } = requestOf(context);
    const limit = limitOf(method, routeOptions.url ?? '');
    if (candidate) await this.limits.consumeHere(limit, candidate.candidateId);
    return true;
  }
}

/** @param route as it is registered, with the names of what stands in it */
function limitOf(method: string, route: string): Limit {
  if (method === 'PUT') return SAVES;
  if (method === 'POST' && route.endsWith('/:attemptId/late')) return LATE;
  if (method === 'POST' && route.endsWith('/:attemptId/facts')) return FACTS;
  if (method === 'POST') return route.includes('/:attemptId/') ? HAND_INS : OPENS;
  return OTHERS;
}
