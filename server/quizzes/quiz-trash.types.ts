import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import { Paged } from '../core/graphql/paging.js';
import type { TrashedQuiz } from './quiz-trash.service.js';
import { removalDate } from './trash.js';

@ObjectType({ description: 'A quiz in the trash.' })
export class DeletedQuiz {
  @Field(() => ID, { description: 'As before; it comes back with it.' })
  id!: string;

  @Field({ description: 'Its title. Another quiz may have taken it meanwhile.' })
  title!: string;

  @Field({ description: 'Whether its paper had been submitted.' })
  isCompleted!: boolean;

  @Field(() => Int, { description: 'Questions that come back with it.' })
  questionCount!: number;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was deleted.' })
  deletedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When it is removed for good, thirty days after; null: never, as learners took it.',
  })
  removedAt!: Date | null;
}

export function toDeletedQuiz({ quiz, isKept }: TrashedQuiz): DeletedQuiz {
  return {
    id: quiz.id,
    title: quiz.title,
    isCompleted: quiz.isCompleted,
    questionCount: quiz.questionCount,
    createdAt: quiz.createdAt,
    deletedAt: quiz.deletedAt,
    removedAt: removalDate(quiz.deletedAt, isKept),
  };
}

@ObjectType({ description: 'A part of the quizzes in the trash.' })
export class DeletedQuizPage extends Paged(DeletedQuiz) {}
