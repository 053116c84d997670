import { Injectable } from '@nestjs/common';
import { SUBMITTED } from '../attempts/submitted-condition.js';
import { can, authorize } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { findExamsWithHiddenNames } from '../grading/manual/name-visibility.js';
import { markingErrors } from '../grading/manual/marking.errors.js';
import { Learner } from '../candidates/learner.entity.js';
import { candidateErrors } from '../candidates/candidate.errors.js';
import { RESULT_COLUMNS, LEARNER_JOIN, type ResultRow } from './result-list.service.js';

/** An attempt of a learner at any exam. */
export interface ProgressRow extends ResultRow {
  quizId: string;
  /** The current title of the exam. */
  title: string;
}

export interface LearnerProgressData {
  learner: Learner;
  /** Submitted attempts, the latest first. */
  attempts: PageOf<ProgressRow>;
}

/** `$1` the learner, `$2` ids of exams to leave out. */
const VISIBLE_ATTEMPTS = `${SUBMITTED} AND c.learner_id = $1 AND a.quiz_id <> ALL($2)`;

/** The results of a learner in all exams of the institute. */
@Injectable()
export class LearnerProgressService {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Leaves out exams whose names are hidden from the viewer.
   * @throws LEARNER_NOT_FOUND, also for one of another institute; VALIDATION; MARKING_ANONYMOUS
   *   where all exams of the learner are hidden
   */
  async read(viewer: Viewer, learnerId: string, page: PageArgs): Promise<LearnerProgressData> {
    const { take, skip } = pageBounds(page);
    const { manager } = this.work;
    const found = isId(learnerId) ? await manager.findOneBy(Learner, { id: learnerId }) : null;
    const learner = authorize(viewer, found, 'see', candidateErrors.LEARNER_NOT_FOUND);
    const values = [learner.id, await this.findHiddenExams(viewer, learner)];
    const [items, [total]] = await Promise.all([
      manager.query<ProgressRow[]>(
        `SELECT ${RESULT_COLUMNS}, a.quiz_id AS "quizId", q.title
         FROM attempts a ${LEARNER_JOIN} JOIN quizzes q ON q.id = a.quiz_id WHERE ${VISIBLE_ATTEMPTS}
         ORDER BY a.submitted_at DESC, a.id DESC LIMIT ${take} OFFSET ${skip}`,
        values,
      ),
      manager.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM attempts a ${LEARNER_JOIN} WHERE ${VISIBLE_ATTEMPTS}`,
        values,
      ),
    ]);
    const totalCount = total?.count ?? 0;
    return { learner, attempts: { items, totalCount, page: page.page, pageSize: page.pageSize } };
  }

  /** Exams of a learner whose names the viewer must not see yet. */
  private async findHiddenExams(viewer: Viewer, learner: Learner): Promise<string[]> {
    const { manager } = this.work;
    // Editors see all names.
    if (can(viewer, learner, 'edit')) return [];
    const rows = await manager.query<{ quizId: string }[]>(
      'SELECT DISTINCT quiz_id AS "quizId" FROM candidates WHERE learner_id = $1',
      [learner.id],
    );
    const all = rows.map(({ quizId }) => quizId);
    const hidden = await findExamsWithHiddenNames(manager, viewer, all);
    if (all.length > 0 && hidden.length === all.length) throw markingErrors.MARKING_ANONYMOUS();
    return hidden;
  }
}
