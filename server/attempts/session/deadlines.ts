import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../core/database/unit-of-work.js';
import {
  RunningAttemptsPort,
  type AccommodationChange,
} from '../../exams/running-attempts.port.js';
import { ExamChanges } from '../events/exam-changes.js';
import { ExamEventKind } from '../events/exam-event.entity.js';
import { logEvent } from '../events/exam-events.js';
import { listRunningAttempts, updateDeadlines } from './deadline.queries.js';

/** Updates the deadlines of running attempts. */
@Injectable()
export class Deadlines extends RunningAttemptsPort {
  constructor(private readonly changes: ExamChanges) {
    super();
  }

  override async updateDeadlines(
    tx: Transaction,
    quizId: string,
    candidateId: string | null = null,
    change: AccommodationChange | null = null,
  ): Promise<void> {
    await updateDeadlines(tx.manager, { quizId, candidateId });
    if (candidateId && change) await logAccommodations(tx, candidateId, change);
    this.changes.announce({ quizId, instituteId: null }, tx);
  }
}

async function logAccommodations(
  { manager }: Transaction,
  candidateId: string,
  { actorId, details }: AccommodationChange,
): Promise<void> {
  for (const attempt of await listRunningAttempts(manager, { candidateId }))
    await logEvent(manager, ExamEventKind.ACCOMMODATIONS_GRANTED, attempt, details, {
      actorId,
      reason: null,
    });
}
