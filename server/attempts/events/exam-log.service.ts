import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../../core/graphql/paging.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import type { SubmittedBy } from '../attempt.entity.js';
import { attemptErrors } from '../attempt.errors.js';
import {
  IS_PAGE_EVENT,
  IS_STAFF_EVENT,
  type ExamEvent,
  type TakenFrom,
} from './exam-event.entity.js';
import { NameVisibilityPort } from './name-visibility.port.js';

/** An event with the names of the candidate and of the member of staff. */
export interface ListedEvent extends Omit<
  ExamEvent,
  'quizId' | 'actorId' | 'details' | 'pageEventId'
> {
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

/** SQL conditions. */
const SOURCE_CONDITIONS = { ALL: 'true', PAGE: `e.${IS_PAGE_EVENT}`, STAFF: `e.${IS_STAFF_EVENT}` };

/** Which events of an exam to list. */
export interface ExamEventFilter {
  /** Of one attempt. */
  attemptId?: string | null | undefined;
  source?: ExamEventSource | null | undefined;
}

/** Lists the events of an exam. */
@Injectable()
export class ExamLogService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly names: NameVisibilityPort,
  ) {}

  /**
   * Lists the latest first, by the time of the event and not of its arrival; without previews.
   * @throws VALIDATION, QUIZ_NOT_FOUND, ATTEMPT_NOT_FOUND, MARKING_ANONYMOUS
   */
  async list(
    viewer: Viewer,
    quizId: string,
    { attemptId, source }: ExamEventFilter,
    page: PageArgs,
  ): Promise<PageOf<ListedEvent>> {
    const { take, skip } = pageBounds(page);
    const { id } = await this.quizzes.read(viewer, quizId);
    // Reasons are free text of staff, so they may contain names.
    await this.names.check(viewer, id);
    if (attemptId) await this.checkAttempt(id, attemptId);
    const chosen = [
      'e.quiz_id = $1',
      attemptId ? 'e.attempt_id = $2' : '$2::uuid IS NULL',
      SOURCE_CONDITIONS[source ?? 'ALL'],
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
