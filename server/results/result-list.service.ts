import { Injectable } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { assertNamesVisible } from '../grading/manual/name-visibility.js';
import { learnerSearchPattern } from '../candidates/learner-search.js';
import { searchRule } from '../candidates/candidate.validation.js';
import { QuizService } from '../quizzes/quiz.service.js';
import {
  countNotified,
  countResults,
  listResults,
  type ResultFilter,
  type ResultRow,
  type ResultSort,
} from './result-list.queries.js';

/** Search, filter and order of a list of results. */
export interface ResultListing {
  /** Part of a name, an address, a roll number or an external id, case-insensitive. */
  search: string | null;
  filter: ResultFilter | null;
  sort: ResultSort;
}

/** The results of an exam. */
@Injectable()
export class ResultListService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /**
   * Lists submitted attempts.
   * @throws QUIZ_NOT_FOUND, also for somebody else's; VALIDATION, MARKING_ANONYMOUS
   */
  async list(
    viewer: Viewer,
    quizId: string,
    { search, filter, sort }: ResultListing,
    page: PageArgs,
  ): Promise<PageOf<ResultRow>> {
    const { take, skip } = pageBounds(page);
    const pattern = learnerSearchPattern(validate(searchRule, search, 'search'));
    const quiz = await this.quizzes.read(viewer, quizId);
    await assertNamesVisible(this.work.manager, viewer, quiz.id);
    const options = { filter, isSearch: pattern !== null };
    const values = { quizId: quiz.id, pattern };
    const { manager } = this.work;
    const [items, [total]] = await Promise.all([
      listResults(manager, { ...options, sort }, { ...values, take, skip }),
      countResults(manager, options, values),
    ]);
    return { items, totalCount: total?.count ?? 0, page: page.page, pageSize: page.pageSize };
  }

  /**
   * Counts attempts whose learners were mailed about the current release.
   * @throws QUIZ_NOT_FOUND, also for somebody else's
   */
  async countNotified(viewer: Viewer, quizId: string): Promise<number> {
    const { id } = await this.quizzes.read(viewer, quizId);
    const { count } = await countNotified(this.work.manager, { quizId: id });
    return count;
  }
}
