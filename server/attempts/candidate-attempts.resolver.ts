import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { CandidateType } from '../candidates/candidate.types.js';
import { AttemptType, toAttempt } from './attempt.types.js';
import { CandidateAttempts } from './candidate-attempts.js';

/** What a candidate makes as a rule is less; what rules and accommodations allow at most is 120. */
const FEW = 5;

@Resolver(() => CandidateType)
export class CandidateAttemptsResolver {
  constructor(private readonly attempts: CandidateAttempts) {}

  @ResolveField('attempts', () => [AttemptType], {
    description: 'The attempts they made, the first first.',
    complexity: ({ childComplexity }) => FEW * childComplexity,
  })
  async list(@Parent() { id }: CandidateType, @Context() context: object): Promise<AttemptType[]> {
    return (await this.attempts.list(context, id)).map(toAttempt);
  }
}
