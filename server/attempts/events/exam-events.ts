import type { EntityManager } from 'typeorm';
import type { Attempt } from '../attempt.entity.js';
import { ExamEvent, type ExamEventKind } from './exam-event.entity.js';

/** The member of staff who intervened, and the reason. */
export interface StaffAction {
  actorId: string;
  reason: string | null;
}

/** Logs an event, in the transaction that causes it. */
export async function logEvent(
  manager: EntityManager,
  kind: ExamEventKind,
  { id, quizId, candidateId }: Pick<Attempt, 'id' | 'quizId' | 'candidateId'>,
  details: ExamEvent['details'] = {},
  action?: StaffAction,
): Promise<void> {
  await manager.insert(ExamEvent, { kind, attemptId: id, quizId, candidateId, details, ...action });
}

/**
 * INSERT that logs an intervention in many attempts at once: `$1` is the exam, `$3` the kind, `$4` the
 * actor, `$5` the reason.
 * @param rows a table of the statement with `id` and `candidate_id` of each attempt, and `details`
 */
export function insertEventsSql(rows: string): string {
  return `INSERT INTO exam_events (quiz_id, candidate_id, attempt_id, kind, actor_id, reason, details)
    SELECT $1, candidate_id, id, $3, $4, $5, details FROM ${rows}`;
}
