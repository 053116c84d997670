/** Writing and reading questions through the API. */
import type { Api, Data } from './api.js';

const IMAGE = 'image { imageId url width height alternativeText }';
export const QUESTION_FIELDS = `id quizId kind position text ${IMAGE} marks wrongMarks version
  ... on McqQuestion { options { id text ${IMAGE} } correctOptionId explanation }
  ... on DescriptiveQuestion { modelAnswer }`;
export const ADD_QUESTIONS = `mutation ($quizId: ID!, $questions: [QuestionInput!]!) {
  addQuestions(quizId: $quizId, questions: $questions) { ${QUESTION_FIELDS} }
}`;
export const EDIT_QUESTION = `mutation ($id: ID!, $version: Int!, $question: QuestionInput!) {
  updateQuestion(input: { id: $id, version: $version, question: $question }) { id version text marks }
}`;
export const LIST_QUESTIONS = `query ($id: ID!, $page: Int! = 1, $pageSize: Int! = 10) {
  quiz(id: $id) {
    questionCount orderVersion questionCounts { kind count }
    questions(page: $page, pageSize: $pageSize) {
      items { ${QUESTION_FIELDS} } totalCount totalPages
    }
  }
}`;

export const anyMcq = mcq('What is 6 × 7?', ['41', '42'], 2);
export const anyDescriptive = { descriptive: { text: 'Why is the sky blue?' } };

export function mcq(text: string, options = ['a', 'b'], correctOption = 1) {
  return { mcq: { text, options: options.map((option) => ({ text: option })), correctOption } };
}

/** A short paper of both kinds. */
export const GEOGRAPHY = [
  mcq('What is the capital of Australia?', ['Sydney', 'Canberra'], 2),
  mcq('What is the capital of Belgium?', ['Brussels', 'Liège'], 1),
  { descriptive: { text: 'How does a delta form?' } },
];

export async function addQuestions(
  owner: Api,
  quizId: string,
  questions: object[],
): Promise<Data[]> {
  return (await owner.ask(ADD_QUESTIONS, { quizId, questions }))['addQuestions'] as Data[];
}

/** A quiz with its counts and the first of its questions. */
export async function readQuestions(owner: Api, id: string): Promise<Data> {
  return (await owner.ask(LIST_QUESTIONS, { id }))['quiz'] as Data;
}

/** The texts of its questions, in order. */
export function textsOf(quiz: Data): string[] {
  return (quiz['questions'].items as { text: string }[]).map((item) => item.text);
}
