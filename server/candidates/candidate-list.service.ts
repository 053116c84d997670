import { Injectable } from '@nestjs/common';
import { authorize } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId, validate } from '../core/errors/validation.js';
import {
  connectionPart,
  toConnectionOf,
  type ConnectionArgs,
  type ConnectionOf,
  type Positioned,
} from '../core/graphql/connections.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { candidateErrors } from './candidate.errors.js';
import { learnerSearchPattern } from './learner-search.js';
import {
  countListedCandidates,
  listCandidates,
  listCandidatesFrom,
  listCandidatesById,
  type CandidateSort,
  type ListedCandidate,
} from './candidate-list.queries.js';
import { candidateFilterRules, type CandidateFilter } from './candidate.validation.js';

/** Lists the candidates of an exam for staff. */
@Injectable()
export class CandidateListService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly quizzes: QuizService,
  ) {}

  /** @throws VALIDATION, QUIZ_NOT_FOUND */
  async list(
    viewer: Viewer,
    quizId: string,
    filter: CandidateFilter,
    sort: CandidateSort,
    page: PageArgs,
  ): Promise<PageOf<ListedCandidate>> {
    const { take, skip } = pageBounds(page);
    const { options, values } = await this.prepare(viewer, quizId, filter);
    const { manager } = this.work;
    const [counted] = await countListedCandidates(manager, options, values);
    const items = await listCandidates(manager, { ...options, sort }, { ...values, take, skip });
    return { items, totalCount: counted?.count ?? 0, page: page.page, pageSize: page.pageSize };
  }

  /** The same list from an entry on, the latest first. @throws VALIDATION, QUIZ_NOT_FOUND */
  async listFrom(
    viewer: Viewer,
    quizId: string,
    filter: CandidateFilter,
    args: ConnectionArgs,
  ): Promise<ConnectionOf<ListedCandidate & Positioned>> {
    const part = connectionPart(args);
    const { options, values } = await this.prepare(viewer, quizId, filter);
    const { manager } = this.work;
    const [counted] = await countListedCandidates(manager, options, values);
    const rows = await listCandidatesFrom(
      manager,
      { ...options, ...part.options },
      { ...values, ...part.values },
    );
    return toConnectionOf(part, rows, counted?.count ?? 0);
  }

  /** Checks the filter and the access to the exam. */
  private async prepare(viewer: Viewer, quizId: string, filter: CandidateFilter) {
    const { search, state, origin } = validate(candidateFilterRules, { filter }).filter;
    await this.quizzes.read(viewer, quizId, 'exam.edit');
    const pattern = learnerSearchPattern(search);
    return {
      options: { state: state ?? null, isSearch: pattern !== null },
      values: { quizId, origin: origin ?? null, pattern },
    };
  }

  /** @throws CANDIDATE_NOT_FOUND, also for a candidate of another owner's exam */
  async read(viewer: Viewer, id: string): Promise<ListedCandidate> {
    const [found] = isId(id) ? await listCandidatesById(this.work.manager, { ids: [id] }) : [];
    return authorize(viewer, found, 'exam.edit', candidateErrors.CANDIDATE_NOT_FOUND);
  }
}
