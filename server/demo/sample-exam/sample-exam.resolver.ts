import { Mutation, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { OncePerRequest } from '../../core/graphql/once-per-request.js';
import { QuizType, toQuiz } from '../../quizzes/quiz.types.js';
import { SampleExamService } from './sample-exam.service.js';

@Resolver()
export class SampleExamResolver {
  constructor(private readonly samples: SampleExamService) {}

  @Can('exam.edit')
  @OncePerRequest()
  @Mutation(() => QuizType, {
    description:
      'Adds an exam to look around in, as a quiz of yours: real questions, open to whoever has its link, taken by a class that is made up, some of its answers marked. Nobody gets a mail.',
  })
  async addSampleExam(@CurrentViewer() viewer: Viewer): Promise<QuizType> {
    return toQuiz(await this.samples.add(viewer));
  }
}
