import { Injectable } from '@nestjs/common';
import { can, authorize } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import {
  assertResultsVisible,
  findExamsWithHiddenResults,
} from '../grading/manual/result-visibility.js';
import { Learner } from '../candidates/learner.entity.js';
import { candidateErrors } from '../candidates/candidate.errors.js';
import {
  countLearnerAttempts,
  listExamsOfLearner,
  listLearnerAttempts,
  type ProgressRow,
} from './learner-progress.queries.js';

export interface LearnerProgressData {
  learner: Learner;
  /** Submitted attempts, the latest first. */
  attempts: PageOf<ProgressRow>;
}

/** The results of a learner in all exams of the institute. */
@Injectable()
export class LearnerProgressService {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Leaves out exams whose names are hidden from the viewer.
   * @throws LEARNER_NOT_FOUND, also for one of another institute; VALIDATION; MARKING_ANONYMOUS
   *   or MARKING_ASSIGNED where all exams of the learner are hidden
   */
  async read(viewer: Viewer, learnerId: string, page: PageArgs): Promise<LearnerProgressData> {
    const { take, skip } = pageBounds(page);
    const { manager } = this.work;
    const found = isId(learnerId) ? await manager.findOneBy(Learner, { id: learnerId }) : null;
    const learner = authorize(viewer, found, 'exam.read', candidateErrors.LEARNER_NOT_FOUND);
    const hiddenQuizIds = await this.findHiddenExams(viewer, learner);
    const values = { learnerId: learner.id, hiddenQuizIds };
    const [items, { count: totalCount }] = await Promise.all([
      listLearnerAttempts(manager, { ...values, take, skip }),
      countLearnerAttempts(manager, values),
    ]);
    return { learner, attempts: { items, totalCount, page: page.page, pageSize: page.pageSize } };
  }

  /** Exams of a learner whose names the viewer must not see yet. */
  private async findHiddenExams(viewer: Viewer, learner: Learner): Promise<string[]> {
    const { manager } = this.work;
    // Editors see all names.
    if (can(viewer, learner, 'exam.edit')) return [];
    const rows = await listExamsOfLearner(manager, { learnerId: learner.id });
    const all = rows.map(({ quizId }) => quizId);
    const hidden = await findExamsWithHiddenResults(manager, viewer, all);
    const [first] = hidden;
    if (first !== undefined && hidden.length === all.length)
      await assertResultsVisible(manager, viewer, first);
    return hidden;
  }
}
