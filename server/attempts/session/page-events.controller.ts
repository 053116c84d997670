import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { ForCandidates } from '../../core/access/for-candidates.decorator.js';
import type { AuthenticatedCandidate } from '../../core/access/candidate-authenticator.port.js';
import { CurrentCandidate } from '../../core/access/parameters.js';
import { CandidateLimits } from './candidate-limits.guard.js';
import type { pageEventRules, PageEventsAnswer } from './page-event.schema.js';
import { PageEventsService } from './page-events.service.js';

/** Apart from answers: what a page tells of itself is never in their way. */
@Controller('attempts')
@ForCandidates()
@UseGuards(CandidateLimits)
export class PageEventsController {
  constructor(private readonly facts: PageEventsService) {}

  @Post(':attemptId/facts')
  @HttpCode(200)
  async tell(
    @CurrentCandidate() candidate: AuthenticatedCandidate,
    @Param('attemptId') attemptId: string,
    @Body() body: z.input<typeof pageEventRules>,
  ): Promise<PageEventsAnswer> {
    return this.facts.tell(candidate, attemptId, body);
  }
}
