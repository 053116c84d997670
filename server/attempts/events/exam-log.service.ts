import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../../core/graphql/paging.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import type { SubmittedBy } from '../attempt.entity.js';
import { attemptErrors } from '../attempt.errors.js';
import { IS_OF_PAGE, IS_OF_STAFF, type ExamEvent, type TakenFrom } from './exam-event.entity.js';
import { NameVisibilityPort } from './name-visibility.port.js';

/** An event, with the names of those it is about. */
export interface ListedEvent extends Omit<ExamEvent, 'quizId' | 'actorId' | 'details' | 'factId'> {
  candidateName: string;
  actorName: string | null;
  minutes: number | null;
  seconds: number | null;
  takenFrom: TakenFrom | null;
  submittedBy: SubmittedBy | null;
  questions: number[];
}

/** Where an event comes from. */
export enum ExamEventSource {
  STAFF = 'STAFF',
  PAGE = 'PAGE',
}

/** SQL that chooses. */
const CHOSEN = { ALL: 'true', PAGE: `e.${IS_OF_PAGE}`, STAFF: `e.${IS_OF_STAFF}` };

/** Of an exam's events, which ones. */
export interface EventChoice {
  /** Of one attempt. */
  attemptId?: string | null | undefined;
  source?: ExamEventSource | null | undefined;
}

/** What happened in an exam, as it was written down. */
@Injectable()
export class ExamLogService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly names: NameVisibilityPort,
  ) {}

  /**
   * The latest first, by when it happened and not by when it was heard of; without previews.
   * @throws VALIDATION, QUIZ_NOT_FOUND, ATTEMPT_NOT_FOUND, MARKING_ANONYMOUS
   */
  async list(
    viewer: Viewer,
    quizId: string,
    { attemptId, source }: EventChoice,
    page: PageArgs,
  ): Promise<PageOf<ListedEvent>> {
    const { take, skip } = pageBounds(page);
    const { id } = await this.quizzes.read(viewer, quizId);
    // Reasons are free words of staff: they may name somebody, too.
    await this.names.check(viewer, id);
    if (attemptId) await this.checkAttempt(id, attemptId);
    const chosen = [
      'e.quiz_id = $1',
      attemptId ? 'e.attempt_id = $2' : '$2::uuid IS NULL',
      CHOSEN[source ?? 'ALL'],
    ].join(' AND ');
    const values = [id, attemptId ?? null];
    const items = await this.work.manager.query<ListedEvent[]>(
      `SELECT e.id, e.kind, e.attempt_id AS "attemptId", e.candidate_id AS "candidateId",
         coalesce(l.name, '') AS "candidateName", u.first_name || ' ' || u.last_name AS "actorName",
         e.reason, (e.details->>'minutes')::int AS minutes,
         (e.details->>'seconds')::int AS seconds, e.details->>'from' AS "takenFrom",
         e.details->>'by' AS "submittedBy", coalesce(e.details->'questions', '[]') AS questions, e.at
       FROM exam_events e
         JOIN candidates c ON c.id = e.candidate_id AND c.learner_id IS NOT NULL
         JOIN learners l ON l.id = c.learner_id
         LEFT JOIN users u ON u.id = e.actor_id
       WHERE ${chosen} ORDER BY e.at DESC, e.id DESC LIMIT $3 OFFSET $4`,
      [...values, take, skip],
    );
    const [counted] = await this.work.manager.query<[{ count: number }]>(
      `SELECT count(*)::int AS count
       FROM exam_events e JOIN candidates c ON c.id = e.candidate_id AND c.learner_id IS NOT NULL
       WHERE ${chosen}`,
      values,
    );
    return { items, totalCount: counted.count, page: page.page, pageSize: page.pageSize };
  }

  /** @throws ATTEMPT_NOT_FOUND for one of another exam */
  private async checkAttempt(quizId: string, attemptId: string): Promise<void> {
    const found = 'SELECT FROM attempts WHERE id = $1 AND quiz_id = $2';
    const rows = isId(attemptId)
      ? await this.work.manager.query<object[]>(found, [attemptId, quizId])
      : [];
    if (rows.length === 0) throw attemptErrors.ATTEMPT_NOT_FOUND();
  }
}
