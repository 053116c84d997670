import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { PageArgs, toPage } from '../../core/graphql/paging.js';
import {
  AttemptType,
  ExamPreview,
  ExamProgress,
  ExtendTimeForAllInput,
  ExtendTimeInput,
  SubmitAttemptInput,
  ReopenAttemptInput,
  toAttempt,
} from '../attempt.types.js';
import { ExamEventPage, ExamEventsArgs, toExamEvent } from '../events/exam-event.types.js';
import { ExamLogService } from '../events/exam-log.service.js';
import { ExamProgressService } from './exam-progress.service.js';
import { PreviewsService } from '../previews/previews.service.js';
import { InterventionService } from './intervention.service.js';
import { TimeForAllService } from './time-for-all.service.js';
import { ExtendedAttempts } from '../attempt.types.js';

/** Invigilation: staff watch a running exam and intervene. */
@Resolver()
export class InvigilationResolver {
  constructor(
    private readonly progress: ExamProgressService,
    private readonly logs: ExamLogService,
    private readonly interventions: InterventionService,
    private readonly timeForAll: TimeForAllService,
    private readonly previews: PreviewsService,
  ) {}

  @Can('exam.read')
  @Query(() => ExamProgress, { description: 'How far an exam of yours has come.' })
  async examProgress(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
  ): Promise<ExamProgress> {
    return this.progress.read(viewer, quizId);
  }

  @Can('exam.read')
  @Query(() => ExamEventPage, {
    description: 'What happened in an exam of yours, the latest first.',
  })
  async examEvents(
    @CurrentViewer() viewer: Viewer,
    @Args() { quizId, ...filter }: ExamEventsArgs,
    @Args() page: PageArgs,
  ): Promise<ExamEventPage> {
    return toPage(await this.logs.list(viewer, quizId, filter, page), toExamEvent);
  }

  @Can('exam.edit')
  @Mutation(() => ExamPreview, {
    description:
      'Lets you take an exam of yours as a learner, as its quiz is now: without windows, as often as you like, and without a trace in lists and results.',
  })
  async previewExam(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
  ): Promise<ExamPreview> {
    return { url: await this.previews.create(viewer, quizId) };
  }

  @Can('exam.edit')
  @Mutation(() => AttemptType, { description: 'Gives an attempt that runs more time.' })
  async extendTime(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which attempt, how much and why.' })
    { attemptId, ...input }: ExtendTimeInput,
  ): Promise<AttemptType> {
    return toAttempt(await this.interventions.extend(viewer, attemptId, input));
  }

  @Can('exam.edit')
  @Mutation(() => ExtendedAttempts, {
    description: 'Gives every attempt of an exam that runs and has a deadline more time.',
  })
  async extendTimeForAll(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which exam, how much and why.' })
    { quizId, ...input }: ExtendTimeForAllInput,
  ): Promise<ExtendedAttempts> {
    return { count: await this.timeForAll.extend(viewer, quizId, input) };
  }

  @Can('exam.edit')
  @Mutation(() => AttemptType, {
    description:
      'Lets an attempt go on that was submitted, for so many minutes from now: no closing and nothing that is arranged moves that end, only more time that is given does. Its marks go until it is submitted again.',
  })
  async reopenAttempt(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which attempt, for how long and why.' })
    { attemptId, ...input }: ReopenAttemptInput,
  ): Promise<AttemptType> {
    return toAttempt(await this.interventions.reopen(viewer, attemptId, input));
  }

  @Can('exam.edit')
  @Mutation(() => AttemptType, { description: 'Submits what is saved of an attempt that runs.' })
  async submitAttempt(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which attempt and why.' })
    { attemptId, ...input }: SubmitAttemptInput,
  ): Promise<AttemptType> {
    return toAttempt(await this.interventions.submit(viewer, attemptId, input));
  }
}
