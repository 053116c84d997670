import { Injectable } from '@nestjs/common';
import type { AuthenticatedCandidate } from '../../core/access/authenticated-candidate.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { attemptErrors } from '../attempt.errors.js';
import type { DeliveredQuestion } from '../shown-question.schema.js';
import { AttemptCache } from '../attempt-cache.js';
import { questionsInOrder } from '../question-order.js';
import { isAnswer } from '../responses/is-answer.js';
import { RevisionCache } from '../revision-cache.js';
import { ClockService } from './clock.service.js';
import { findShownState } from './sitting.queries.js';
import { shownCount, toShownQuestion } from './sitting.js';

/** Delivers the questions of a forward-only exam one by one. */
@Injectable()
export class QuestionsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attemptCache: AttemptCache,
    private readonly revisions: RevisionCache,
    private readonly clocks: ClockService,
  ) {}

  /**
   * Reads the question at a place of a running attempt.
   * @param place from 0, in the order of the attempt
   * @throws ATTEMPT_NOT_FOUND, PLACE_NOT_FOUND, QUESTION_NOT_REACHED, EXAM_PAUSED,
   *   ATTEMPT_ENDED with the receipt
   */
  async read(
    candidate: AuthenticatedCandidate,
    attemptId: string,
    place: number,
  ): Promise<DeliveredQuestion> {
    const { id } = await this.attemptCache.get(candidate, attemptId);
    const [state] = await findShownState(this.work.manager, { id, place });
    if (!state) throw attemptErrors.ATTEMPT_NOT_FOUND();
    if (state.hasEnded) {
      const { receipt } = await this.clocks.read(candidate, id);
      throw attemptErrors.ATTEMPT_ENDED({ current: receipt ?? undefined });
    }
    // Nobody reads on while the clock stands.
    if (state.pausedAt)
      throw attemptErrors.EXAM_PAUSED({
        message: 'Your exam is paused. The next question loads when it resumes.',
      });
    if (!state.arranged) throw attemptErrors.PLACE_NOT_FOUND();
    const paper = await this.revisions.get(state.revisionId);
    const reached = paper.byId.get(state.reachedId);
    const isAnswered = reached ? isAnswer(reached, state.reachedResponse, state.rules) : false;
    if (place >= shownCount(state, isAnswered)) throw attemptErrors.QUESTION_NOT_REACHED();
    const [found] = questionsInOrder(paper, [state.arranged]);
    if (!found) throw attemptErrors.PLACE_NOT_FOUND();
    return { place, question: toShownQuestion(found.question, found.arranged, state.rules) };
  }
}
