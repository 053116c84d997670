import type { ComponentType } from 'preact';
import type { Question, Response, ReviewedQuestion } from '../api/api-types';

export interface AnswerProps {
  question: Question;
  response: Response;
  /** @param atOnce for what is chosen, not typed */
  onRespond: (response: Response, atOnce?: boolean) => void;
}

/** What a learner's page knows of a kind of question: the counterpart of server/questions/kinds. */
export interface Kind {
  Answer: ComponentType<AnswerProps>;
  Reviewed: ComponentType<{ question: ReviewedQuestion }>;
  /** What is chosen cannot be taken back where it was chosen; what is typed can, and undone there. */
  isChosen?: boolean;
}
