import { Args, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { OncePerRequest } from '../../core/graphql/once-per-request.js';
import { RateLimits, type RateLimit } from '../../core/http/rate-limits.js';
import { BubbleSheetService } from './bubble-sheet.service.js';
import { BubbleSheet, BubbleSheetArgs } from './bubble-sheet.types.js';

/** Pages refresh every four seconds at most: enough for eight of them. */
const READS: RateLimit = { name: 'bubble-sheets', points: 120, seconds: 60 };
/** Rows that a sheet is counted as: those of a large exam; more would forbid to ask for all their fields. */
const TYPICAL_ROWS = 1_000;
/** Reading the rows, whatever is asked of them. */
const READ_COST = 1_000;

@Resolver()
export class BubbleSheetResolver {
  constructor(
    private readonly sheets: BubbleSheetService,
    private readonly limits: RateLimits,
  ) {}

  @Can('exam.read')
  @OncePerRequest()
  @Query(() => BubbleSheet, {
    complexity: ({ childComplexity }) => READ_COST + TYPICAL_ROWS * childComplexity,
    description:
      'Who is at an exam of yours, which questions each has answered so far, and who needs help.',
  })
  async bubbleSheet(
    @CurrentViewer() viewer: Viewer,
    @Args() { quizId, since, search }: BubbleSheetArgs,
  ): Promise<BubbleSheet> {
    await this.limits.consumeInMemory(READS, viewer.userId);
    return this.sheets.read(viewer, quizId, { since: since ?? null, search: search ?? null });
  }
}
