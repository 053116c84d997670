/** Decides which grades stay when an attempt is marked again. */
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { Outcome } from '../questions/kinds/question-kind.js';
import { GradeSource } from './grade.entity.js';
import type { MarkedAnswer } from './marking.js';

/** A stored answer, and its grade of the previous marking. */
export interface StoredAnswer {
  questionId: string;
  /** Null for none, and for a withdrawn one. */
  response: object | null;
  /** Of the response; null where none was ever saved. */
  epoch: number | null;
  sequence: number | null;
  /** Null where it was never marked. */
  source: GradeSource | null;
  outcome: Outcome | null;
  marks: number | null;
  /** Whether the marked answer was recorded; it always is before an answer can change. */
  isRecorded: boolean;
  /** The answer that was marked. */
  markedResponse: object | null;
}

/** All stored answers of an attempt with their grades, in one statement. */
export async function findStoredAnswers(
  manager: EntityManager,
  attemptId: string,
): Promise<ReadonlyMap<string, StoredAnswer>> {
  const rows = await manager.query<StoredAnswer[]>(
    `SELECT coalesce(r.question_id, g.question_id) AS "questionId", r.response, r.epoch, r.sequence,
       g.source, g.outcome, g.marks::float8, c.grade_id IS NOT NULL AS "isRecorded",
       c.response AS "markedResponse"
     FROM (SELECT * FROM responses WHERE attempt_id = $1) r
     FULL JOIN (SELECT * FROM grades WHERE attempt_id = $1) g ON g.question_id = r.question_id
     LEFT JOIN grade_changes c ON c.grade_id = g.id AND c.version = g.version`,
    [attemptId],
  );
  return new Map(rows.map((row) => [row.questionId, row]));
}

/**
 * Whether a marker's grade still applies: the answer is the same, however often it was saved since.
 */
export function keepsMarkerGrade(answered: StoredAnswer | undefined): boolean {
  if (answered?.source !== GradeSource.MARKER) return false;
  return answered.isRecorded && isDeepStrictEqual(answered.markedResponse, answered.response);
}

/** The grade that applies: the marker's if it still does, otherwise that of the rule. */
export function effectiveMark(
  marked: MarkedAnswer,
  answered: StoredAnswer | undefined,
): MarkedAnswer {
  if (!answered?.outcome || !keepsMarkerGrade(answered)) return marked;
  return { ...marked, outcome: answered.outcome, marks: answered.marks };
}
