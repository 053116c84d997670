import { Context, Query, Resolver, Subscription } from '@nestjs/graphql';
import { Can } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { OncePerRequest } from '../core/graphql/once-per-request.js';
import type { SubscriptionContext } from '../core/graphql/subscription-streams.js';
import { RateLimits, type RateLimit } from '../core/http/rate-limits.js';
import { MAX_LISTED } from './today.queries.js';
import { TodayChanges } from './today-changes.js';
import { TodayService } from './today.service.js';
import { Today, TodayChange } from './today.types.js';

/** In fields: some ten statements, and the entries of the lists. */
const READ_COST = 500;
/** Pages refresh every four seconds at most: enough for eight of them. */
const READS: RateLimit = { name: 'today', points: 120, seconds: 60 };

@Resolver()
export class TodayResolver {
  constructor(
    private readonly overview: TodayService,
    private readonly changes: TodayChanges,
    private readonly limits: RateLimits,
  ) {}

  @Can('exam.read')
  @OncePerRequest()
  @Query(() => Today, {
    complexity: ({ childComplexity }) => READ_COST + MAX_LISTED * childComplexity,
    description: 'What there is to do in your institute now.',
  })
  async today(@CurrentViewer() viewer: Viewer): Promise<Today> {
    await this.limits.consumeInMemory(READS, viewer.userId);
    return this.overview.read(viewer);
  }

  @Can('exam.read')
  @Subscription(() => TodayChange, {
    description:
      'Says when the answer to `today` may have changed, at most once a second, and at least every 30 seconds: look again then.',
  })
  todayChanged(
    @CurrentViewer() viewer: Viewer,
    @Context() { signal }: SubscriptionContext,
  ): AsyncIterable<{ todayChanged: TodayChange }> {
    return this.changes.watch(viewer, signal);
  }
}
