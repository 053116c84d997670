import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { AttemptSet } from './attempt-set.js';
import { toFiguresState } from './figures.mapper.js';
import { FiguresService } from './figures.service.js';
import { FiguresState } from './figures.types.js';

/** At least: all attempts of the exam may have to be read. */
const MIN_COST = 3_000;

@Resolver()
export class FiguresResolver {
  constructor(private readonly figures: FiguresService) {}

  @Can('exam.read')
  @Query(() => FiguresState, {
    complexity: ({ childComplexity }) => Math.max(MIN_COST, childComplexity),
    description:
      'Statistics of one of your exams as a whole, and an item analysis of its questions. Above 20,000 submitted attempts, or 1,200,000 answers, a worker computes them: ask again each second until they are there. They may be a minute old then.',
  })
  async examFigures(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
    @Args('set', {
      type: () => AttemptSet,
      defaultValue: AttemptSet.BEST,
      description: 'Which attempts of each candidate count.',
    })
    set: AttemptSet,
    @Args('revision', {
      type: () => Int,
      nullable: true,
      description: 'The number of the revision whose questions to analyse; otherwise the latest.',
    })
    revision: number | null = null,
  ): Promise<FiguresState> {
    return toFiguresState(await this.figures.read(viewer, { quizId, set, revision }));
  }
}
