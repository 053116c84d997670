import { Injectable } from '@nestjs/common';
import { attemptErrors } from '../../attempts/attempt.errors.js';
import { authorize } from '../../core/access/policy.js';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { pageBounds, toPage, type PageArgs } from '../../core/graphql/paging.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { assertResultsVisible } from '../manual/result-visibility.js';
import type { ScoreAdjustment } from '../score-adjustment.entity.js';
import { adjustmentErrors } from './adjustment.errors.js';
import { countAdjusted, countAdjustments, listAdjustments } from './adjustment.queries.js';
import type { Adjustment, AdjustmentPage } from './adjustment.types.js';
import { findAttempt } from './adjustments.service.js';

/** The adjustments of an exam, as staff see them. */
@Injectable()
export class AdjustmentListService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /**
   * @param of an exam, or one of its submitted attempts: also of a learner who was erased, and of an exam in the trash,
   *   as `attemptPaper` shows them
   * @throws VALIDATION, QUIZ_NOT_FOUND, ATTEMPT_NOT_FOUND, ATTEMPT_NOT_SUBMITTED, MARKING_ANONYMOUS,
   *   MARKING_ASSIGNED
   */
  async list(
    viewer: Viewer,
    of: { quizId: string; attemptId: string | null },
    page: PageArgs,
  ): Promise<AdjustmentPage> {
    const { manager } = this.work;
    const bounds = pageBounds(page);
    const { attemptId } = of;
    const quizId =
      attemptId === null
        ? (await this.quizzes.read(viewer, of.quizId)).id
        : await this.examOf(viewer, { ...of, attemptId });
    await assertResultsVisible(manager, viewer, quizId);
    const scope = { quizId, attemptId };
    const items = await listAdjustments(manager, { ...scope, id: null, ...bounds });
    const { count: totalCount } = await countAdjustments(manager, scope);
    const counts = await countAdjusted(manager, { quizId });
    const { page: number, pageSize } = page;
    const listed = { items, totalCount, page: number, pageSize };
    return { ...toPage(listed, (one) => one), ...counts };
  }

  /** @returns the exam of an attempt, by which it is authorized @throws ATTEMPT_NOT_FOUND, ATTEMPT_NOT_SUBMITTED */
  private async examOf(viewer: Viewer, of: { quizId: string; attemptId: string }): Promise<string> {
    const found = await findAttempt(this.work.manager, of);
    const attempt = authorize(viewer, found, 'exam.read', attemptErrors.ATTEMPT_NOT_FOUND);
    if (!attempt.submittedAt) throw adjustmentErrors.ATTEMPT_NOT_SUBMITTED();
    return attempt.quizId;
  }

  async read({ quizId, id }: ScoreAdjustment): Promise<Adjustment> {
    const [row] = await listAdjustments(this.work.manager, {
      ...{ quizId, attemptId: null, id },
      ...{ take: 1, skip: 0 },
    });
    if (!row) throw adjustmentErrors.ADJUSTMENT_NOT_FOUND();
    return row;
  }
}
