/** Deleting and restoring through the API. */
import type { Api, Data } from './api.js';

export const DELETE_QUIZ = 'mutation ($id: ID!) { deleteQuiz(id: $id) { id } }';
export const DELETE_QUESTION = 'mutation ($id: ID!) { deleteQuestion(id: $id) { id } }';
export const PURGE_QUIZ = 'mutation ($id: ID!) { purgeQuiz(id: $id) { id } }';
export const PURGE_QUESTION = 'mutation ($id: ID!) { purgeQuestion(id: $id) { id } }';
export const RESTORE_QUIZ = `mutation ($quizId: ID!, $title: String) {
  restoreQuiz(id: $quizId, title: $title) { id title version questionCount isCompleted }
}`;
export const RESTORE_QUESTION = `mutation ($questionId: ID!) {
  restoreQuestion(id: $questionId) { id quizId position text version }
}`;
export const DELETED_QUIZZES = `query ($page: Int! = 1, $pageSize: Int! = 10) {
  deletedQuizzes(page: $page, pageSize: $pageSize) {
    items { id title isCompleted questionCount createdAt deletedAt removedAt } totalCount totalPages
  }
}`;
export const DELETED_QUESTIONS = `query ($id: ID!, $page: Int! = 1, $pageSize: Int! = 10) {
  quiz(id: $id) { deletedQuestions(page: $page, pageSize: $pageSize) {
    items { id quizId kind text marks deletedAt removedAt } totalCount totalPages
  } }
}`;

export async function deletedQuizzes(owner: Api): Promise<Data[]> {
  return (await owner.ask(DELETED_QUIZZES))['deletedQuizzes'].items as Data[];
}

export async function deletedQuestions(owner: Api, id: string): Promise<Data[]> {
  return (await owner.ask(DELETED_QUESTIONS, { id }))['quiz'].deletedQuestions.items as Data[];
}
