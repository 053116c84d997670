/** Reordering, moving and copying questions through the API. */
import type { Api, Data } from './api.js';
import { QUESTION_FIELDS, addQuestions, mcq } from './questions.js';

export const REORDER = `mutation ($input: ReorderQuestionsInput!) {
  reorderQuestions(input: $input) { id questionCount orderVersion version }
}`;
export const MOVE = `mutation ($input: TransferQuestionsInput!) {
  moveQuestions(input: $input) { ${QUESTION_FIELDS} }
}`;
export const COPY = `mutation ($input: TransferQuestionsInput!) {
  copyQuestions(input: $input) { ${QUESTION_FIELDS} }
}`;
export const DUPLICATE = `mutation ($quizId: ID!, $title: String) {
  duplicateQuiz(id: $quizId, title: $title) {
    id title status isCompleted durationMinutes questionCount version creatorName
  }
}`;
const ALL = `query ($id: ID!, $page: Int!) {
  quiz(id: $id) { questionCount orderVersion
    questions(page: $page, pageSize: 100) { items { ${QUESTION_FIELDS} } totalPages } }
}`;

/** Adds multiple-choice questions with these texts. @returns their ids */
export async function questionsNamed(
  owner: Api,
  quizId: string,
  texts: readonly string[],
): Promise<string[]> {
  const added = await addQuestions(
    owner,
    quizId,
    texts.map((text) => mcq(text)),
  );
  return added.map((question) => question['id'] as string);
}

/** Every question of a quiz, in order. */
export async function allQuestions(owner: Api, id: string): Promise<Data[]> {
  const items: Data[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { questions } = (await owner.ask(ALL, { id, page }))['quiz'];
    items.push(...(questions.items as Data[]));
    pages = questions.totalPages;
  }
  return items;
}

/** The texts of the questions, in order. */
export async function orderOf(owner: Api, id: string): Promise<string> {
  return (await allQuestions(owner, id)).map((question) => question['text'] as string).join(' ');
}
