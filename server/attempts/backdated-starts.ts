import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { ExamEventKind } from './events/exam-event.entity.js';

const STARTED = `
  WITH moved AS (
    UPDATE attempts SET started_at = started_at - make_interval(secs => 60 * $2::float),
      deadline_at = deadline_at - make_interval(secs => 60 * $2::float)
    WHERE id = $1 RETURNING id, candidate_id, started_at
  ), told AS (
    UPDATE exam_events e SET at = m.started_at FROM moved m
    WHERE e.attempt_id = m.id AND e.kind = '${ExamEventKind.STARTED}'
  )
  UPDATE candidates c SET started_at = m.started_at FROM moved m WHERE c.id = m.candidate_id`;

/** Attempts of learners who are made up: they take no time, and show some all the same. */
@Injectable()
export class BackdatedStarts {
  constructor(private readonly work: UnitOfWork) {}

  /** Has an attempt started, and end, so many minutes earlier than it did. It is the first of its candidate. */
  async backdate(attemptId: string, minutes: number): Promise<void> {
    await this.work.manager.query(STARTED, [attemptId, minutes]);
  }
}
