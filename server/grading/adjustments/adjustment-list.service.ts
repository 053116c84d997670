import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { validate } from '../../core/errors/validation.js';
import { RateLimits } from '../../core/http/rate-limits.js';
import { stampOf, type PreviewedChange } from './preview-stamp.js';
import { pageBounds, toPage, type PageArgs } from '../../core/graphql/paging.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { assertNamesVisible } from '../manual/name-visibility.js';
import { AdjustmentPreviews, type AdjustmentChange } from './adjustment-preview.service.js';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { assertCountableAdjustment } from './countable-adjustment.js';
import { adjustmentErrors } from './adjustment.errors.js';
import {
  countAdjusted,
  countAdjustments,
  listAdjustments,
  listLearnersOfAttempts,
} from './adjustment.queries.js';
import type {
  Adjustment,
  AdjustmentPage,
  AdjustmentPreviewType,
  AdjustmentValueInput,
} from './adjustment.types.js';
import { adjustmentValueRules } from './adjustment.validation.js';
import { assertAttemptOf, findAdjustment } from './adjustments.service.js';
import type { ScoreAdjustment } from '../score-adjustment.entity.js';

/** Each is computed from all results of an exam. */
const PREVIEWS = { name: 'adjustment-previews', points: 30, seconds: 60 };

/** The adjustments of an exam, and previews of new ones. */
@Injectable()
export class AdjustmentListService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly previews: AdjustmentPreviews,
    private readonly papers: RevisionCache,
    private readonly limits: RateLimits,
  ) {}

  /** @throws VALIDATION, QUIZ_NOT_FOUND, MARKING_ANONYMOUS, MARKING_ASSIGNED */
  async list(viewer: Viewer, quizId: string, page: PageArgs): Promise<AdjustmentPage> {
    const { manager } = this.work;
    const bounds = pageBounds(page);
    const { id } = await this.quizzes.read(viewer, quizId);
    await assertNamesVisible(manager, viewer, id);
    const items = await listAdjustments(manager, { quizId: id, id: null, ...bounds });
    const { count: totalCount } = await countAdjustments(manager, { quizId: id });
    const counts = await countAdjusted(manager, { quizId: id });
    const { page: number, pageSize } = page;
    const listed = { items, totalCount, page: number, pageSize };
    return { ...toPage(listed, (one) => one), ...counts };
  }

  /** @throws VALIDATION, QUIZ_NOT_FOUND, ATTEMPT_NOT_FOUND, MARKS_TOO_FINE, MARKING_ANONYMOUS */
  async preview(viewer: Viewer, input: AdjustmentValueInput): Promise<AdjustmentPreviewType> {
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
  async previewUndoing(viewer: Viewer, id: string): Promise<AdjustmentPreviewType> {
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

  async read({ quizId, id }: ScoreAdjustment): Promise<Adjustment> {
    const [row] = await listAdjustments(this.work.manager, { quizId, id, take: 1, skip: 0 });
    if (!row) throw adjustmentErrors.ADJUSTMENT_NOT_FOUND();
    return row;
  }

  private async compute(
    viewer: Viewer,
    previewed: PreviewedChange,
    change: AdjustmentChange,
  ): Promise<AdjustmentPreviewType> {
    const { manager } = this.work;
    await assertNamesVisible(manager, viewer, change.quizId);
    await this.limits.consume(PREVIEWS, viewer.userId);
    const preview = await this.previews.compute(change);
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
