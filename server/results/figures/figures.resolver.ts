import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { FiguresService } from './figures.service.js';
import { ExamFigures, toExamFigures } from './figures.types.js';

@Resolver()
export class FiguresResolver {
  constructor(private readonly figures: FiguresService) {}

  @Can('exam.read')
  @Query(() => ExamFigures, {
    description:
      'Statistics of one of your exams as a whole, and an item analysis of its questions.',
  })
  async examFigures(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
    @Args('revision', {
      type: () => Int,
      nullable: true,
      description: 'The number of the revision whose questions to analyse; otherwise the latest.',
    })
    revision: number | null = null,
  ): Promise<ExamFigures> {
    return toExamFigures(await this.figures.read(viewer, quizId, revision));
  }
}
