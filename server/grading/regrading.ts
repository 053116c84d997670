/** Decides which grades stay when an attempt is marked again. */
import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { GradeSource } from './grade.entity.js';
import { listStoredAnswers, type StoredAnswer } from './grade.queries.js';
import type { MarkedAnswer } from './marking.js';

/** All stored answers of an attempt with their grades, by question. */
export async function findStoredAnswers(
  manager: EntityManager,
  attemptId: string,
): Promise<ReadonlyMap<string, StoredAnswer>> {
  const rows = await listStoredAnswers(manager, { attemptId });
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
