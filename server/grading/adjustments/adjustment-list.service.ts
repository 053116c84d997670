import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { isId, validate } from '../../core/errors/validation.js';
import { attemptErrors } from '../../attempts/attempt.errors.js';
import { findAttemptOfExam } from '../../attempts/attempt.queries.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { assertNamesVisible } from '../manual/name-visibility.js';
import { AdjustmentPreviews, type AdjustmentChange } from './adjustment-preview.service.js';
import { RevisionCache } from '../../attempts/revision-cache.js';
import { assertCountableAdjustment } from './countable-adjustment.js';
import { adjustmentErrors } from './adjustment.errors.js';
import { countAdjusted, listAdjustments, listLearnersOfAttempts } from './adjustment.queries.js';
import type {
  Adjustment,
  AdjustmentList,
  AdjustmentPreviewType,
  AdjustmentValueInput,
} from './adjustment.types.js';
import { adjustmentValueRules } from './adjustment.validation.js';
import { findAdjustment } from './adjustments.service.js';
import type { ScoreAdjustment } from '../score-adjustment.entity.js';

/** All of an exam, and those of single attempts. */
const MAX_LISTED = 500;

/** The adjustments of an exam, and previews of new ones. */
@Injectable()
export class AdjustmentListService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly previews: AdjustmentPreviews,
    private readonly papers: RevisionCache,
  ) {}

  /** @throws QUIZ_NOT_FOUND, MARKING_ANONYMOUS */
  async list(viewer: Viewer, quizId: string): Promise<AdjustmentList> {
    const { manager } = this.work;
    const { id } = await this.quizzes.read(viewer, quizId);
    await assertNamesVisible(manager, viewer, id);
    const adjustments = await listAdjustments(manager, { quizId: id, id: null, take: MAX_LISTED });
    const counts = await countAdjusted(manager, { quizId: id });
    return { adjustments, ...counts };
  }

  /** @throws VALIDATION, QUIZ_NOT_FOUND, ATTEMPT_NOT_FOUND, MARKS_TOO_FINE, MARKING_ANONYMOUS */
  async preview(viewer: Viewer, input: AdjustmentValueInput): Promise<AdjustmentPreviewType> {
    const value = validate(adjustmentValueRules, input);
    const quiz = await this.quizzes.read(viewer, input.quizId);
    const attemptId = input.attemptId ?? null;
    if (attemptId !== null) await this.assertAttempt(quiz.id, attemptId);
    const { manager } = this.work;
    await assertCountableAdjustment(
      { manager },
      this.papers,
      { quizId: quiz.id, attemptId },
      value,
    );
    return this.compute(viewer, {
      quizId: quiz.id,
      attemptId,
      change: (adjustments) => [...adjustments, { id: '', ...value }],
    });
  }

  /** @throws ADJUSTMENT_NOT_FOUND, MARKING_ANONYMOUS */
  async previewUndoing(viewer: Viewer, id: string): Promise<AdjustmentPreviewType> {
    const { manager } = this.work;
    const { quizId, attemptId } = await findAdjustment(manager, viewer, id);
    await this.quizzes.read(viewer, quizId);
    return this.compute(viewer, {
      quizId,
      attemptId,
      change: (adjustments) => adjustments.filter((one) => one.id !== id),
    });
  }

  async read({ quizId, id }: ScoreAdjustment): Promise<Adjustment> {
    const [row] = await listAdjustments(this.work.manager, { quizId, id, take: 1 });
    if (!row) throw adjustmentErrors.ADJUSTMENT_NOT_FOUND();
    return row;
  }

  private async compute(viewer: Viewer, change: AdjustmentChange): Promise<AdjustmentPreviewType> {
    const { manager } = this.work;
    await assertNamesVisible(manager, viewer, change.quizId);
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
    return { ...preview, results };
  }

  private async assertAttempt(quizId: string, id: string): Promise<void> {
    const [found] = isId(id) ? await findAttemptOfExam(this.work.manager, { id, quizId }) : [];
    if (!found) throw attemptErrors.ATTEMPT_NOT_FOUND();
  }
}
