import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Can } from '../../core/access/access.decorators.js';
import { CurrentViewer } from '../../core/access/parameters.js';
import type { Viewer } from '../../core/access/viewer.js';
import { LateDecisionsService } from './late-decisions.service.js';
import { DecideLateAnswersInput } from './late-decision.types.js';
import { SUCCESS, Success } from '../../core/graphql/payloads.js';

@Resolver()
export class LateResolver {
  constructor(private readonly decisions: LateDecisionsService) {}

  @Can('exam.edit')
  @Mutation(() => Success, {
    description:
      'Accepts or refuses answers that came too late for a submitted attempt of an exam of yours. Accepted ones take the place of what is stored: the attempt is marked again and gets a new receipt.',
  })
  async decideLateAnswers(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'Which, how and why.' })
    { attemptId, ...input }: DecideLateAnswersInput,
  ): Promise<Success> {
    await this.decisions.decide(viewer, attemptId, input);
    return SUCCESS;
  }
}
