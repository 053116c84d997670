import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { pageBounds, toPage, type PageArgs } from '../../core/graphql/paging.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { assertResultsVisible } from '../manual/result-visibility.js';
import type { ScoreAdjustment } from '../score-adjustment.entity.js';
import { adjustmentErrors } from './adjustment.errors.js';
import { countAdjusted, countAdjustments, listAdjustments } from './adjustment.queries.js';
import type { Adjustment, AdjustmentPage } from './adjustment.types.js';
import { assertAttemptOf } from './adjustments.service.js';

/** The adjustments of an exam, as staff see them. */
@Injectable()
export class AdjustmentListService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /**
   * @param of an exam, or one of its submitted attempts
   * @throws VALIDATION, QUIZ_NOT_FOUND, ATTEMPT_NOT_FOUND, ATTEMPT_NOT_SUBMITTED, MARKING_ANONYMOUS,
   *   MARKING_ASSIGNED
   */
  async list(
    viewer: Viewer,
    { quizId, attemptId }: { quizId: string; attemptId: string | null },
    page: PageArgs,
  ): Promise<AdjustmentPage> {
    const { manager } = this.work;
    const bounds = pageBounds(page);
    const { id } = await this.quizzes.read(viewer, quizId);
    await assertResultsVisible(manager, viewer, id);
    const of = { quizId: id, attemptId };
    await assertAttemptOf(manager, of);
    const items = await listAdjustments(manager, { ...of, id: null, ...bounds });
    const { count: totalCount } = await countAdjustments(manager, of);
    const counts = await countAdjusted(manager, { quizId: id });
    const { page: number, pageSize } = page;
    const listed = { items, totalCount, page: number, pageSize };
    return { ...toPage(listed, (one) => one), ...counts };
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
