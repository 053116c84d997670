import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { AttemptType, toAttempt } from '../attempt.types.js';
import { AttemptPauseService } from './attempt-pause.service.js';
import {
  ExamPauseType,
  PauseAttemptInput,
  PausedAttempts,
  PauseExamInput,
  ResumeAttemptInput,
  ResumedAttempts,
  ResumeExamInput,
  toExamPause,
} from './pause.types.js';
import { PauseService } from './pause.service.js';

@Resolver()
export class PauseResolver {
  constructor(
    private readonly pauses: PauseService,
    private readonly attemptPauses: AttemptPauseService,
  ) {}

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

  @Can('exam.edit')
  @Mutation(() => AttemptType, {
    description:
      'Pauses one attempt individually until `resumeAttempt`, also if its exam is paused and goes on meanwhile: its clock stands, and answers are saved as before. ATTEMPT_ALREADY_PAUSED if it is, ATTEMPT_TIME_OVER if it has no time left, PAUSES_FULL after 100 pauses.',
  })
  async pauseAttempt(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which attempt and why.' })
    { attemptId, ...input }: PauseAttemptInput,
  ): Promise<AttemptType> {
    return toAttempt(await this.attemptPauses.pause(viewer, attemptId, input));
  }

  @Can('exam.edit')
  @Mutation(() => AttemptType, {
    description:
      'Lets an attempt go on that was paused individually: its deadline moves by the time that it stood still, past the closing if need be. While its exam is paused, it goes on with the exam. ATTEMPT_NOT_PAUSED if it was not paused individually.',
  })
  async resumeAttempt(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which attempt.' }) { attemptId }: ResumeAttemptInput,
  ): Promise<AttemptType> {
    return toAttempt(await this.attemptPauses.resume(viewer, attemptId));
  }
}
