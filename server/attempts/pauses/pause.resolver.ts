import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import {
  ExamPauseType,
  PausedAttempts,
  PauseExamInput,
  ResumedAttempts,
  ResumeExamInput,
  toExamPause,
} from './pause.types.js';
import { PauseService } from './pause.service.js';

@Resolver()
export class PauseResolver {
  constructor(private readonly pauses: PauseService) {}

  @Can('exam.read')
  @Query(() => ExamPauseType, {
    nullable: true,
    description: 'The pause of an exam of yours that lasts; null while it is not paused.',
  })
  async examPause(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
  ): Promise<ExamPauseType | null> {
    const pause = await this.pauses.read(viewer, quizId);
    return pause && toExamPause(pause);
  }

  @Can('exam.edit')
  @Mutation(() => PausedAttempts, {
    description:
      'Pauses an exam of yours until `resumeExam`: the clock of every attempt that runs stands, answers are saved as before, and nobody starts. EXAM_ALREADY_PAUSED if it is.',
  })
  async pauseExam(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which exam and why.' }) { quizId, ...input }: PauseExamInput,
  ): Promise<PausedAttempts> {
    return { count: await this.pauses.pause(viewer, quizId, input) };
  }

  @Can('exam.edit')
  @Mutation(() => ResumedAttempts, {
    description:
      'Lets a paused exam go on: each deadline moves by the time that its attempt stood still, and each closing that had not come by the time that learners could not start. A date of results that was not before the closing moves to it, if it would be before it now. The version of the rules counts up then. EXAM_NOT_PAUSED if it is not paused.',
  })
  async resumeExam(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which exam.' }) { quizId }: ResumeExamInput,
  ): Promise<ResumedAttempts> {
    return this.pauses.resume(viewer, quizId);
  }
}
