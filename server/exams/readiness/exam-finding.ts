import type { QuestionFinding } from '../../questions/kinds/question-kind.js';
import type { Exam } from '../exam.service.js';
import type { FrozenQuestion } from '../revisions/paper-revision.entity.js';

/** As `QuestionFinding`; of the exam itself where it names no question. */
export interface ReadinessFinding extends QuestionFinding {
  questionId?: string;
  /** Its place in the quiz, from 1. */
  position?: number;
}

/** An exam, and what would be given if it was submitted now. */
export interface CheckedExam extends Exam {
  /** As the quiz is now; not read where there are too many to be given. */
  questions: readonly FrozenQuestion[];
  hasUnpublishedChanges: boolean;
  /** Places, from 1, of questions in the current revision whose key receipts give away (see ExposedKeys). */
  exposedPlaces: readonly number[];
  /** By the server's clock. */
  now: Date;
}
