import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import type { z } from 'zod';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { Quiz } from './quiz.entity.js';
import { quizFilterRules, titleKey } from './quiz.rules.js';

export enum QuizSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  TITLE = 'TITLE',
}

/** What is left out (or null) does not narrow the list. */
export type QuizFilter = z.input<typeof quizFilterRules>['filter'];

const ORDER = {
  [QuizSort.NEWEST]: ['quiz.createdAt', 'DESC'],
  [QuizSort.OLDEST]: ['quiz.createdAt', 'ASC'],
  // As people file titles (É beside E), whatever the database was set up with.
  [QuizSort.TITLE]: ['quiz.title_key COLLATE "und-x-icu"', 'ASC'],
} as const;

/** The list of a viewer's quizzes. */
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
    const [column, direction] = ORDER[sort];
    const query = this.work.manager
      .createQueryBuilder(Quiz, 'quiz')
      .where('quiz.createdBy = :userId AND quiz.instituteId = :instituteId', { ...viewer })
      .andWhere('quiz.deletedAt IS NULL')
      .orderBy(column, direction)
      .addOrderBy('quiz.id', direction)
      .take(take)
      .skip(skip);
    narrow(query, validate(quizFilterRules, { filter }).filter);
    const [items, totalCount] = await query.getManyAndCount();
    return { items, totalCount, page: page.page, pageSize: page.pageSize };
  }
}

function narrow(query: SelectQueryBuilder<Quiz>, filter: QuizFilter): void {
  const { status, isCompleted } = filter;
  const search = titleKey(filter.search ?? '');
  if (status != null) query.andWhere('quiz.status = :status', { status });
  if (isCompleted != null) query.andWhere('quiz.isCompleted = :isCompleted', { isCompleted });
  if (search) query.andWhere('quiz.titleKey LIKE :pattern', { pattern: `%${escapeLike(search)}%` });
}

/** What is a wildcard to LIKE is a character like any other to people. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
