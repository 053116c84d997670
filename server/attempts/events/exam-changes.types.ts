import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'That something has happened in an exam.' })
export class ExamChange {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => GraphQLISODateTime, { description: 'By the clock of the server.' })
  at!: Date;
}
