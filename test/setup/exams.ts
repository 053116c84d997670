/** Open exams and their candidates. */
import type { Api, Data } from './api.js';
import type { Application } from './application.js';
import { quiz } from './factories.js';
import { checkContract } from './candidate-contract.js';
import { addQuestions, anyDescriptive, anyMcq } from './questions.js';

export const SUBMIT_QUIZ = 'mutation ($id: ID!) { submitQuiz(id: $id) { id version } }';

export interface Exam {
  quizId: string;
  code: string;
}

export interface ExamOptions {
  title?: string;
  /** Inputs of `addQuestions`. */
  questions?: object[];
  /** Columns of its rules, for example `{ access: 'REGISTRATION', closes_at: '2020-01-01' }`. */
  rules?: Record<string, unknown>;
}

/** A submitted quiz that anybody with its link may take. */
export async function exam(
  app: Application,
  owner: Api,
  { title, questions = [anyMcq, anyDescriptive], rules = {} }: ExamOptions = {},
): Promise<Exam> {
  const quizId = await quiz(owner, title);
  await addQuestions(owner, quizId, questions);
  await owner.ask(SUBMIT_QUIZ, { id: quizId });
  await setRules(app, quizId, { access: 'LINK', ...rules });
  const rows = await app.sql('SELECT code FROM exam_rules WHERE quiz_id = $1', [quizId]);
  return { quizId, code: rows[0]?.['code'] ?? '' };
}

/** An exam for invited candidates only. */
export async function examByInvitation(app: Application, owner: Api): Promise<Exam> {
  return exam(app, owner, { rules: { access: 'INVITATION' } });
}

/** @param rules columns and their values */
export async function setRules(
  app: Application,
  quizId: string,
  rules: Record<string, unknown>,
): Promise<void> {
  const columns = Object.keys(rules).map((name, index) => `${name} = $${index + 2}`);
  const statement = `UPDATE exam_rules SET ${columns.join(', ')} WHERE quiz_id = $1`;
  await app.sql(statement, [quizId, ...Object.values(rules)]);
}

/** Sets the closing through the API of staff. @param closesAt null: never */
export async function closeExam(
  app: Application,
  owner: Api,
  quizId: string,
  closesAt: Date | null,
): Promise<void> {
  const found = 'SELECT version FROM exam_rules WHERE quiz_id = $1';
  const [rules] = await app.sql<{ version: number }>(found, [quizId]);
  const text = `mutation ($input: UpdateExamRulesInput!) {
    updateExamRules(input: $input) { quizId }
  }`;
  await owner.ask(text, { input: { quizId, version: rules?.version ?? 0, closesAt } });
}

/** An answer of the candidates' API. */
export interface Reply {
  status: number;
  body: Data;
}

/** Calls a route, whose answer must be as documented. @param method by default POST with a body, else GET */
export async function call(
  api: Api,
  path: string,
  body?: unknown,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Reply> {
  const headers = { 'content-type': 'application/json' };
  const sent = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
  const response = await api.fetch(path, sent);
  const reply = { status: response.status, body: (await response.json()) as Data };
  await checkContract(api.url, method, path, reply);
  return reply;
}

/** The lobby of a candidate. */
export async function lobby(app: Application, token: string): Promise<Reply> {
  return call(app.api.as(token), '/attempts/mine');
}

/** The default of PUBLIC_URL. */
export const publicUrl = ({ server }: Application): string =>
  server.url.replace('127.0.0.1', 'localhost');

/** A candidate who came by the link and gave a name. */
export interface CandidateAccess {
  token: string;
  /** Calls with their link. */
  api: Api;
}

export async function candidate(app: Application, code: string, name: string) {
  const { status, body } = await call(app.api, `/attempts/exam/${code}/candidates`, { name });
  if (status !== 201) throw new Error(`Not let in: ${JSON.stringify(body)}`);
  const token = body['token'] as string;
  return { token, api: app.api.as(token) } satisfies CandidateAccess;
}
