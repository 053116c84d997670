import { Controller, Get, Header, Param, UseGuards } from '@nestjs/common';
import { CandidateLimits } from '../attempts/session/candidate-limits.guard.js';
import { ForCandidates } from '../core/access/access.decorators.js';
import type { AuthenticatedCandidate } from '../core/access/authenticated-candidate.js';
import { CurrentCandidate } from '../core/access/parameters.js';
import { toReview, toRevision } from './review.mapper.js';
import { ReviewService } from './review.service.js';
import type { Review, Revision } from './review.schema.js';

@Controller('attempts')
@ForCandidates()
@UseGuards(CandidateLimits)
export class ReviewController {
  constructor(private readonly reviews: ReviewService) {}

  @Get(':attemptId/review')
  @Header('cache-control', 'no-store')
  async review(
    @CurrentCandidate() candidate: AuthenticatedCandidate,
    @Param('attemptId') attemptId: string,
  ): Promise<Review> {
    return toReview(await this.reviews.read(candidate, attemptId));
  }

  @Get(':attemptId/revision')
  @Header('cache-control', 'no-store')
  async revision(
    @CurrentCandidate() candidate: AuthenticatedCandidate,
    @Param('attemptId') attemptId: string,
  ): Promise<Revision> {
    return toRevision(await this.reviews.revision(candidate, attemptId));
  }
}
