import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import { Paged } from '../../core/graphql/paging.js';
import type { Marks } from '../../marks/fraction.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import { QuestionKindName } from '../../questions/kinds/question.types.js';
import type {
  LearnerProgress,
  MarkingOverview,
  QuestionProgress,
} from './marking-overview.service.js';
import type { MarkingSettings, Rubric } from './marking-settings.entity.js';
import type { Remark } from './remark.entity.js';

/** Hardly any exam has more questions that a person marks. */
const USUAL_QUESTIONS = 50;
/** Hardly any rubric has more criteria, or a criterion more levels. */
const USUAL_CRITERIA = 5;

@ObjectType('MarkingSettings', { description: 'How an exam is marked.' })
export class MarkingSettingsType {
  @Field({ description: 'Whether markers do not see whose answers they read.' })
  isAnonymous!: boolean;

  @Field(() => Float, { description: 'Marks are multiples of it.' })
  step!: number;

  @Field(() => Int, { description: 'Counts the changes.' })
  version!: number;
}

@ObjectType('RubricLevel', { description: 'A level of a criterion.' })
export class RubricLevelType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field({ description: 'What an answer of this level is like.' })
  label!: string;

  @Field(() => MarksScalar, { description: 'What it is worth.' })
  marks!: Marks;
}

@ObjectType('Criterion', { description: 'A criterion of a rubric.' })
export class CriterionType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field({ description: 'Its name.' })
  name!: string;

  @Field(() => [RubricLevelType], {
    description: 'In their order.',
    complexity: ({ childComplexity }) => USUAL_CRITERIA * childComplexity,
  })
  levels!: RubricLevelType[];
}

@ObjectType('Rubric', { description: 'The rubric for the answers to a question.' })
export class RubricType {
  @Field(() => ID, { description: 'Which question.' })
  questionId!: string;

  @Field({ description: 'Whether marks are the sum of the levels and nothing else.' })
  isBinding!: boolean;

  @Field(() => [CriterionType], {
    description: 'In their order; none: there is no rubric.',
    complexity: ({ childComplexity }) => USUAL_CRITERIA * childComplexity,
  })
  criteria!: CriterionType[];

  @Field(() => Int, { description: 'Counts the changes; 1 where there was none yet.' })
  version!: number;
}

@ObjectType('Remark', { description: 'A remark that all markers of an exam share.' })
export class RemarkType {
  @Field(() => ID, { description: 'For life.' })
  id!: string;

  @Field({ description: 'Typed to insert it.' })
  shortcut!: string;

  @Field({ description: 'What it says.' })
  text!: string;

  @Field(() => Int, { description: 'Counts the changes.' })
  version!: number;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'The marking progress of a question.' })
export class MarkingQuestion {
  @Field(() => ID, { description: 'Which question.' })
  questionId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Its number in the latest paper, from 1; null where that no longer has it.',
  })
  number!: number | null;

  @Field(() => QuestionKindName, { description: 'Its kind.' })
  kind!: string;

  @Field({ description: 'The question itself, as its latest paper asks it.' })
  text!: string;

  @Field(() => Int, { description: 'Answers without marks.' })
  waitingCount!: number;

  @Field(() => Int, { description: 'Answers that a person has marked.' })
  markedCount!: number;

  @Field(() => Int, { description: 'Of those, yours.' })
  mineCount!: number;

  @Field(() => RubricType, { nullable: true, description: 'Null while none was written.' })
  rubric!: RubricType | null;
}

@ObjectType({ description: 'The marking progress and settings of an exam.' })
export class Marking {
  @Field(() => ID, { description: 'Which exam.' })
  quizId!: string;

  @Field(() => MarkingSettingsType, { description: 'How it is marked.' })
  settings!: MarkingSettingsType;

  @Field({
    description:
      'Whether you see and mark only what is assigned to you, which may be nothing: the counts and the questions are of that.',
  })
  isPart!: boolean;

  @Field(() => Int, { description: 'Answers without marks.' })
  waitingCount!: number;

  @Field(() => Int, { description: 'Answers that a person has marked.' })
  markedCount!: number;

  @Field(() => [MarkingQuestion], {
    description:
      'Questions that a person marks, in the order of the paper; then those of earlier papers.',
    complexity: ({ childComplexity }) => USUAL_QUESTIONS * childComplexity,
  })
  questions!: MarkingQuestion[];

  @Field(() => [RemarkType], {
    description: 'By their shortcuts, at most 100.',
    complexity: ({ childComplexity }) => 100 * childComplexity,
  })
  remarks!: RemarkType[];
}

@ObjectType({ description: 'The marking progress of a learner.' })
export class MarkingLearner {
  @Field(() => ID, { description: 'The id by which markers of this exam know them.' })
  learnerId!: string;

  @Field(() => Int, { description: 'Their number among those who took it, in random order.' })
  number!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Null where the exam is marked without names.',
  })
  name!: string | null;

  @Field(() => Int, { description: 'Answers without marks.' })
  waitingCount!: number;

  @Field(() => Int, { description: 'Answers that a person has marked.' })
  markedCount!: number;
}

@ObjectType({ description: 'A page of learners whose answers are marked.' })
export class MarkingLearnerPage extends Paged(MarkingLearner) {}

export function toSettings({ isAnonymous, step, version }: MarkingSettings): MarkingSettingsType {
  return { isAnonymous, step, version };
}

export function toRubric({ questionId, isBinding, criteria, version }: Rubric): RubricType {
  return {
    questionId,
    isBinding,
    version,
    criteria: criteria.map(({ id, name, levels }) => ({
      id,
      name,
      levels: levels.map(({ id, label, marks }) => ({ id, label, marks })),
    })),
  };
}

export function toRemark({ id, shortcut, text, version, updatedAt }: Remark): RemarkType {
  return { id, shortcut, text, version, updatedAt };
}

export function toMarking({ settings, isPart, questions, remarks }: MarkingOverview): Marking {
  const total = (count: (one: QuestionProgress) => number): number =>
    questions.reduce((sum, one) => sum + count(one), 0);
  return {
    quizId: settings.quizId,
    settings: toSettings(settings),
    isPart,
    waitingCount: total(({ waiting }) => waiting),
    markedCount: total(({ marked }) => marked),
    questions: questions.map(({ question, number, rubric, waiting, marked, mine }) => ({
      questionId: question.id,
      number,
      kind: question.kind,
      text: question.text,
      waitingCount: waiting,
      markedCount: marked,
      mineCount: mine,
      rubric: rubric && toRubric(rubric),
    })),
    remarks: remarks.map(toRemark),
  };
}

export function toMarkingLearner(learner: LearnerProgress): MarkingLearner {
  const { aliasId, number, name, isAnonymous, waiting, marked } = learner;
  return {
    learnerId: aliasId,
    number,
    name: isAnonymous ? null : name,
    waitingCount: waiting,
    markedCount: marked,
  };
}
