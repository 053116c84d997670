import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { ConnectionArgs, connectionCost, toConnection } from '../core/graphql/connections.js';
import { PageArgs, toPage } from '../core/graphql/paging.js';
import { AttemptPaperService } from './attempt-paper.service.js';
import { AttemptPaper, toAttemptPaper } from './attempt-paper.types.js';
import { LearnerProgressService } from './learner-progress.service.js';
import { LearnerProgress, toLearnerProgress } from './learner-progress.types.js';
import { ResultFilter, ResultSort } from './result-list.queries.js';
import { ResultListService } from './result-list.service.js';
import { ResultConnection, ResultPage, toResult } from './result.types.js';

@Resolver()
export class ResultsResolver {
  constructor(
    private readonly lists: ResultListService,
    private readonly papers: AttemptPaperService,
    private readonly progress: LearnerProgressService,
  ) {}

  @Can('exam.read')
  @Query(() => ResultPage, {
    description: 'The attempts at one of your exams that were submitted.',
  })
  async results(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
    @Args() page: PageArgs,
    @Args('search', {
      type: () => String,
      nullable: true,
      description:
        'Part of a learner’s name, address, roll number or external id; at most 200 characters.',
    })
    search: string | null = null,
    @Args('filter', { type: () => ResultFilter, nullable: true, description: 'Only these.' })
    filter: ResultFilter | null = null,
    @Args('sort', {
      type: () => ResultSort,
      defaultValue: ResultSort.LATEST,
      description: 'The order.',
    })
    sort: ResultSort,
  ): Promise<ResultPage> {
    return toPage(await this.lists.list(viewer, quizId, { search, filter, sort }, page), toResult);
  }

  @Can('exam.read')
  @Query(() => ResultConnection, {
    complexity: connectionCost,
    description:
      'The attempts at one of your exams that were submitted, by cursor, the latest submitted first.',
  })
  async resultConnection(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
    @Args() args: ConnectionArgs,
    @Args('search', {
      type: () => String,
      nullable: true,
      description: 'Part of a learner’s name or address, at most 200 characters.',
    })
    search: string | null = null,
    @Args('filter', { type: () => ResultFilter, nullable: true, description: 'Only these.' })
    filter: ResultFilter | null = null,
  ): Promise<ResultConnection> {
    return toConnection(
      await this.lists.listFrom(viewer, quizId, { search, filter }, args),
      toResult,
    );
  }

  @Can('exam.read')
  @Query(() => LearnerProgress, {
    description: 'The results of a learner in all exams of your institute.',
    complexity: ({ args, childComplexity }) =>
      Math.max(1, Number(args['pageSize'] ?? 1)) * childComplexity,
  })
  async learnerProgress(
    @CurrentViewer() viewer: Viewer,
    @Args('learnerId', { type: () => ID, description: 'Which learner.' }) learnerId: string,
    @Args() page: PageArgs,
  ): Promise<LearnerProgress> {
    return toLearnerProgress(await this.progress.read(viewer, learnerId, page));
  }

  @Can('exam.read')
  @Query(() => Int, {
    name: 'notifiedCount',
    description:
      'How many attempts of an exam have had a mail that says the result can be seen, since it was last withheld.',
  })
  async notifiedCount(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
  ): Promise<number> {
    return this.lists.countNotified(viewer, quizId);
  }

  @Can('exam.read')
  @Query(() => AttemptPaper, {
    description: 'A learner’s whole paper, also while the attempt runs.',
  })
  async attemptPaper(
    @CurrentViewer() viewer: Viewer,
    @Args('attemptId', { type: () => ID, description: 'Which attempt.' }) attemptId: string,
  ): Promise<AttemptPaper> {
    return toAttemptPaper(await this.papers.read(viewer, attemptId));
  }
}
