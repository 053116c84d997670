import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { ExamEventKind } from '../events/exam-event.entity.js';

const BACKDATE = `
  WITH moved AS (
    UPDATE attempts SET started_at = started_at - make_interval(secs => 60 * $2::float),
      deadline_at = deadline_at - make_interval(secs => 60 * $2::float)
    WHERE id = $1 RETURNING id, candidate_id, started_at
  ), logged AS (
    UPDATE exam_events e SET at = m.started_at FROM moved m
    WHERE e.attempt_id = m.id AND e.kind = '${ExamEventKind.STARTED}'
  )
  UPDATE candidates c SET started_at = m.started_at FROM moved m WHERE c.id = m.candidate_id`;

/** Makes attempts of invented learners look as if they had taken time. */
@Injectable()
export class BackdatedStarts {
  constructor(private readonly work: UnitOfWork) {}

  /** Moves the start and the deadline back by `minutes`. It must be the candidate's first attempt. */
  async backdate(attemptId: string, minutes: number): Promise<void> {
    await this.work.manager.query(BACKDATE, [attemptId, minutes]);
  }
}
