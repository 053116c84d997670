/** Questions of quizzes in the database, for what no API writes. */
import type pg from 'pg';
import type { Api } from './api.js';
import type { Application } from './application.js';
import { quiz } from './factories.js';
import { questionsNamed } from './question-transfers.js';
import { commit, transaction } from './transactions.js';

type Sql = Application['sql'];

/** Placements `p` with their versions `v`, for a FROM clause. */
export const PLACED = `placements p JOIN question_versions v
  ON v.question_id = p.question_id AND v.version = p.question_version`;

/** Places a copy of the first question of a quiz at each position up to `count`; each is a question of its own. */
export async function repeatQuestion(sql: Sql, quizId: string, count: number): Promise<void> {
  await sql(
    `WITH source AS MATERIALIZED (
       SELECT number, gen_random_uuid() AS new_id, z.institute_id, p.quiz_id, p.marks, v.kind, v.body
       FROM ${PLACED} JOIN quizzes z ON z.id = p.quiz_id, generate_series(2, $2::int) AS number
       WHERE p.quiz_id = $1
     ), question AS (
       INSERT INTO questions (id, institute_id) SELECT new_id, institute_id FROM source
     ), written AS (
       INSERT INTO question_versions (question_id, version, kind, text, body)
       SELECT new_id, 1, kind, 'question ' || number, body FROM source
     )
     INSERT INTO placements (id, quiz_id, question_id, question_version, position, marks)
     SELECT gen_random_uuid(), quiz_id, new_id, 1, number, marks FROM source`,
    [quizId, count],
  );
  await sql('UPDATE quizzes SET question_count = $2 WHERE id = $1', [quizId, count]);
}

/** Makes all questions of a quiz so long that a thousand are too large for a revision. */
export async function lengthenQuestions(sql: Sql, quizId: string): Promise<void> {
  await sql(
    `UPDATE question_versions
     SET body = body || jsonb_build_object('explanation', repeat('x', 110000))
     WHERE question_id IN (SELECT question_id FROM placements WHERE quiz_id = $1)`,
    [quizId],
  );
}

/** A placement as it is stored, and what its version of the question says. */
export interface Placed {
  id: string;
  quizId: string;
  questionId: string;
  questionVersion: number;
  version: number;
  marks: string | null;
  text: string;
}

/** The placements of a quiz in order, also those in the trash. */
export async function placedIn(sql: Sql, quizId: string): Promise<Placed[]> {
  return sql<Placed>(
    `SELECT p.id, p.quiz_id AS "quizId", p.question_id AS "questionId",
       p.question_version AS "questionVersion", p.version, p.marks, v.text
     FROM ${PLACED} WHERE p.quiz_id = $1 ORDER BY p.position`,
    [quizId],
  );
}

/** The only placement of a quiz. */
export async function onlyPlaced(sql: Sql, quizId: string): Promise<Placed> {
  const [placed, ...others] = await placedIn(sql, quizId);
  if (!placed || others.length > 0) throw new Error(`${quizId} has not exactly one question`);
  return placed;
}

/** A quiz that is not submitted, with one question of this text. @returns its placement */
export async function quizAsking(sql: Sql, owner: Api, text: string): Promise<Placed> {
  const quizId = await quiz(owner);
  await questionsNamed(owner, quizId, [text]);
  return onlyPlaced(sql, quizId);
}

/** A question with its versions; null once it is removed. */
export async function storedQuestion(sql: Sql, id: string): Promise<{ texts: string[] } | null> {
  const [found] = await sql<{ texts: string[] }>(
    `SELECT ARRAY(SELECT v.version || ' ' || v.text FROM question_versions v
       WHERE v.question_id = q.id ORDER BY v.version) AS texts
     FROM questions q WHERE q.id = $1`,
    [id],
  );
  return found ?? null;
}

/** Placing a question, before it is committed. */
interface Placing {
  client: pg.Client;
  /** Of the new placement; empty if the other one is in the trash or gone. */
  id: string;
}

/**
 * Places the question of a placement in a further quiz, in the version it has there, as no API does yet: with the locks
 * that docs/decisions/0061-placements.md prescribes.
 */
export async function startPlacing(
  databaseUrl: string,
  placementId: string,
  toQuizId: string,
): Promise<Placing> {
  const lockQuiz = 'SELECT FROM quizzes WHERE id = $1 FOR NO KEY UPDATE';
  const client = await transaction(databaseUrl, lockQuiz, [toQuizId]);
  await client.query('SELECT FROM placements WHERE id = $1 FOR SHARE', [placementId]);
  await client.query(
    `SELECT FROM questions WHERE id = (SELECT question_id FROM placements WHERE id = $1) FOR SHARE`,
    [placementId],
  );
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO placements (id, quiz_id, question_id, question_version, position, marks, wrong_marks)
     SELECT gen_random_uuid(), $2, question_id, question_version,
       (SELECT coalesce(max(position), 0) + 1 FROM placements WHERE quiz_id = $2), marks, wrong_marks
     FROM placements WHERE id = $1 AND deleted_at IS NULL RETURNING id`,
    [placementId, toQuizId],
  );
  await client.query(
    `UPDATE quizzes SET question_count = question_count + ${rows.length},
       order_version = order_version + 1 WHERE id = $1`,
    [toQuizId],
  );
  return { client, id: rows[0]?.id ?? '' };
}

/** The same, committed. @returns the id of the new placement; empty if the other one is in the trash or gone */
export async function placeIn(
  databaseUrl: string,
  placementId: string,
  toQuizId: string,
): Promise<string> {
  const { client, id } = await startPlacing(databaseUrl, placementId, toQuizId);
  await commit(client);
  return id;
}

/** Keeps a question when no paper has it any more. */
export async function putInBank(sql: Sql, questionId: string): Promise<void> {
  await sql('UPDATE questions SET is_in_bank = true WHERE id = $1', [questionId]);
}
