import { Injectable } from '@nestjs/common';
import { RevisionCache } from '../../attempts/revision-cache.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { assertResultsVisible } from '../manual/result-visibility.js';
import { listLearnersOfAttempts } from './adjustment.queries.js';
import type { AdjustmentPreviewType, AdjustmentValueInput } from './adjustment.types.js';
import { adjustmentValueRules } from './adjustment.validation.js';
import { assertAttemptOf, findAdjustment } from './adjustments.service.js';
import { assertCountableAdjustment } from './countable-adjustment.js';
import { stampOf, type PreviewedChange } from './preview-stamp.js';
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

  /** @throws VALIDATION, QUIZ_NOT_FOUND, ATTEMPT_NOT_FOUND, MARKS_TOO_FINE, MARKING_ANONYMOUS */
  async making(viewer: Viewer, input: AdjustmentValueInput): Promise<AdjustmentPreviewType> {
    const value = validate(adjustmentValueRules, input);
    const quiz = await this.quizzes.read(viewer, input.quizId);
    const attemptId = input.attemptId ?? null;
    const { manager } = this.work;
    await assertAttemptOf(manager, { quizId: quiz.id, attemptId });
    await assertCountableAdjustment(
      { manager },
      this.papers,
      { quizId: quiz.id, attemptId },
      value,
    );
    return this.compute(viewer, value, {
      quizId: quiz.id,
      attemptId,
      startedBefore: null,
      change: (adjustments) => [...adjustments, { id: '', ...value }],
    });
  }

  /** @throws ADJUSTMENT_NOT_FOUND, MARKING_ANONYMOUS */
  async undoing(viewer: Viewer, id: string): Promise<AdjustmentPreviewType> {
    const { manager } = this.work;
    const { quizId, attemptId, createdAt } = await findAdjustment(manager, viewer, id);
    await this.quizzes.read(viewer, quizId);
    return this.compute(
      viewer,
      { undone: id },
      {
        quizId,
        attemptId,
        startedBefore: attemptId === null ? createdAt : null,
        change: (adjustments) => adjustments.filter((one) => one.id !== id),
      },
    );
  }

  private async compute(
    viewer: Viewer,
    previewed: PreviewedChange,
    change: AdjustmentChange,
  ): Promise<AdjustmentPreviewType> {
    const { manager } = this.work;
    await assertResultsVisible(manager, viewer, change.quizId);
    await this.limits.consume(PREVIEWS, viewer.userId);
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
