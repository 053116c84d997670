import { Injectable } from '@nestjs/common';
import type { OrderedQuestion } from '../attempts/attempt.entity.js';
import { attemptErrors } from '../attempts/attempt.errors.js';
import { SUBMITTED_AT_EXAM } from '../attempts/submitted-condition.js';
import { listLateAnswers, type ListedLateAnswer } from '../attempts/late-responses/late-list.js';
import { authorize } from '../core/access/policy.js';
import type { OwnedByInstitute, Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { assertNamesVisible } from '../grading/manual/name-visibility.js';
import { AttemptAnswers, type AnsweredPaper } from './attempt-answers.js';
import { RESULT_COLUMNS, LEARNER_JOIN, type ResultRow } from './result-list.service.js';

/** An attempt with the revision it was taken on. */
export interface PaperRow extends OwnedByInstitute, ResultRow {
  quizId: string;
  revisionId: string;
  revisionNumber: number;
  arrangement: OrderedQuestion[];
}

export interface AttemptPaperData extends AnsweredPaper {
  row: PaperRow;
  /** Late answers to any of its questions. */
  late: ListedLateAnswer[];
  /**
   * The attempts submitted next after and next before it; null where there is none, and while it
   * runs.
   */
  previousId: string | null;
  nextId: string | null;
}

/** Reads whole papers for staff. */
@Injectable()
export class AttemptPaperService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly answers: AttemptAnswers,
  ) {}

  /**
   * Reads the paper of an attempt, also while it runs.
   * @throws ATTEMPT_NOT_FOUND, also for one of somebody else's exam, and for a preview;
   *   MARKING_ANONYMOUS
   */
  async read(viewer: Viewer, attemptId: string): Promise<AttemptPaperData> {
    if (!isId(attemptId)) throw attemptErrors.ATTEMPT_NOT_FOUND();
    const [found] = await this.work.manager.query<PaperRow[]>(
      `SELECT ${RESULT_COLUMNS}, a.institute_id AS "instituteId", a.created_by AS "createdBy",
         a.quiz_id AS "quizId", a.revision_id AS "revisionId",
         p.number AS "revisionNumber", a.arrangement
       FROM attempts a ${LEARNER_JOIN} JOIN paper_revisions p ON p.id = a.revision_id
       WHERE a.id = $1 AND NOT a.is_preview`,
      [attemptId],
    );
    const row = authorize(viewer, found, 'see', attemptErrors.ATTEMPT_NOT_FOUND);
    await assertNamesVisible(this.work.manager, viewer, row.quizId);
    const paper = await this.answers.read({ ...row, id: row.attemptId });
    const late = await listLateAnswers(this.work.manager, row.attemptId);
    return { row, late, ...paper, ...(await this.neighbours(row)) };
  }

  /** In the order of results with the latest first. */
  private async neighbours({ quizId, submittedAt, attemptId }: PaperRow) {
    if (!submittedAt) return { previousId: null, nextId: null };
    const [found] = await this.work.manager.query<
      [{ previousId: string | null; nextId: string | null }]
    >(
      `SELECT
         (SELECT a.id FROM attempts a WHERE ${SUBMITTED_AT_EXAM} AND (a.submitted_at, a.id) > (s.at, $2)
          ORDER BY a.submitted_at, a.id LIMIT 1) AS "previousId",
         (SELECT a.id FROM attempts a WHERE ${SUBMITTED_AT_EXAM} AND (a.submitted_at, a.id) < (s.at, $2)
          ORDER BY a.submitted_at DESC, a.id DESC LIMIT 1) AS "nextId"
       FROM (SELECT submitted_at AS at FROM attempts WHERE id = $2) s`,
      [quizId, attemptId],
    );
    return found;
  }
}
