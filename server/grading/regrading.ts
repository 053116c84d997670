/** What becomes of the grades of an attempt that is marked again. */
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { Outcome } from '../questions/kinds/question-kind.js';
import { GradeSource } from './grade.entity.js';
import type { Marked } from './marking.js';

/** An answer as it is stored, and what was made of it when the attempt was marked before. */
export interface Answered {
  questionId: string;
  /** Null for none, and for one that was taken back. */
  response: object | null;
  /** Of the response; null where none was ever saved. */
  epoch: number | null;
  sequence: number | null;
  /** Null where it was never marked. */
  source: GradeSource | null;
  outcome: Outcome | null;
  marks: number | null;
  /** Whether what was marked is known; it is whenever an answer could have changed since. */
  isKept: boolean;
  /** What was marked then. */
  markedResponse: object | null;
}

/** All that is stored of an attempt's answers and their grades, in one statement. */
export async function answeredOf(
  manager: EntityManager,
  attemptId: string,
): Promise<ReadonlyMap<string, Answered>> {
  const rows = await manager.query<Answered[]>(
    `SELECT coalesce(r.question_id, g.question_id) AS "questionId", r.response, r.epoch, r.sequence,
       g.source, g.outcome, g.marks::float8, c.grade_id IS NOT NULL AS "isKept",
       c.response AS "markedResponse"
     FROM (SELECT * FROM responses WHERE attempt_id = $1) r
     FULL JOIN (SELECT * FROM grades WHERE attempt_id = $1) g ON g.question_id = r.question_id
     LEFT JOIN grade_changes c ON c.grade_id = g.id AND c.version = g.version`,
    [attemptId],
  );
  return new Map(rows.map((row) => [row.questionId, row]));
}

/** Whether a marker's grade stands: it is for the answer as it is now, however often that was saved since. */
export function stands(answered: Answered | undefined): boolean {
  if (answered?.source !== GradeSource.MARKER) return false;
  return answered.isKept && isDeepStrictEqual(answered.markedResponse, answered.response);
}

/** What counts of an answer: what a marker gave it if that stands, else what the rule gives it. */
export function counted(marked: Marked, answered: Answered | undefined): Marked {
  if (!answered?.outcome || !stands(answered)) return marked;
  return { ...marked, outcome: answered.outcome, marks: answered.marks };
}
