/** The names under which drafts of questions are kept in the browser. */
import type { QuestionKind } from '../../gql/questions/graphql';

/** Of the form that changes a question. */
export function draftNameOf(questionId: string): string {
  return `question ${questionId}`;
}

/** Of the form that adds a question to a quiz: each kind has its own. */
export function newDraftName(kind: QuestionKind, quizId: string): string {
  return `new ${kind} of ${quizId}`;
}
