import type { ComponentType } from 'preact';
import type { Question, Response, ReviewedQuestion } from '../api/api-types';

export interface AnswerProps {
  question: Question;
  response: Response;
  /** The exam's rule on spell check in written answers; absent in replies of earlier releases: it is on. */
  checksSpelling?: boolean;
  /** @param atOnce saves without a pause: for choices, not for typing */
  onRespond: (response: Response, atOnce?: boolean) => void;
}

/** How the candidate's page shows a kind of question: the counterpart of server/questions/kinds. */
export interface QuestionKind {
  Answer: ComponentType<AnswerProps>;
  Reviewed: ComponentType<{ question: ReviewedQuestion }>;
  /** For choices, which cannot be undone in the field itself, as typing can. */
  hasClearButton?: boolean;
}
