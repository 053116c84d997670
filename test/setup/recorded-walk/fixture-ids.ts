/** The ids of the recorded database, found by names. They are read before migrations change its tables. */
import { Secrets } from '../../../server/core/access/secrets.js';
import { CandidateTokens } from '../../../server/candidates/candidate-tokens.js';
import { query } from '../database.js';
import { JWT_SECRET } from '../recorded-database.js';

/** Two quizzes may have one title: the second is named with its creator. */
const QUIZZES = `
  SELECT q.id, i.name AS institute, q.deleted_at IS NOT NULL AS "isDeleted",
    CASE WHEN row_number() OVER (PARTITION BY title ORDER BY q.created_at) = 1 THEN title
      ELSE title || ' of ' || u.first_name END AS name
  FROM quizzes q JOIN users u ON u.id = q.created_by JOIN institutes i ON i.id = q.institute_id
  ORDER BY q.created_at`;
/** Also those in the trash, which keep their positions. */
const QUESTIONS = 'SELECT id, quiz_id AS "quizId" FROM questions ORDER BY position, id';
const ATTEMPTS = `
  SELECT a.id, a.quiz_id AS "quizId", l.id AS "learnerId", l.name, a.candidate_id AS "candidateId",
    c.link_version AS "linkVersion", a.lease_holder AS "leaseHolder", a.lease_epoch AS epoch,
    a.submitted_at IS NULL AS "isRunning"
  FROM attempts a JOIN candidates c ON c.id = a.candidate_id JOIN learners l ON l.id = c.learner_id
  ORDER BY a.started_at`;
const CANDIDATES = `
  SELECT c.id, c.link_version AS "linkVersion", l.name FROM candidates c
  JOIN learners l ON l.id = c.learner_id
  WHERE NOT EXISTS (SELECT FROM attempts WHERE candidate_id = c.id) ORDER BY l.name`;
/** Answers that a person marks, or has marked. */
const ANSWERS = `
  SELECT g.id, g.version, g.quiz_id AS "quizId", g.question_id AS "questionId", l.name, g.source
  FROM grades g JOIN attempts a ON a.id = g.attempt_id JOIN candidates c ON c.id = a.candidate_id
  JOIN learners l ON l.id = c.learner_id
  WHERE g.source = 'MARKER' OR g.outcome = 'WAITING'
    OR EXISTS (SELECT FROM grade_changes WHERE grade_id = g.id)
  ORDER BY a.started_at, g.max_marks, g.id`;
const ROWS = {
  imports: 'SELECT id FROM imports ORDER BY created_at',
  classLists: 'SELECT id FROM class_lists ORDER BY created_at',
  images: 'SELECT id FROM images ORDER BY created_at',
  late: 'SELECT id FROM late_responses ORDER BY decision NULLS LAST',
};

/** A learner who may take an exam, with the version of their link. */
export interface FixtureCandidate {
  id: string;
  name: string;
  linkVersion: number;
}

export interface FixtureAttempt {
  id: string;
  quizId: string;
  learnerId: string;
  /** Of the learner. */
  name: string;
  candidateId: string;
  linkVersion: number;
  leaseHolder: string;
  epoch: number;
  isRunning: boolean;
}

export interface FixtureAnswer {
  id: string;
  version: number;
  quizId: string;
  questionId: string;
  name: string;
}

export type FixtureQuiz = Record<'id' | 'name' | 'institute', string> & { isDeleted: boolean };

export interface FixtureIds {
  quizzes: FixtureQuiz[];
  attempts: FixtureAttempt[];
  /** Those without an attempt. */
  notStarted: FixtureCandidate[];
  answers: FixtureAnswer[];
  ids: Record<keyof typeof ROWS, string[]>;
  codes: Map<string, string>;
  /** The id of a quiz. */
  quiz: (name: string) => string;
  /** The id of a question by its place in the quiz, from 1. Questions in the trash count. */
  question: (quiz: string, place: number) => string;
  questionsOf: (quiz: string) => string[];
}

export async function readFixtureIds(url: string): Promise<FixtureIds> {
  const quizzes = await query<FixtureQuiz>(url, QUIZZES);
  const questions = await query<{ id: string; quizId: string }>(url, QUESTIONS);
  const rules = await query<{ id: string; code: string }>(
    url,
    'SELECT quiz_id AS id, code FROM exam_rules',
  );
  const ids = {} as FixtureIds['ids'];
  for (const [name, statement] of Object.entries(ROWS) as [keyof typeof ROWS, string][])
    ids[name] = (await query<{ id: string }>(url, statement)).map(({ id }) => id);
  const quiz = (name: string): string =>
    required(quizzes.find((one) => one.name === name)?.id, name);
  const questionsOf = (name: string): string[] =>
    questions.filter(({ quizId }) => quizId === quiz(name)).map(({ id }) => id);
  return {
    quizzes,
    ids,
    attempts: await query<FixtureAttempt>(url, ATTEMPTS),
    notStarted: await query<FixtureCandidate>(url, CANDIDATES),
    answers: await query<FixtureAnswer>(url, ANSWERS),
    codes: new Map(rules.map(({ id, code }) => [id, code])),
    quiz,
    questionsOf,
    question: (name, place) => required(questionsOf(name)[place - 1], `${name} ${place}`),
  };
}

/** @throws if it was not found in the recorded database */
export function required<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`The recorded database has no ${name}`);
  return found;
}

const tokens = new CandidateTokens(new Secrets(JWT_SECRET));

/** The token of a candidate's link. */
export const tokenOf = (id: string, linkVersion: number): string =>
  tokens.sign({ id, linkVersion });
