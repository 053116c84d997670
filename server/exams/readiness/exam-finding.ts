import type { Exam } from '../exam.service.js';
import type { RevisionQuestion } from '../revisions/paper-revision.entity.js';

/** The input of the readiness check: an exam with its quiz as it is now. */
export interface CheckedExam extends Exam {
  /** The quiz's current questions; empty if there are too many for an exam. */
  questions: readonly RevisionQuestion[];
  hasUnpublishedChanges: boolean;
  /** Positions, from 1, of questions in the current revision whose key receipts reveal (see ExposedKeys). */
  exposedPlaces: readonly number[];
  /** By the server's clock. */
  now: Date;
}
