import { Field, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';

/** The links that a visitor receives. */
@ObjectType({ description: 'A short exam to try out, with a class that is made up.' })
export class Trial {
  @Field({ description: 'Where the visitor takes it, a path of this site. It has a secret in it.' })
  takePath!: string;

  @Field({
    description:
      'Where its results are shown as a teacher sees them, a path of this site. Behind its # stands a token for Authorization: Bearer ..., which reads this trial and nothing else.',
  })
  resultsPath!: string;

  @Field(() => DateTimeScalar, {
    description: 'When it is over; all of it is removed within the hour after.',
  })
  expiresAt!: Date;
}
