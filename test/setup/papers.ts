/** Submitting quizzes through the API, and their revisions in the database. */
import type { Paper } from '../../server/exams/revisions/paper-revision.entity.js';
import type { Api, Data } from './api.js';
import type { Application } from './application.js';
import { quiz } from './factories.js';
import { addQuestions, anyMcq, readQuestions } from './questions.js';
import { repeatQuestion } from './placed-questions.js';

export const SUBMIT = 'mutation ($id: ID!) { submitQuiz(id: $id) { id isCompleted version } }';
export const UPDATE = `mutation ($input: UpdateQuizInput!) {
  updateQuiz(input: $input) { id title isCompleted version }
}`;

const RULES = `access accessCode opensAt closesAt attemptsAllowed passMark marksPerQuestion wrongMarks
  wrongMarksBasis
  shufflesQuestions shufflesOptions layout navigation checksSpelling reviewContent reviewTime
  releasesAt releasedAt withdrawnAt mailsResults hasCertificate version`;
export const EXAM_FIELDS = `quizId title code url state timeZone durationMinutes hasUnpublishedChanges totalMarks
  rules { ${RULES} } revision { id number questionCount publishedAt }
  findings { code severity message questionId position field }`;
export const READ_EXAM = `query ($quizId: ID!) { exam(quizId: $quizId) { ${EXAM_FIELDS} } }`;

/** An exam as its owner reads it. */
export async function readExam(owner: Api, quizId: string): Promise<Data> {
  return (await owner.ask(READ_EXAM, { quizId }))['exam'] as Data;
}

/** The rules of a new exam. */
export const DEFAULT_RULES = {
  access: 'REGISTRATION',
  accessCode: null,
  opensAt: null,
  closesAt: null,
  attemptsAllowed: 1,
  passMark: null,
  marksPerQuestion: null,
  wrongMarks: '0',
  wrongMarksBasis: 'QUESTION',
  shufflesQuestions: false,
  shufflesOptions: false,
  layout: 'ONE',
  navigation: 'FREE',
  checksSpelling: true,
  reviewContent: 'SCORE',
  reviewTime: 'AT_ONCE',
  releasesAt: null,
  releasedAt: null,
  withdrawnAt: null,
  mailsResults: false,
  hasCertificate: false,
  version: 1,
};
export const EXAM_CODE = /^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/;

export interface Revision {
  id: string;
  number: number | null;
  hash: string;
  /** In hex. */
  salt: string;
  commitment: string;
  count: number;
  images: string[];
  content: Paper;
}

/** A quiz with questions, submitted. @returns its id */
export async function submittedQuiz(owner: Api, questions: object[] = [anyMcq]): Promise<string> {
  const id = await quiz(owner);
  await addQuestions(owner, id, questions);
  await owner.ask(SUBMIT, { id });
  return id;
}

/** Updates a quiz with its current version, as the edit form does. */
export async function update(owner: Api, id: string, changes: object): Promise<Data> {
  const { version } = (await owner.ask('query ($id: ID!) { quiz(id: $id) { version } }', { id }))[
    'quiz'
  ] as { version: number };
  return (await owner.ask(UPDATE, { input: { id, version, ...changes } }))['updateQuiz'] as Data;
}

const UPDATE_QUESTION = `mutation ($id: ID!, $version: Int!, $question: QuestionInput!) {
  updateQuestion(input: { id: $id, version: $version, question: $question }) { id }
}`;

/** Makes this option the right one of each multiple-choice question, changes nothing else, and submits. */
export async function changeKey(owner: Api, quizId: string, correctOption: number): Promise<void> {
  const { questions } = await readQuestions(owner, quizId);
  for (const { id, version, text, options, explanation } of questions.items as Data[]) {
    if (!options) continue;
    const kept = (options as Data[]).map((option) => ({ id: option['id'], text: option['text'] }));
    const question = { mcq: { text, options: kept, correctOption, explanation } };
    await owner.ask(UPDATE_QUESTION, { id, version, question });
  }
  await owner.ask(SUBMIT, { id: quizId });
}

/** All revisions, the oldest first. */
export async function revisionsOf(app: Application, quizId: string): Promise<Revision[]> {
  return app.sql<Revision>(
    `SELECT id, number, content_hash AS hash, encode(salt, 'hex') AS salt, commitment,
       question_count AS count, image_ids AS images, content
     FROM paper_revisions WHERE quiz_id = $1 ORDER BY created_at, id`,
    [quizId],
  );
}

/** The texts of the questions of a revision, in order. */
export function asked(revision: Revision | undefined): string {
  return (revision?.content.questions ?? []).map(({ text }) => text).join(' ');
}

/** Adds copies of the only question of a quiz, in the database. @param count of questions in the end */
export async function fillUp(app: Application, quizId: string, count: number): Promise<void> {
  await repeatQuestion(app.sql, quizId, count);
}
