import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { ForCandidates } from '../../core/access/access.decorators.js';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { CurrentCandidate } from '../../core/access/parameters.js';
import { CandidateLimits } from './candidate-limits.guard.js';
import type { pageEventRules, PageEventsAnswer } from './page-event.schema.js';
import { PageEventsService } from './page-events.service.js';

/** A route apart from the answers, so that page events never delay them. */
@Controller('attempts')
@ForCandidates()
@UseGuards(CandidateLimits)
export class PageEventsController {
  constructor(private readonly pageEvents: PageEventsService) {}

  @Post(':attemptId/facts')
  @HttpCode(200)
  async record(
    @CurrentCandidate() candidate: AuthenticatedCandidate,
    @Param('attemptId') attemptId: string,
    @Body() body: z.input<typeof pageEventRules>,
  ): Promise<PageEventsAnswer> {
    return this.pageEvents.record(candidate, attemptId, body);
  }
}
