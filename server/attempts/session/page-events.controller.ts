import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { ForLearners } from '../../core/access/for-candidates.decorator.js';
import type { CandidateKnown } from '../../core/access/candidate-authenticator.port.js';
import { CurrentCandidate } from '../../core/access/parameters.js';
import { CandidateLimits } from './candidate-limits.guard.js';
import type { factRules, FactsAnswer } from './page-event.schema.js';
import { FactsService } from './page-events.service.js';

/** Apart from answers: what a page tells of itself is never in their way. */
@Controller('attempts')
@ForLearners()
@UseGuards(CandidateLimits)
export class FactsController {
  constructor(private readonly facts: FactsService) {}

  @Post(':attemptId/facts')
  @HttpCode(200)
  async tell(
    @CurrentCandidate() candidate: CandidateKnown,
    @Param('attemptId') attemptId: string,
    @Body() body: z.input<typeof factRules>,
  ): Promise<FactsAnswer> {
    return this.facts.tell(candidate, attemptId, body);
  }
}
