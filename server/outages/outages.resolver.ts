import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Can } from '../core/access/access.decorators.js';
import { CurrentViewer } from '../core/access/parameters.js';
import type { Viewer } from '../core/access/viewer.js';
import { GiveBackService } from './give-back.service.js';
import { ExamOutage, GiveBackOutageInput } from './outage.types.js';
import { OutagesService } from './outages.service.js';
import { ExtendedAttempts } from '../attempts/attempt.types.js';

@Resolver()
export class OutagesResolver {
  constructor(
    private readonly outages: OutagesService,
    private readonly giveBack: GiveBackService,
  ) {}

  @Can('exam.read')
  @Query(() => [ExamOutage], {
    description:
      'Outages of the last seven days that took time from learners of an exam of yours, the latest first.',
  })
  async examOutages(
    @CurrentViewer() viewer: Viewer,
    @Args('quizId', { type: () => ID, description: 'Which exam.' }) quizId: string,
  ): Promise<ExamOutage[]> {
    return this.outages.list(viewer, quizId);
  }

  @Can('exam.edit')
  @Mutation(() => ExtendedAttempts, {
    description:
      'Gives learners of an exam the minutes back that an outage took from them: on top of the deadline of attempts that run, and from now where the time ran out. Nobody gets them twice.',
  })
  async giveBackOutage(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which exam, for which outage.' }) input: GiveBackOutageInput,
  ): Promise<ExtendedAttempts> {
    return { count: await this.giveBack.giveBack(viewer, input) };
  }
}
