import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { isId } from '../../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../../core/graphql/paging.js';
import { QuizService } from '../../quizzes/quiz.service.js';
import { attemptErrors } from '../attempt.errors.js';
import { findAttemptOfExam } from '../attempt.queries.js';
import {
  countExamEvents,
  listExamEvents,
  type ExamEventSource,
  type ListedEvent,
} from './exam-event.queries.js';
import { ResultVisibilityPort } from './result-visibility.port.js';

/** Which events of an exam to list. */
export interface ExamEventFilter {
  /** Of one attempt. */
  attemptId?: string | null | undefined;
  source?: ExamEventSource | null | undefined;
  /** What staff did to many attempts at once is one event. */
  isGrouped?: boolean | null | undefined;
}

/** Lists the events of an exam. */
@Injectable()
export class ExamLogService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
    private readonly visibility: ResultVisibilityPort,
  ) {}

  /**
   * Lists the latest first, by the time of the event and not of its arrival; without previews.
   * @throws VALIDATION, QUIZ_NOT_FOUND, ATTEMPT_NOT_FOUND, MARKING_ANONYMOUS
   */
  async list(
    viewer: Viewer,
    quizId: string,
    { attemptId, source, isGrouped }: ExamEventFilter,
    page: PageArgs,
  ): Promise<PageOf<ListedEvent>> {
    const { take, skip } = pageBounds(page);
    const { id } = await this.quizzes.read(viewer, quizId);
    // Reasons are free text of staff, so they may contain names.
    await this.visibility.check(viewer, id);
    if (attemptId) await this.checkAttempt(id, attemptId);
    const { manager } = this.work;
    const events = {
      source: source ?? null,
      isOfAttempt: Boolean(attemptId),
      isGrouped: isGrouped ?? false,
    };
    const values = { quizId: id, attemptId: attemptId ?? null };
    const items = await listExamEvents(manager, events, { ...values, take, skip });
    const [counted] = await countExamEvents(manager, events, values);
    const totalCount = counted?.count ?? 0;
    return { items, totalCount, page: page.page, pageSize: page.pageSize };
  }

  /** @throws ATTEMPT_NOT_FOUND for one of another exam */
  private async checkAttempt(quizId: string, attemptId: string): Promise<void> {
    const [found] = isId(attemptId)
      ? await findAttemptOfExam(this.work.manager, { id: attemptId, quizId })
      : [];
    if (!found) throw attemptErrors.ATTEMPT_NOT_FOUND();
  }
}
