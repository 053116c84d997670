import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { requestOf } from '../../core/access/access.guard.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { networkOf } from '../../core/security-events/network-of.js';

/** Per network address, which a whole school shares. */
const JOINS = { name: 'exam-joins', points: 1_500, seconds: 3_600 };

/** Counts the requests to join an exam by name before they are validated, so that invalid ones count, too. */
@Injectable()
export class JoinLimits implements CanActivate {
  constructor(private readonly limits: RateLimits) {}

  /** @throws TOO_MANY_REQUESTS */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.consume(JOINS, networkOf(requestOf(context).ip));
    return true;
  }
}
