/** Frequent operations on questions, with the tables whose indexes they must use. */
import type { Api } from './api.js';
import { SUBMIT } from './papers.js';
import { COPY, DUPLICATE, MOVE, REORDER } from './question-transfers.js';
import { addQuestions, anyMcq, LIST_QUESTIONS, mcq, readQuestions } from './questions.js';
import { DELETE_QUESTION, deletedQuestions, PURGE_QUESTION } from './trash.js';

/** A name, tables, and the call. */
export type HotOperation = [string, string[], () => Promise<unknown>];

const READ_QUESTION = 'query ($id: ID!) { question(id: $id) { id position } }';
const UPDATE_QUESTION = `mutation ($id: ID!, $question: QuestionInput!) {
  updateQuestion(input: { id: $id, version: 1, question: $question }) { id }
}`;
const PLACEMENTS = `query ($id: ID!) {
  question(id: $id) { placements { items { quiz { id } } totalCount } }
}`;
const CONTENT = ['placements', 'question_versions'];
const WRITTEN = [...CONTENT, 'questions'];

interface Target {
  api: Api;
  /** A quiz with questions. */
  id: string;
  /** One without. */
  other: string;
  /** The first question of the quiz. */
  question: string;
}

/** In the order in which they can be called, once each. @param target known when the first is called */
export function questionOperations(target: () => Target): HotOperation[] {
  const ask = async (text: string, more: (target: Target) => object): Promise<unknown> =>
    target().api.ask(text, more(target()));
  const transfer = async (text: string, to: 'id' | 'other'): Promise<unknown> =>
    ask(text, ({ question, ...quizzes }) => ({
      input: { questionIds: [question], toQuizId: quizzes[to] },
    }));
  const reorder = async (): Promise<unknown> => {
    const { api, id, question } = target();
    const { orderVersion } = await readQuestions(api, id);
    const input = { quizId: id, orderVersion, questionIds: [question], position: 30 };
    return api.ask(REORDER, { input });
  };
  const ofQuestion = ({ question }: Target): object => ({ id: question });
  return [
    ['questions', CONTENT, async () => ask(LIST_QUESTIONS, ({ id }) => ({ id }))],
    ['question', CONTENT, async () => ask(READ_QUESTION, ofQuestion)],
    ['addQuestions', WRITTEN, async () => addQuestions(target().api, target().id, [anyMcq])],
    ['reorderQuestions', ['quizzes', 'placements'], reorder],
    ['moveQuestions', ['quizzes', 'placements'], async () => transfer(MOVE, 'other')],
    ['moveQuestions, back', ['quizzes', 'placements'], async () => transfer(MOVE, 'id')],
    ['copyQuestions', WRITTEN, async () => transfer(COPY, 'other')],
    [
      'updateQuestion',
      WRITTEN,
      async () =>
        ask(UPDATE_QUESTION, ({ question }) => ({ id: question, question: mcq('Still hot?') })),
    ],
    ['the papers of a question', ['placements'], async () => ask(PLACEMENTS, ofQuestion)],
    ['duplicateQuiz', WRITTEN, async () => ask(DUPLICATE, ({ id }) => ({ quizId: id }))],
    [
      'submitQuiz',
      [...CONTENT, 'paper_revision_questions'],
      async () => ask(SUBMIT, ({ other }) => ({ id: other })),
    ],
    ['deleteQuestion', ['placements'], async () => ask(DELETE_QUESTION, ofQuestion)],
    ['deletedQuestions', CONTENT, async () => deletedQuestions(target().api, target().id)],
    ['purgeQuestion', ['placements'], async () => ask(PURGE_QUESTION, ofQuestion)],
  ];
}
