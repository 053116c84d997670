import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../../core/access/access.guard.js';
import { RateLimits, type RateLimit } from '../../core/http/rate-limits.js';

const seconds = 600;
/** Starts and take-overs: even a candidate who reloads the page all the time makes fewer. */
const OPENS = { name: 'attempt-opens', points: 60, seconds };
/** A page saves at most once a second; the limit is enough for two pages. */
const SAVES = { name: 'attempt-saves', points: 1_200, seconds };
/** Counted apart from the clock, which a page polls: a submission must never wait for it. */
const SUBMISSIONS = { name: 'attempt-hand-ins', points: 60, seconds };
/** Late answers are sent once, apart from retries. A submission must not wait for them either. */
const LATE = { name: 'attempt-late', points: 60, seconds };
/** A page reports its events every few seconds at most. */
const PAGE_EVENTS = { name: 'attempt-facts', points: 240, seconds };
const OTHERS = { name: 'attempt-others', points: 120, seconds };

/** Limits the requests of one candidate, so that no page slows down a whole exam. Runs after authentication. */
@Injectable()
export class CandidateLimits implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  /** @throws TOO_MANY_REQUESTS */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { candidate, method, routeOptions } = requestOf(context);
    const limit = limitOf(method, routeOptions.url ?? '');
    if (candidate) await this.limits.consumeInMemory(limit, candidate.candidateId);
    return true;
  }
}

/** @param route as it is registered, with the names of its parameters */
function limitOf(method: string, route: string): RateLimit {
  if (method === 'PUT') return SAVES;
  if (method === 'POST' && route.endsWith('/:attemptId/late')) return LATE;
  if (method === 'POST' && route.endsWith('/:attemptId/facts')) return PAGE_EVENTS;
  if (method === 'POST') return route.includes('/:attemptId/') ? SUBMISSIONS : OPENS;
  return OTHERS;
}
