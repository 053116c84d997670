import type { EntityManager } from 'typeorm';
import type { Attempt } from './attempt.entity.js';
import { ExamEvent, type ExamEventKind } from './exam-event.entity.js';

/** Who did something in an exam, and why: staff always say so when they step in. */
export interface Act {
  actorId: string;
  reason: string | null;
}

/** Writes down what happened, in the transaction in which it did. */
export async function logEvent(
  manager: EntityManager,
  kind: ExamEventKind,
  { id, quizId, candidateId }: Pick<Attempt, 'id' | 'quizId' | 'candidateId'>,
  details: ExamEvent['details'] = {},
  act?: Act,
): Promise<void> {
  await manager.insert(ExamEvent, { kind, attemptId: id, quizId, candidateId, details, ...act });
}
