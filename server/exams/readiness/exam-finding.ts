import type { QuestionFinding } from '../../questions/kinds/question-kind.js';
import type { Exam } from '../exam.service.js';
import type { RevisionQuestion } from '../revisions/paper-revision.entity.js';

/** A finding of one question, or of the exam itself if `questionId` is absent. */
export interface ReadinessFinding extends QuestionFinding {
  questionId?: string;
  /** Position of the question in the quiz, from 1. */
  position?: number;
}

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
