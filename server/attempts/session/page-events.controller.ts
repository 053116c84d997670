import { Controller, UseGuards } from '@nestjs/common';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { CurrentCandidate } from '../../core/access/parameters.js';
import { Endpoint, RouteInput } from '../../core/http/route.decorators.js';
import type { InputOf } from '../../core/http/route.js';
import { recordPageEvents } from './attempts.routes.js';
import { CandidateLimits } from './candidate-limits.guard.js';
import { PageEventsService } from './page-events.service.js';

/** A route apart from the answers, so that page events never delay them. */
@Controller()
@UseGuards(CandidateLimits)
export class PageEventsController {
  constructor(private readonly pageEvents: PageEventsService) {}

  @Endpoint(recordPageEvents)
  async record(
    @RouteInput() { params, body }: InputOf<typeof recordPageEvents>,
    @CurrentCandidate() candidate: AuthenticatedCandidate,
  ) {
    return this.pageEvents.record(candidate, params.attemptId, body);
  }
}
