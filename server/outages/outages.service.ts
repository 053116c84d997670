import { Injectable } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { affectedAttempts } from './affected-attempts.js';
import type { ExamOutage } from './outage.types.js';

/** Outages in one list; seven days with more have worse problems. */
const MAX_REPORTED = 50;

/** Lists the outages that took time from candidates of an exam. */
@Injectable()
export class OutagesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /** Lists the latest first. @throws QUIZ_NOT_FOUND */
  async list(viewer: Viewer, quizId: string): Promise<ExamOutage[]> {
    const { id } = await this.quizzes.read(viewer, quizId);
    return this.work.manager.query<ExamOutage[]>(
      `SELECT outage_id AS id, began_at AS "beganAt", ended_at AS "endedAt",
         ceil(extract(epoch FROM ended_at - began_at) / 60)::int AS minutes,
         count(DISTINCT candidate_id)::int AS affected,
         count(DISTINCT candidate_id) FILTER (WHERE is_due)::int AS waiting
       FROM (${affectedAttempts()}) affected
       GROUP BY outage_id, began_at, ended_at ORDER BY began_at DESC LIMIT $2`,
      [id, MAX_REPORTED],
    );
  }
}
