import { Field, ID, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import type { Marks } from '../marks/fraction.js';
import { MarksScalar } from '../marks/marks.scalar.js';
import { Paged } from '../core/graphql/paging.js';
import { removalDate } from '../quizzes/trash.js';
import type { TrashedQuestion } from './question-trash.service.js';
import { QuestionKindName } from './kinds/question.types.js';

@ObjectType({ description: 'A question in the trash of its quiz.' })
export class DeletedQuestion {
  @Field(() => ID, { description: 'As before; it comes back with it.' })
  id!: string;

  @Field(() => ID, { description: 'The quiz it comes back to.' })
  quizId!: string;

  @Field(() => QuestionKindName, { description: 'Its kind.' })
  kind!: string;

  @Field({ description: 'The question itself.' })
  text!: string;

  @Field(() => MarksScalar, { nullable: true, description: 'What a right answer earned.' })
  marks!: Marks | null;

  @Field(() => DateTimeScalar, { description: 'When it was deleted.' })
  deletedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When it is removed for good, thirty days after; null: never, as a submitted paper has it.',
  })
  removedAt!: Date | null;
}

export function toDeletedQuestion({ row, isKept }: TrashedQuestion): DeletedQuestion {
  return {
    id: row.id,
    quizId: row.quizId,
    kind: row.kind,
    text: row.text,
    marks: row.marks,
    deletedAt: row.deletedAt,
    removedAt: removalDate(row.deletedAt, isKept),
  };
}

@ObjectType({ description: 'A part of the deleted questions of a quiz.' })
export class DeletedQuestionPage extends Paged(DeletedQuestion) {}
