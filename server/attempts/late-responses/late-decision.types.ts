import { Field, ID, InputType } from '@nestjs/graphql';

@InputType({ description: 'A decision on answers that came late.' })
export class DecideLateAnswersInput {
  @Field(() => ID, { description: 'Of which attempt, one that was submitted.' })
  attemptId!: string;

  @Field(() => [ID], {
    description:
      'Which late answers of it: from 1 to 100, and to be accepted at most one of a question.',
  })
  ids!: string[];

  @Field({
    description:
      'True: they take the place of what is stored, and the attempt is marked again. False: they stay stored as late, and can be accepted later.',
  })
  accepts!: boolean;

  @Field({ description: 'Why; at most 500 characters. It is written down.' })
  reason!: string;
}
