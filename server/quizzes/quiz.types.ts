import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import { ConnectionWith, EdgeTo } from '../core/graphql/connections.js';
import { Paged } from '../core/graphql/paging.js';
import { QuizSort } from './quiz-list.queries.js';
import { QuizStatus, type Quiz } from './quiz.entity.js';

registerEnumType(QuizStatus, {
  name: 'QuizStatus',
  description: 'Whether a quiz may be used.',
  valuesMap: {
    ACTIVE: { description: 'May be used.' },
    INACTIVE: { description: 'Nobody can start its exam.' },
  },
});

registerEnumType(QuizSort, {
  name: 'QuizSort',
  description: 'How a list of quizzes is ordered.',
  valuesMap: {
    NEWEST: { description: 'The latest made first.' },
    OLDEST: { description: 'The first made first.' },
    TITLE: { description: 'By title, without regard to case.' },
  },
});

@ObjectType('Quiz', { description: 'An exam being written.' })
export class QuizType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field({ description: 'Unique among its creator’s quizzes, without regard to case.' })
  title!: string;

  @Field(() => QuizStatus, { description: 'Whether it may be used.' })
  status!: QuizStatus;

  @Field({ description: 'Whether its paper has been submitted.' })
  isCompleted!: boolean;

  @Field(() => Int, { nullable: true, description: 'Minutes a learner has; null while not set.' })
  durationMinutes!: number | null;

  @Field(() => Int, { description: 'Questions of all kinds.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Counts changes of its own fields.' })
  version!: number;

  @Field(() => Int, { description: 'Counts adding, removing and reordering of questions.' })
  orderVersion!: number;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;

  /** The user whose name the resolver reads; not a field of the schema. */
  createdBy!: string;
}

export function toQuiz(quiz: Quiz): QuizType {
  return {
    id: quiz.id,
    title: quiz.title,
    status: quiz.status,
    isCompleted: quiz.isCompleted,
    durationMinutes: quiz.durationMinutes,
    questionCount: quiz.questionCount,
    version: quiz.version,
    orderVersion: quiz.orderVersion,
    createdAt: quiz.createdAt,
    updatedAt: quiz.updatedAt,
    createdBy: quiz.createdBy,
  };
}

@ObjectType({ description: 'A part of a list of quizzes.' })
export class QuizPage extends Paged(QuizType) {}

@ObjectType({ description: 'A quiz in a list.' })
export class QuizEdge extends EdgeTo(QuizType) {}

@ObjectType({ description: 'A part of a list of quizzes, by cursor.' })
export class QuizConnection extends ConnectionWith(QuizEdge) {}

@InputType({ description: 'Which quizzes to list. What is left out does not narrow the list.' })
export class QuizFilterInput {
  @Field(() => QuizStatus, { nullable: true, description: 'Only those of this status.' })
  status?: QuizStatus;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only submitted, or only unsubmitted ones.',
  })
  isCompleted?: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the title, at most 200 characters.',
  })
  search?: string;
}

@InputType({ description: 'Changes of a quiz. What is left out stays as it is.' })
export class UpdateQuizInput {
  @Field(() => ID, { description: 'Which quiz.' })
  id!: string;

  @Field(() => Int, { description: 'The version of the quiz that was read.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  title?: string;

  @Field(() => QuizStatus, { nullable: true, description: 'Whether it may be used.' })
  status?: QuizStatus;

  @Field(() => Boolean, { nullable: true, description: 'Completed needs at least one question.' })
  isCompleted?: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes a learner has, from 1 to 10,080. Null takes the limit away.',
  })
  durationMinutes?: number | null;
}
