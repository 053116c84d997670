import { Injectable } from '@nestjs/common';
import { SUBMITTED } from '../attempts/submitted.js';
import { can, authorize } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { examsWithoutNames } from '../grading/manual/name-visibility.js';
import { markingErrors } from '../grading/manual/marking.errors.js';
import { Learner } from '../candidates/learner.entity.js';
import { candidateErrors } from '../candidates/candidate.errors.js';
import { RESULT_COLUMNS, WHOSE, type ResultRow } from './result-list.service.js';

/** An attempt of a learner, at whichever exam. */
export interface ProgressRow extends ResultRow {
  quizId: string;
  /** What the exam is called now. */
  title: string;
}

export interface LearnerProgressRead {
  learner: Learner;
  /** What was handed in, the latest first. */
  attempts: PageOf<ProgressRow>;
}

/** `$1` the learner, `$2` exams that are left out. */
const THEIRS = `${SUBMITTED} AND c.learner_id = $1 AND a.quiz_id <> ALL($2)`;

/** What became of a learner in all exams of the institute. */
@Injectable()
export class LearnerProgressService {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Without exams whose markers must not know whose papers they mark, for these.
   * @throws LEARNER_NOT_FOUND, also for one of another institute; VALIDATION; MARKING_ANONYMOUS for whom
   *   they know from nowhere else
   */
  async read(viewer: Viewer, learnerId: string, page: PageArgs): Promise<LearnerProgressRead> {
    const { take, skip } = pageBounds(page);
    const { manager } = this.work;
    const found = isId(learnerId) ? await manager.findOneBy(Learner, { id: learnerId }) : null;
    const learner = authorize(viewer, found, 'see', candidateErrors.LEARNER_NOT_FOUND);
    const values = [learner.id, await this.hidden(viewer, learner)];
    const [items, [total]] = await Promise.all([
      manager.query<ProgressRow[]>(
        `SELECT ${RESULT_COLUMNS}, a.quiz_id AS "quizId", q.title
         FROM attempts a ${WHOSE} JOIN quizzes q ON q.id = a.quiz_id WHERE ${THEIRS}
         ORDER BY a.submitted_at DESC, a.id DESC LIMIT ${take} OFFSET ${skip}`,
        values,
      ),
      manager.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM attempts a ${WHOSE} WHERE ${THEIRS}`,
        values,
      ),
    ]);
    const totalCount = total?.count ?? 0;
    return { learner, attempts: { items, totalCount, page: page.page, pageSize: page.pageSize } };
  }

  /** Exams of a learner whose names the viewer must not see yet. */
  private async hidden(viewer: Viewer, learner: Learner): Promise<string[]> {
    const { manager } = this.work;
    // Whoever edits them knows all names.
    if (can(viewer, learner, 'edit')) return [];
    const rows = await manager.query<{ quizId: string }[]>(
      'SELECT DISTINCT quiz_id AS "quizId" FROM candidates WHERE learner_id = $1',
      [learner.id],
    );
    const all = rows.map(({ quizId }) => quizId);
    const hidden = await examsWithoutNames(manager, viewer, all);
    if (all.length > 0 && hidden.length === all.length) throw markingErrors.MARKING_ANONYMOUS();
    return hidden;
  }
}
