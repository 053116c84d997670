import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { PageArgs, toPage } from '../../core/graphql/paging.js';
import {
  GradeState,
  MarkingAnswer,
  MarkingAnswerPage,
  toGradeState,
  toListedAnswer,
  toMarkingAnswer,
} from './marking-answer.types.js';
import { MarkingAnswersService, MAX_STATES } from './marking-answers.service.js';
import { MarkingDeskService } from './marking-desk.service.js';
import { MarkAnswerInput, MarkingScopeInput, ReturnToRuleInput } from './marking-inputs.js';
import { MarkingOverviewService } from './marking-overview.service.js';
import { MarkingState } from './marking-queue.queries.js';
import { MarkingQueueService } from './marking-queue.service.js';
import { Marking, MarkingLearnerPage, toMarking, toMarkingLearner } from './marking.types.js';
import { SUCCESS, Success } from '../../core/graphql/payloads.js';

/** Marking by people. */
@Resolver()
export class MarkingResolver {
  constructor(
    private readonly overview: MarkingOverviewService,
    private readonly queue: MarkingQueueService,
    private readonly answers: MarkingAnswersService,
    private readonly desk: MarkingDeskService,
  ) {}

  @Can('exam.mark')
  @Query(() => Marking, { description: 'The marking progress of an exam of yours.' })
  async marking(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
  ): Promise<Marking> {
    return toMarking(await this.overview.read(viewer, quizId));
  }

  @Can('exam.mark')
  @Query(() => MarkingLearnerPage, {
    description:
      'Learners who have submitted an exam of yours, by name; where it is marked without names, by number.',
  })
  async markingLearners(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
    @Args() page: PageArgs,
    @Args('onlyWaiting', {
      defaultValue: false,
      description: 'Only those with a waiting answer.',
    })
    onlyWaiting: boolean,
    @Args('afterId', {
      type: () => ID,
      nullable: true,
      description:
        'The list begins after this learner and goes round; they come last, if they are in it.',
    })
    afterId: string | null = null,
  ): Promise<MarkingLearnerPage> {
    const learners = await this.overview.learners(viewer, quizId, onlyWaiting, afterId, page);
    return toPage(learners, toMarkingLearner);
  }

  @Can('exam.mark')
  @Query(() => MarkingAnswerPage, {
    description:
      'Answers of an exam of yours that a person marks, in the order of its questions; those to one question in an order that does not disclose whose they are.',
  })
  async markingAnswers(
    @CurrentViewer() viewer: Viewer,
    @Args('scope', { description: 'Of which exam, and which of them.' }) scope: MarkingScopeInput,
    @Args() page: PageArgs,
    @Args('state', {
      type: () => MarkingState,
      defaultValue: MarkingState.ALL,
      description: 'Marked, or not yet.',
    })
    state: MarkingState,
  ): Promise<MarkingAnswerPage> {
    return toPage(await this.queue.list(viewer, scope, state, page), toListedAnswer);
  }

  @Can('exam.mark')
  @Query(() => MarkingAnswer, { description: 'An answer of an exam of yours, to mark it.' })
  async markingAnswer(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which answer.' }) id: string,
  ): Promise<MarkingAnswer> {
    return toMarkingAnswer(await this.answers.read(viewer, id));
  }

  @Can('exam.mark')
  @Query(() => [GradeState], {
    complexity: ({ childComplexity }) => MAX_STATES * childComplexity,
    description: `The history of an answer’s marks, each with the answer of that time: the latest first, at most ${MAX_STATES}.`,
  })
  async gradeHistory(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Of which answer.' }) id: string,
  ): Promise<GradeState[]> {
    return (await this.answers.history(viewer, id)).map(toGradeState);
  }

  @Can('exam.mark')
  @Mutation(() => MarkingAnswer, {
    description:
      'Opens an answer for two minutes, or extends that time: meanwhile others do not get it as their next one. They can still mark it.',
  })
  async openAnswer(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which answer.' }) id: string,
  ): Promise<MarkingAnswer> {
    return toMarkingAnswer(await this.desk.open(viewer, id));
  }

  @Can('exam.mark')
  @Mutation(() => Success, { description: 'Releases an answer that you had open.' })
  async leaveAnswer(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Which answer.' }) id: string,
  ): Promise<Success> {
    await this.desk.leave(viewer, id);
    return SUCCESS;
  }

  @Can('exam.mark')
  @Mutation(() => MarkingAnswer, {
    nullable: true,
    description:
      'Opens the next answer that waits and that nobody else has open; null when there is none.',
  })
  async openNextAnswer(
    @CurrentViewer() viewer: Viewer,
    @Args('scope', { description: 'Of which exam, and which of them.' }) scope: MarkingScopeInput,
    @Args('afterId', {
      type: () => ID,
      nullable: true,
      description: 'The answer to go on from. After the last one it starts over.',
    })
    afterId: string | null = null,
  ): Promise<MarkingAnswer | null> {
    const next = await this.desk.next(viewer, scope, afterId);
    return next && toMarkingAnswer(next);
  }

  @Can('exam.mark')
  @Mutation(() => MarkingAnswer, {
    description:
      'Gives an answer marks, a comment and levels of its rubric, or removes its marks. Sent twice, it is one change. STALE_VERSION, with the current state in `extensions.current`, if somebody else was faster.',
  })
  async markAnswer(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The answer and its marks.' })
    { id, levels, marks = null, ...rest }: MarkAnswerInput,
  ): Promise<MarkingAnswer> {
    const input = { ...rest, marks, rubric: levels ?? [] };
    return toMarkingAnswer(await this.desk.mark(viewer, id, input));
  }

  @Can('exam.mark')
  @Mutation(() => MarkingAnswer, {
    description:
      'Lets the key and the rule mark an answer again that a person has marked; what only a person can mark waits again. STALE_VERSION as with `markAnswer`.',
  })
  async returnToRule(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which answer and why.' }) { id, ...input }: ReturnToRuleInput,
  ): Promise<MarkingAnswer> {
    return toMarkingAnswer(await this.desk.returnToRule(viewer, id, input));
  }
}
