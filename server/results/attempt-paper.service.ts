import { Injectable } from '@nestjs/common';
import { attemptErrors } from '../attempts/attempt.errors.js';
import {
  listLateAnswers,
  type ListedLateAnswer,
} from '../attempts/late-responses/late-list.queries.js';
import { authorize } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId } from '../core/errors/validation.js';
import { assertResultsVisible } from '../grading/manual/result-visibility.js';
import { AttemptAnswers, type AnsweredPaper } from './attempt-answers.js';
import { findNeighbours, findPaper, type PaperRow } from './attempt-paper.queries.js';

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
    const [found] = await findPaper(this.work.manager, { attemptId });
    const row = authorize(viewer, found, 'exam.read', attemptErrors.ATTEMPT_NOT_FOUND);
    await assertResultsVisible(this.work.manager, viewer, row.quizId);
    const paper = await this.answers.read({ ...row, id: row.attemptId });
    const late = await listLateAnswers(this.work.manager, { attemptId: row.attemptId });
    return { row, late, ...paper, ...(await this.neighbours(row)) };
  }

  /** In the order of results with the latest first. */
  private async neighbours({ quizId, submittedAt, attemptId }: PaperRow) {
    if (!submittedAt) return { previousId: null, nextId: null };
    const [found] = await findNeighbours(this.work.manager, { quizId, attemptId });
    // Deleted since `findPaper`, with its candidate.
    if (!found) throw attemptErrors.ATTEMPT_NOT_FOUND();
    return found;
  }
}
