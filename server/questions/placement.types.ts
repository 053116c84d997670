import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../core/graphql/date-time.scalar.js';
import { Paged } from '../core/graphql/paging.js';
import type { Marks } from '../marks/fraction.js';
import { MarksScalar } from '../marks/marks.scalar.js';
import type { Placement } from './placement.entity.js';

@ObjectType('Placement', {
  description:
    'A question in the paper of a quiz. The same question can be in several papers, in the same or in other versions.',
})
export class PlacementType {
  @Field(() => ID, {
    description: 'The id of the question in that paper, as the query `question` takes it.',
  })
  id!: string;

  @Field(() => ID, {
    description:
      'The question itself: the same in all papers that have it. For comparing: operations take the `id`.',
  })
  questionId!: string;

  @Field(() => Int, { description: 'The version of that question that the paper has, from 1.' })
  questionVersion!: number;

  @Field(() => ID, { description: 'The quiz.' })
  quizId!: string;

  @Field(() => MarksScalar, { nullable: true, description: 'What a right answer earns there.' })
  marks!: Marks | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description: 'What a wrong choice earns there: zero or less; null: by the rules of the exam.',
  })
  wrongMarks!: Marks | null;

  @Field(() => DateTimeScalar, {
    description: 'When it was placed; moving it to another quiz keeps this.',
  })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed or moved.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A part of the papers that have a question.' })
export class PlacementPage extends Paged(PlacementType) {}

export function toPlacement(row: Placement): PlacementType {
  const { id, questionId, questionVersion, quizId, marks, wrongMarks, createdAt, updatedAt } = row;
  return { id, questionId, questionVersion, quizId, marks, wrongMarks, createdAt, updatedAt };
}
