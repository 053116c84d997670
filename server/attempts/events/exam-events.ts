import type { EntityManager } from 'typeorm';
import type { Attempt } from '../attempt.entity.js';
import { ExamEvent, type ExamEventKind } from './exam-event.entity.js';

/** Who did something in an exam, and why: staff always say so when they step in. */
export interface StaffAction {
  actorId: string;
  reason: string | null;
}

/** Writes down what happened, in the transaction in which it did. */
export async function logEvent(
  manager: EntityManager,
  kind: ExamEventKind,
  { id, quizId, candidateId }: Pick<Attempt, 'id' | 'quizId' | 'candidateId'>,
  details: ExamEvent['details'] = {},
  act?: StaffAction,
): Promise<void> {
  await manager.insert(ExamEvent, { kind, attemptId: id, quizId, candidateId, details, ...act });
}

/**
 * INSERT that writes down what staff did to many attempts at once: `$1` is the exam, `$3` the kind, `$4`
 * who did it, `$5` why.
 * @param rows a table of the statement with `id` and `candidate_id` of each attempt, and `details`
 */
export function loggedFrom(rows: string): string {
  return `INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, actor_id, reason, details)
    SELECT $1, candidate_id, id, $3, $4, $5, details FROM ${rows}`;
}
