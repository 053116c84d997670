import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Viewer } from '../core/access/viewer.js';
import { escapeLike } from '../core/database/escape-like.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { QuizStatus, type Quiz } from './quiz.entity.js';
import { listQuizzes, type QuizListRow, type QuizSort } from './quiz-list.queries.js';
import { quizFilterRules, titleKey } from './quiz.validation.js';

/** Null and missing fields do not filter. */
export type QuizFilter = z.input<typeof quizFilterRules>['filter'];

/** Lists all quizzes of an institute. */
@Injectable()
export class QuizListService {
  constructor(private readonly work: UnitOfWork) {}

  /** @throws VALIDATION */
  async list(
    viewer: Viewer,
    filter: QuizFilter,
    sort: QuizSort,
    page: PageArgs,
  ): Promise<PageOf<Quiz>> {
    const { take, skip } = pageBounds(page);
    const { status, isCompleted, search } = validate(quizFilterRules, { filter }).filter;
    const key = titleKey(search ?? '');
    const rows = await listQuizzes(
      this.work.manager,
      { sort, isSearch: key !== '' },
      {
        instituteId: viewer.instituteId,
        statuses: status == null ? Object.values(QuizStatus) : [status],
        completions: isCompleted == null ? [true, false] : [isCompleted],
        pattern: `%${escapeLike(key)}%`,
        take,
        skip,
      },
    );
    const items = rows.filter((row): row is QuizListRow & Quiz => row.id !== null);
    return {
      items,
      totalCount: rows[0]?.totalCount ?? 0,
      page: page.page,
      pageSize: page.pageSize,
    };
  }
}
