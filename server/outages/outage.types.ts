import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';

@ObjectType({
  description: 'A time in which answers could not be taken, as far as it concerns an exam.',
})
export class ExamOutage {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field(() => DateTimeScalar, {
    description: 'When answers were last taken for sure; a few seconds before it began.',
  })
  beganAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When they were taken again.' })
  endedAt!: Date;

  @Field(() => Int, { description: 'How long it was, rounded up.' })
  minutes!: number;

  @Field(() => Int, { description: 'Learners of this exam who lost time that has an end.' })
  affected!: number;

  @Field(() => Int, {
    description:
      'Those of them who can be given it back now: who are at it, or whose time ran out. Those who have been given it, or have submitted, are not among them.',
  })
  waiting!: number;
}

@InputType({ description: 'Time that is to be given back.' })
export class GiveBackOutageInput {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => ID, { description: 'For which outage.' })
  outageId!: string;
}
