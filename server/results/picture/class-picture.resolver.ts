import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { PageArgs } from '../../core/graphql/paging.js';
import { ClassPictureService, MAX_MEASURED_ATTEMPTS } from './class-picture.service.js';
import { ClassPicture, toClassPicture } from './class-picture.types.js';

/** At least: a thousand attempts are read to measure the questions. */
const MIN_COST = 3_000;

@Resolver()
export class ClassPictureResolver {
  constructor(private readonly picture: ClassPictureService) {}

  @Can('exam.read')
  @Query(() => ClassPicture, {
    complexity: ({ childComplexity }) => Math.max(MIN_COST, childComplexity),
    description: `One of your exams as a picture: what became of each learner’s answer to each question. Questions are measured by the latest ${MAX_MEASURED_ATTEMPTS} submitted attempts.`,
  })
  async classPicture(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
    @Args() page: PageArgs,
  ): Promise<ClassPicture> {
    return toClassPicture(await this.picture.read(viewer, quizId, page));
  }
}
