import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Paged } from '../../core/graphql/paging.js';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import type { Marks } from '../../marks/fraction.js';
import { WrongMarksBasis } from '../../marks/marking-pattern.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import { AdjustmentKind } from '../score-adjustment.entity.js';

registerEnumType(AdjustmentKind, {
  name: 'AdjustmentKind',
  description: 'What staff change about results after an exam.',
  valuesMap: {
    MARKS: { description: 'Marks are added, or taken away.' },
    PASS_MARK: { description: 'Another pass mark applies, or none.' },
    WRONG_MARKS: {
      description:
        'Wrong choices earn something else. What a question says for itself stays, and so do marks by people.',
    },
  },
});

const APPLIES_TO =
  'The only attempt that it applies to; null: all that were started before it was made.';

@InputType({ description: 'A change of results after an exam.' })
export class AdjustmentValueInput {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => ID, { nullable: true, description: APPLIES_TO })
  attemptId?: string | null;

  @Field(() => AdjustmentKind, { description: 'What it changes.' })
  kind!: AdjustmentKind;

  @Field(() => MarksScalar, {
    nullable: true,
    description:
      'Of MARKS: from -1000 to 1000, but not 0. Nobody gets more than the maximum of the paper.',
  })
  marks?: Marks | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Of PASS_MARK: the new one; null: nobody passes or fails.',
  })
  passMark?: number | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description: 'Of WRONG_MARKS: what a wrong choice earns, zero or less.',
  })
  wrongMarks?: Marks | null;

  @Field(() => WrongMarksBasis, {
    nullable: true,
    description: 'Of WRONG_MARKS: whether that is for each question, or for each mark it is worth.',
  })
  wrongMarksBasis?: WrongMarksBasis | null;
}

@InputType({ description: 'An adjustment with its reason.' })
export class MakeAdjustmentInput extends AdjustmentValueInput {
  @Field({
    description: 'Why, at most 500 characters. Learners who may see their score see it.',
  })
  reason!: string;

  @Field({ description: 'Of the preview that was looked at.' })
  stamp!: string;
}

@InputType({ description: 'Which adjustment to undo.' })
export class UndoAdjustmentInput {
  @Field(() => ID, { description: 'Which adjustment.' })
  id!: string;

  @Field({ description: 'Of the preview that was looked at.' })
  stamp!: string;
}

@ObjectType({ description: 'A change of results after an exam. It stays in the list once undone.' })
export class Adjustment {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field(() => AdjustmentKind, { description: 'What it changes.' })
  kind!: AdjustmentKind;

  @Field(() => ID, { nullable: true, description: APPLIES_TO })
  attemptId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of its learner.' })
  learnerName!: string | null;

  @Field(() => MarksScalar, { nullable: true, description: 'Of MARKS: how many are added.' })
  marks!: Marks | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Of PASS_MARK; null: there is none any more.',
  })
  passMark!: number | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description: 'Of WRONG_MARKS: what a wrong choice earns.',
  })
  wrongMarks!: Marks | null;

  @Field(() => WrongMarksBasis, { nullable: true, description: 'Of WRONG_MARKS.' })
  wrongMarksBasis!: WrongMarksBasis | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why; null once the learner of its only attempt was erased.',
  })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who made it; null once the account is gone.',
  })
  madeByName!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was undone.' })
  undoneAt!: Date | null;

  @Field(() => String, { nullable: true, description: 'Who undid it.' })
  undoneByName!: string | null;

  @Field({ description: 'Whether some results are not changed yet.' })
  isPending!: boolean;

  @Field({ description: 'Whether a worker gave up before all results were changed.' })
  hasFailed!: boolean;
}

@ObjectType({ description: 'A page of the adjustments of an exam, the latest first.' })
export class AdjustmentPage extends Paged(Adjustment) {
  @Field(() => Int, { description: 'Submitted attempts that those of all results apply to.' })
  affectedCount!: number;

  @Field(() => Int, { description: 'How many of these have their new results.' })
  adjustedCount!: number;
}

@ObjectType('AdjustedResult', { description: 'A result before and after an adjustment.' })
export class AdjustedResultType {
  @Field(() => ID, { description: 'Which attempt.' })
  attemptId!: string;

  @Field({ description: 'The learner’s name.' })
  learnerName!: string;

  @Field(() => Float, { description: 'The score now, rounded to two decimals.' })
  scoreBefore!: number;

  @Field(() => Float, { description: 'The score with the adjustment.' })
  scoreAfter!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is passed now; null: undecided.',
  })
  isPassedBefore!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it will be.' })
  isPassedAfter!: boolean | null;
}

@ObjectType('AdjustmentPreview', {
  description: 'What an adjustment would do. Nothing is changed yet.',
})
export class AdjustmentPreviewType {
  @Field({
    description: 'To send with the adjustment. It is refused if results have changed since.',
  })
  stamp!: string;

  @Field(() => Int, { description: 'Submitted attempts that it applies to.' })
  attemptCount!: number;

  @Field(() => Int, { description: 'How many get another score.' })
  changedCount!: number;

  @Field(() => Int, { description: 'How many get another score, or pass or fail then.' })
  resultCount!: number;

  @Field(() => Int, { description: 'How many pass that do not now.' })
  newlyPassedCount!: number;

  @Field(() => Int, { description: 'How many fail that do not now.' })
  newlyFailedCount!: number;

  @Field(() => Int, { description: 'How many have passed now.' })
  passedBeforeCount!: number;

  @Field(() => Int, { description: 'How many will have passed.' })
  passedAfterCount!: number;

  @Field(() => [AdjustedResultType], {
    description: 'The first 50 results that change: those that pass or fail then first.',
  })
  results!: AdjustedResultType[];
}
