import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Viewer } from '../core/access/viewer.js';
import { escapeLike } from '../core/database/escape-like.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import {
  connectionPart,
  toConnectionOf,
  type ConnectionArgs,
  type ConnectionOf,
  type Positioned,
} from '../core/graphql/connections.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { QuizStatus, type Quiz } from './quiz.entity.js';
import {
  countListedQuizzes,
  listQuizzes,
  listQuizzesFrom,
  type QuizListRow,
  type QuizSort,
} from './quiz-list.queries.js';
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
    const { isSearch, values } = listing(viewer, filter);
    const { manager } = this.work;
    const rows = await listQuizzes(manager, { sort, isSearch }, { ...values, take, skip });
    const items = rows.filter((row): row is QuizListRow & Quiz => row.id !== null);
    return {
      items,
      totalCount: rows[0]?.totalCount ?? 0,
      page: page.page,
      pageSize: page.pageSize,
    };
  }

  /** The same list from an entry on, the latest first. @throws VALIDATION */
  async listFrom(
    viewer: Viewer,
    filter: QuizFilter,
    args: ConnectionArgs,
  ): Promise<ConnectionOf<Quiz & Positioned>> {
    const part = connectionPart(args);
    const { isSearch, values } = listing(viewer, filter);
    const { manager } = this.work;
    const [counted] = await countListedQuizzes(manager, { isSearch }, values);
    const options = { ...part.options, isSearch };
    const rows = await listQuizzesFrom(manager, options, { ...values, ...part.values });
    return toConnectionOf(part, rows, counted?.count ?? 0);
  }
}

/** What a list is restricted to. @throws VALIDATION */
function listing({ instituteId }: Viewer, filter: QuizFilter) {
  const { status, isCompleted, search } = validate(quizFilterRules, { filter }).filter;
  const key = titleKey(search ?? '');
  return {
    isSearch: key !== '',
    values: {
      instituteId,
      statuses: status == null ? Object.values(QuizStatus) : [status],
      completions: isCompleted == null ? [true, false] : [isCompleted],
      pattern: `%${escapeLike(key)}%`,
    },
  };
}
