import { Injectable } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
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
import { assertResultsVisible } from '../grading/manual/result-visibility.js';
import { learnerSearchPattern } from '../candidates/learner-search.js';
import { searchRule } from '../candidates/candidate.validation.js';
import { QuizService } from '../quizzes/quiz.service.js';
import {
  countNotified,
  countResults,
  listResults,
  listResultsFrom,
  type ResultFilter,
  type ResultRow,
  type ResultSort,
} from './result-list.queries.js';

/** Search and filter of a list of results. */
interface FilteredResults {
  /** Part of a name, an address, a roll number or an external id, case-insensitive. */
  search: string | null;
  filter: ResultFilter | null;
}

/** The same with the order. */
export interface ResultListing extends FilteredResults {
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
    { sort, ...filtered }: ResultListing,
    page: PageArgs,
  ): Promise<PageOf<ResultRow>> {
    const { take, skip } = pageBounds(page);
    const { options, values } = await this.prepare(viewer, quizId, filtered);
    const { manager } = this.work;
    const [items, [total]] = await Promise.all([
      listResults(manager, { ...options, sort }, { ...values, take, skip }),
      countResults(manager, options, values),
    ]);
    return { items, totalCount: total?.count ?? 0, page: page.page, pageSize: page.pageSize };
  }

  /**
   * The same list from an entry on, the latest submitted first.
   * @throws QUIZ_NOT_FOUND, also for somebody else's; VALIDATION, MARKING_ANONYMOUS
   */
  async listFrom(
    viewer: Viewer,
    quizId: string,
    filtered: FilteredResults,
    args: ConnectionArgs,
  ): Promise<ConnectionOf<ResultRow & Positioned>> {
    const part = connectionPart(args);
    const { options, values } = await this.prepare(viewer, quizId, filtered);
    const { manager } = this.work;
    const [rows, [total]] = await Promise.all([
      listResultsFrom(manager, { ...options, ...part.options }, { ...values, ...part.values }),
      countResults(manager, options, values),
    ]);
    return toConnectionOf(part, rows, total?.count ?? 0);
  }

  /** Checks the search and the access to the results. */
  private async prepare(viewer: Viewer, quizId: string, { search, filter }: FilteredResults) {
    const pattern = learnerSearchPattern(validate(searchRule, search, 'search'));
    const { id } = await this.quizzes.read(viewer, quizId);
    await assertResultsVisible(this.work.manager, viewer, id);
    return { options: { filter, isSearch: pattern !== null }, values: { quizId: id, pattern } };
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
