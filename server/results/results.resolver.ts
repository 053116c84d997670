import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { PageArgs, toPage } from '../core/graphql/paging.js';
import { AttemptPaperService } from './attempt-paper.service.js';
import { AttemptPaper, toAttemptPaper } from './attempt-paper.types.js';
import { ResultFilter, ResultListService, ResultSort } from './result-list.service.js';
import { ResultPage, toResult } from './result.types.js';

@Resolver()
export class ResultsResolver {
  constructor(
    private readonly lists: ResultListService,
    private readonly papers: AttemptPaperService,
  ) {}

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
      description: 'Part of a learner’s name or address, at most 200 characters.',
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
