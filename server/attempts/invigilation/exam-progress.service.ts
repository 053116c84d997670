import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import type { ExamProgress } from '../attempt.types.js';
import { SUBMITTED } from '../submitted-condition.js';
import { LATE_COUNT_OF_QUIZ } from '../late-responses/late-list.js';

/** Counts candidates and attempts of an exam. */
@Injectable()
export class ExamProgressService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /** @throws QUIZ_NOT_FOUND, also for a quiz of another owner */
  async read(viewer: Viewer, quizId: string): Promise<ExamProgress> {
    const { id } = await this.quizzes.read(viewer, quizId);
    const [progress] = await this.work.manager.query<[ExamProgress]>(
      `SELECT
         count(*) FILTER (WHERE origin = 'INVITED')::int AS invited,
         count(*) FILTER (WHERE origin <> 'INVITED')::int AS registered,
         count(*) FILTER (WHERE started_at IS NOT NULL)::int AS started,
         (SELECT count(*)::int FROM attempts
          WHERE quiz_id = $1 AND NOT is_preview AND submitted_at IS NULL) AS running,
         (SELECT count(*)::int FROM attempts a
          WHERE a.quiz_id = $1 AND ${SUBMITTED}) AS submitted,
         ${LATE_COUNT_OF_QUIZ} AS "lateCount",
         now() AS at
       FROM candidates WHERE quiz_id = $1 AND origin <> 'PREVIEW'`,
      [id],
    );
    return progress;
  }
}
