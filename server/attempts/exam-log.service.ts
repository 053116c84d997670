import { Injectable } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { QuizService } from '../quizzes/quiz.service.js';
import type { ExamEvent } from './exam-event.entity.js';

/** An event, with the names of those it is about. */
export interface ListedEvent extends Omit<ExamEvent, 'quizId' | 'actorId' | 'details'> {
  candidateName: string;
  actorName: string | null;
  minutes: number | null;
}

/** What happened in an exam, as it was written down. */
@Injectable()
export class ExamLogService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /** The latest first, without previews. @throws VALIDATION, QUIZ_NOT_FOUND */
  async list(viewer: Viewer, quizId: string, page: PageArgs): Promise<PageOf<ListedEvent>> {
    const { take, skip } = pageBounds(page);
    const { id } = await this.quizzes.read(viewer, quizId);
    const items = await this.work.manager.query<ListedEvent[]>(
      `SELECT e.id, e.kind, e.attempt_id AS "attemptId", e.candidate_id AS "candidateId",
         coalesce(l.name, '') AS "candidateName", u.first_name || ' ' || u.last_name AS "actorName",
         e.reason, (e.details->>'minutes')::int AS minutes, e.at
       FROM exam_events e
         JOIN candidates c ON c.id = e.candidate_id AND c.learner_id IS NOT NULL
         JOIN learners l ON l.id = c.learner_id
         LEFT JOIN users u ON u.id = e.actor_id
       WHERE e.quiz_id = $1 ORDER BY e.id DESC LIMIT $2 OFFSET $3`,
      [id, take, skip],
    );
    const [counted] = await this.work.manager.query<[{ count: number }]>(
      `SELECT count(*)::int AS count
       FROM exam_events e JOIN candidates c ON c.id = e.candidate_id AND c.learner_id IS NOT NULL
       WHERE e.quiz_id = $1`,
      [id],
    );
    return { items, totalCount: counted.count, page: page.page, pageSize: page.pageSize };
  }
}
