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
