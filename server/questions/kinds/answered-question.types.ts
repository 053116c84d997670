import { Field, ID, Int, InterfaceType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import type { Marks } from '../../marks/fraction.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import type { Outcome } from './question-kind.js';
import { ImageType } from './question-image.types.js';
import { QuestionKindName } from './question.types.js';

export const OutcomeName: Record<Outcome, Outcome> = {
  RIGHT: 'RIGHT',
  PARTLY: 'PARTLY',
  WRONG: 'WRONG',
  BLANK: 'BLANK',
  WAITING: 'WAITING',
};

registerEnumType(OutcomeName, {
  name: 'Outcome',
  description: 'What became of an answer.',
  valuesMap: {
    RIGHT: { description: 'It is the key, or a person gave it all marks.' },
    PARTLY: { description: 'A person gave it some of the marks.' },
    WRONG: { description: 'It is not the key, or a person gave it no marks.' },
    BLANK: { description: 'There is none.' },
    WAITING: { description: 'A person has to mark it.' },
  },
});

export const GradeSourceName: Record<GradeSourceName, GradeSourceName> = {
  RULE: 'RULE',
  MARKER: 'MARKER',
};

export type GradeSourceName = 'RULE' | 'MARKER';

registerEnumType(GradeSourceName, {
  name: 'GradeSource',
  description: 'Who an answer has its marks from.',
  valuesMap: {
    RULE: { description: 'The key and the rule of the exam; of what waits, nobody yet.' },
    MARKER: { description: 'A person.' },
  },
});

@ObjectType({ description: 'A level of a rubric as it was when it was chosen.' })
export class GivenLevel {
  @Field({ description: 'What was looked at.' })
  criterion!: string;

  @Field({ description: 'What was found.' })
  level!: string;

  @Field(() => MarksScalar, { description: 'What that was worth then.' })
  marks!: Marks;
}

@ObjectType('GivenGrade', { description: 'What the marks of an answer came from.' })
export class AnswerGrade {
  @Field(() => ID, { description: 'What the answer is called by those who mark it.' })
  answerId!: string;

  @Field(() => GradeSourceName, { description: 'Who gave the marks.' })
  source!: GradeSourceName;

  @Field(() => String, {
    nullable: true,
    description: 'First and last name; null for the rule, and once they are gone.',
  })
  markedBy!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When. Null for the rule before those who mark without names: it would reveal when it was submitted.',
  })
  gradedAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'What the marker says to it.' })
  comment!: string | null;

  @Field(() => [GivenLevel], { description: 'The levels of the rubric that were chosen.' })
  levels!: GivenLevel[];

  @Field(() => String, {
    nullable: true,
    description: 'Why marks that stood already were changed.',
  })
  reason!: string | null;

  @Field(() => Int, { description: 'Counts the changes.' })
  version!: number;
}

/** It has no field `id`: clients that cache records by id would take it for the question itself. */
@InterfaceType('AnsweredQuestion', {
  description: 'A question of a revision, with the answer of a candidate.',
  resolveType: (question: AnsweredQuestionType) => question.typeName,
})
export abstract class AnsweredQuestionType {
  @Field(() => ID, { description: 'Which question. It may say something else by now.' })
  questionId!: string;

  @Field(() => QuestionKindName, { description: 'Its kind.' })
  kind!: string;

  @Field(() => Int, { description: 'Where the learner was shown it, from 1.' })
  place!: number;

  @Field({ description: 'The question itself.' })
  text!: string;

  @Field(() => ImageType, { nullable: true, description: 'Shown with its text; null without one.' })
  image!: ImageType | null;

  @Field({ description: 'Whether the learner marked it to come back to.' })
  isFlagged!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When its answer was last saved; null when none ever was.',
  })
  savedAt!: Date | null;

  @Field(() => OutcomeName, {
    nullable: true,
    description: 'What became of the answer; null until it was submitted.',
  })
  outcome!: Outcome | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description:
      'What was given for it, below zero where a wrong choice takes marks away; null while there are no marks.',
  })
  marks!: Marks | null;

  @Field(() => MarksScalar, { description: 'What the best answer earns.' })
  maxMarks!: Marks;

  @Field(() => MarksScalar, { description: 'What a wrong choice earns: zero or less.' })
  wrongMarks!: Marks;

  @Field(() => AnswerGrade, {
    nullable: true,
    description: 'What the marks came from; null until it was submitted.',
  })
  grade!: AnswerGrade | null;

  /** The GraphQL type of its kind; not a field of the schema. */
  typeName!: string;
}
