import { Field, Float, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import type { Marks } from '../../marks/fraction.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import { MarkingState } from './marking-queue.queries.js';
import { MAX_COMMENT, MAX_CRITERIA, MAX_LEVELS } from './marking.validation.js';

registerEnumType(MarkingState, {
  name: 'MarkingState',
  description: 'Which answers to mark.',
  valuesMap: {
    WAITING: { description: 'Those without marks.' },
    MARKED: { description: 'Those that a person has marked.' },
    ALL: { description: 'Both.' },
    MINE: { description: 'Those that you have marked, or begun to.' },
  },
});

@InputType({ description: 'Which answers of an exam: of a question, of a learner, or all.' })
export class MarkingScopeInput {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => ID, { nullable: true, description: 'Only answers to this question.' })
  questionId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only answers of this learner.' })
  learnerId?: string | null;
}

@InputType({ description: 'How an exam is to be marked.' })
export class SetMarkingSettingsInput {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => Int, { description: 'As it was read.' })
  version!: number;

  @Field({ description: 'Whether markers do not see whose answers they read.' })
  isAnonymous!: boolean;

  @Field(() => Float, {
    description: 'Marks are multiples of it: 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5 or 10.',
  })
  step!: number;
}

@InputType({ description: 'A level of a criterion.' })
export class RubricLevelInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of an existing level; none for a new one.',
  })
  id?: string | null;

  @Field({ description: 'What an answer of this level is like, at most 500 characters.' })
  label!: string;

  @Field(() => MarksScalar, { description: 'What it is worth.' })
  marks!: Marks;
}

@InputType({ description: 'A criterion of a rubric.' })
export class CriterionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of an existing one; none for a new one.',
  })
  id?: string | null;

  @Field({ description: 'Its name, at most 200 characters.' })
  name!: string;

  @Field(() => [RubricLevelInput], { description: `From 1 to ${MAX_LEVELS}.` })
  levels!: RubricLevelInput[];
}

@InputType({ description: 'The rubric for the answers to a question.' })
export class SetRubricInput {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => ID, { description: 'Which question of it.' })
  questionId!: string;

  @Field(() => Int, { description: 'As it was read; 1 where there was none.' })
  version!: number;

  @Field({ description: 'Whether marks are the sum of the levels and nothing else.' })
  isBinding!: boolean;

  @Field(() => [CriterionInput], { description: `At most ${MAX_CRITERIA}; none: no rubric.` })
  criteria!: CriterionInput[];
}

@InputType({ description: 'A reusable remark.' })
export class AddRemarkInput {
  @Field(() => ID, { description: 'Of which exam.' })
  quizId!: string;

  @Field({
    description: 'Inserts it when typed; at most 20 characters without blanks, unique in the exam.',
  })
  shortcut!: string;

  @Field({ description: 'What it says, at most 1,000 characters.' })
  text!: string;
}

@InputType({ description: 'A change of a remark.' })
export class UpdateRemarkInput {
  @Field(() => ID, { description: 'Which remark.' })
  id!: string;

  @Field(() => Int, { description: 'As it was read.' })
  version!: number;

  @Field({
    description: 'Inserts it when typed; at most 20 characters without blanks, unique in the exam.',
  })
  shortcut!: string;

  @Field({ description: 'What it says, at most 1,000 characters.' })
  text!: string;
}

@InputType({ description: 'A level that is chosen.' })
export class ChosenLevelInput {
  @Field(() => ID, { description: 'Of which criterion.' })
  criterionId!: string;

  @Field(() => ID, { description: 'Which level.' })
  levelId!: string;
}

@InputType({ description: 'The marks of an answer.' })
export class MarkAnswerInput {
  @Field(() => ID, { description: 'Which answer.' })
  id!: string;

  @Field(() => Int, { description: 'As it was read.' })
  version!: number;

  @Field(() => MarksScalar, {
    nullable: true,
    description: 'From 0 to the marks of the question, in steps of the exam; null: it waits.',
  })
  marks?: Marks | null;

  @Field(() => String, {
    nullable: true,
    description: `For the learner, at most ${MAX_COMMENT} characters; none when it is left out.`,
  })
  comment?: string | null;

  @Field(() => [ChosenLevelInput], {
    nullable: true,
    description: 'The levels of the rubric, at most one of each criterion; none when left out.',
  })
  levels?: ChosenLevelInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why, at most 500 characters. Needed to change marks that the key gave.',
  })
  reason?: string | null;

  @Field({
    defaultValue: false,
    description:
      'Autosaved while you type: your next change is part of the same entry of its history.',
  })
  isTyped!: boolean;
}

@InputType({ description: 'Which answer to mark by the key and the rule again.' })
export class ReturnToRuleInput {
  @Field(() => ID, { description: 'Which answer.' })
  id!: string;

  @Field(() => Int, { description: 'As it was read.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Why, at most 500 characters.' })
  reason?: string | null;
}
