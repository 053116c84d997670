import { Field, ID, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';

@ObjectType({ description: 'That something has happened in an exam.' })
export class ExamChange {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => DateTimeScalar, { description: 'By the clock of the server.' })
  at!: Date;
}
