import { Controller, UseGuards } from '@nestjs/common';
import { CandidateLimits } from '../attempts/session/candidate-limits.guard.js';
import type { AuthenticatedCandidate } from '../core/access/authenticated-candidate.js';
import { CurrentCandidate } from '../core/access/parameters.js';
import { Endpoint, RouteInput } from '../core/http/route.decorators.js';
import type { InputOf } from '../core/http/route.js';
import { toReview, toRevision } from './review.mapper.js';
import { readReview, readRevision } from './review.routes.js';
import { ReviewService } from './review.service.js';

@Controller()
@UseGuards(CandidateLimits)
export class ReviewController {
  constructor(private readonly reviews: ReviewService) {}

  @Endpoint(readReview)
  async review(
    @RouteInput() { params }: InputOf<typeof readReview>,
    @CurrentCandidate() candidate: AuthenticatedCandidate,
  ) {
    return toReview(await this.reviews.read(candidate, params.attemptId));
  }

  @Endpoint(readRevision)
  async revision(
    @RouteInput() { params }: InputOf<typeof readRevision>,
    @CurrentCandidate() candidate: AuthenticatedCandidate,
  ) {
    return toRevision(await this.reviews.revision(candidate, params.attemptId));
  }
}
