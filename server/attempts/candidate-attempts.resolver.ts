import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CandidateType } from '../learners/candidate.types.js';
import { AttemptType, toAttempt } from './attempt.types.js';
import { CandidateAttempts } from './candidate-attempts.js';

@Resolver(() => CandidateType)
export class CandidateAttemptsResolver {
  constructor(private readonly attempts: CandidateAttempts) {}

  @ResolveField('attempts', () => [AttemptType], {
    description: 'The attempts they made, the first first.',
  })
  async list(@Parent() { id }: CandidateType, @Context() context: object): Promise<AttemptType[]> {
    return (await this.attempts.of(context, id)).map(toAttempt);
  }
}
