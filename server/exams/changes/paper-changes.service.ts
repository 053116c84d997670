import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import type { Exam } from '../exam.service.js';
import { RevisionSnapshot } from '../revisions/revision-snapshot.js';
import { MAX_EXAM_QUESTIONS } from '../rules/exam-state.js';
import { comparePaper, type PaperDifference } from './paper-changes.queries.js';

/** Questions that are listed. Nobody reads more of them before submitting again. */
const MAX_LISTED = 50;

/** Finds what learners do not get, because the paper was not submitted again. */
@Injectable()
export class PaperChangesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly snapshots: RevisionSnapshot,
  ) {}

  /**
   * Compares a quiz with its current revision. Very long quizzes are only counted.
   * @param exam one that the viewer may read
   * @returns null if they say the same, and for a quiz that was never submitted
   */
  async compare({ quiz, revision }: Exam): Promise<PaperDifference | null> {
    if (!revision || !(await this.snapshots.hasChanges(quiz))) return null;
    const isLong = Math.max(quiz.questionCount, revision.questionCount) > MAX_EXAM_QUESTIONS;
    const limit = isLong ? 0 : MAX_LISTED;
    const [found] = await comparePaper(this.work.manager, { quizId: quiz.id, limit });
    return found ?? null;
  }
}
