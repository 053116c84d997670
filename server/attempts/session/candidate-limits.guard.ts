import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../../core/access/access.guard.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { OTHER_REQUESTS } from './candidate-limits.js';

/** Limits the requests of one candidate, so that no page slows down a whole exam. Runs after authentication. */
@Injectable()
export class CandidateLimits implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  /** @throws TOO_MANY_REQUESTS */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { candidate, routeOptions } = requestOf(context);
    const { candidateLimit = OTHER_REQUESTS } = routeOptions.config;
    if (candidate) await this.limits.consumeInMemory(candidateLimit, candidate.candidateId);
    return true;
  }
}
