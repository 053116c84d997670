import { Injectable } from '@nestjs/common';
import { RevisionCache } from '../../attempts/revision-cache.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { assertResultsVisible } from '../manual/result-visibility.js';
import { adjustmentErrors } from './adjustment.errors.js';
import { listLearnersOfAttempts } from './adjustment.queries.js';
import type { AdjustmentPreviewType, AdjustmentValueInput } from './adjustment.types.js';
import { adjustmentValueRules } from './adjustment.validation.js';
import { assertAttemptOf, findAdjustment } from './adjustments.service.js';
import { assertCountableAdjustment } from './countable-adjustment.js';
import { stampOf, type PreviewedChange, type Scope } from './preview-stamp.js';
import { PreviewedResults, type AdjustmentChange } from './previewed-results.js';

/** Each is computed from all results of an exam. */
const PREVIEWS = { name: 'adjustment-previews', points: 30, seconds: 60 };

/** What adjustments, and undoing them, would do to results. */
@Injectable()
export class AdjustmentPreviewService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly results: PreviewedResults,
    private readonly papers: RevisionCache,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @throws VALIDATION, QUIZ_NOT_FOUND, ATTEMPT_NOT_FOUND, ATTEMPT_NOT_SUBMITTED, LEARNER_ERASED, MARKS_TOO_FINE,
   * MARKING_ANONYMOUS
   */
  async making(viewer: Viewer, input: AdjustmentValueInput): Promise<AdjustmentPreviewType> {
    const value = validate(adjustmentValueRules, input);
    const quiz = await this.quizzes.read(viewer, input.quizId);
    const attemptId = input.attemptId ?? null;
    const { manager } = this.work;
    const scope = { quizId: quiz.id, attemptId };
    await this.assertAllowed(viewer, scope);
    await assertCountableAdjustment({ manager }, this.papers, scope, value);
    return this.compute(value, {
      quizId: quiz.id,
      attemptId,
      startedBefore: null,
      change: (adjustments) => [...adjustments, { id: '', ...value }],
    });
  }

  /** @throws ADJUSTMENT_NOT_FOUND, ADJUSTMENT_UNDONE, ATTEMPT_NOT_SUBMITTED, LEARNER_ERASED, MARKING_ANONYMOUS */
  async undoing(viewer: Viewer, id: string): Promise<AdjustmentPreviewType> {
    const found = await findAdjustment(this.work.manager, viewer, id);
    const { quizId, attemptId, createdAt, undoneAt } = found;
    await this.quizzes.read(viewer, quizId);
    if (undoneAt) throw adjustmentErrors.ADJUSTMENT_UNDONE();
    await this.assertAllowed(viewer, { quizId, attemptId });
    return this.compute(
      { undone: id },
      {
        quizId,
        attemptId,
        startedBefore: attemptId === null ? createdAt : null,
        change: (adjustments) => adjustments.filter((one) => one.id !== id),
      },
    );
  }

  /** Before anything is computed. */
  private async assertAllowed(viewer: Viewer, scope: Scope): Promise<void> {
    const { manager } = this.work;
    await assertAttemptOf(manager, scope);
    await assertResultsVisible(manager, viewer, scope.quizId);
    await this.limits.consume(PREVIEWS, viewer.userId);
  }

  private async compute(
    previewed: PreviewedChange,
    change: AdjustmentChange,
  ): Promise<AdjustmentPreviewType> {
    const { manager } = this.work;
    const preview = await this.results.compute(change);
    const attemptIds = preview.results.map(({ attemptId }) => attemptId);
    const names = new Map(
      (await listLearnersOfAttempts(manager, { attemptIds })).map((one) => [
        one.attemptId,
        one.name,
      ]),
    );
    const results = preview.results.map((result) => ({
      ...result,
      learnerName: names.get(result.attemptId) ?? '',
    }));
    return { ...preview, stamp: stampOf(preview, change, previewed), results };
  }
}
