import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CandidateType } from '../candidates/candidate.types.js';
import { AttemptType, toAttempt } from './attempt.types.js';
import { CandidateAttempts } from './candidate-attempts.js';

/** Most candidates have fewer attempts; rules and accommodations allow up to 120. */
const TYPICAL_ATTEMPTS = 5;

@Resolver(() => CandidateType)
export class CandidateAttemptsResolver {
  constructor(private readonly attempts: CandidateAttempts) {}

  @ResolveField('attempts', () => [AttemptType], {
    description: 'The attempts they made, the first first.',
    complexity: ({ childComplexity }) => TYPICAL_ATTEMPTS * childComplexity,
  })
  async list(@Parent() { id }: CandidateType, @Context() context: object): Promise<AttemptType[]> {
    return (await this.attempts.list(context, id)).map(toAttempt);
  }
}
