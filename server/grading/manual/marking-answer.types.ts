import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../../core/graphql/date-time.scalar.js';
import { Paged } from '../../core/graphql/paging.js';
import {
  AnsweredQuestionType,
  AnswerGrade,
  GivenLevel,
  OutcomeName,
  GradeSourceName,
} from '../../questions/kinds/answered-question.types.js';
import type { Marks } from '../../marks/fraction.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import { excerpt } from '../../questions/kinds/excerpt.js';
import type { Outcome } from '../../questions/kinds/question-kind.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { toAnsweredQuestion } from '../answered-question.mapper.js';
import type { AnswerToMark, GradeStateData } from './marking-answers.service.js';
import type { AnswerAuthor } from './marking-queue.queries.js';
import type { ListedAnswer } from './marking-queue.service.js';
import { MarkingSettingsType, RubricType, toRubric, toSettings } from './marking.types.js';

/** In characters. */
const MAX_EXCERPT = 80;

@ObjectType({ description: 'Whose answer it is, as far as markers may know.' })
export class MarkedLearner {
  @Field(() => ID, { description: 'The id by which markers of this exam know them.' })
  learnerId!: string;

  @Field(() => Int, { description: 'Their number among those who took it, in random order.' })
  number!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Null where the exam is marked without names.',
  })
  name!: string | null;

  @Field(() => Int, { description: 'Of their attempts, from 1.' })
  attempt!: number;
}

@ObjectType({ description: 'An answer in a list of those to mark.' })
export class ListedMarkingAnswer {
  @Field(() => ID, { description: 'For life. It does not disclose whose it is.' })
  id!: string;

  @Field(() => ID, { description: 'To which question.' })
  questionId!: string;

  @Field(() => MarkedLearner, { description: 'Whose.' })
  learner!: MarkedLearner;

  @Field(() => OutcomeName, { description: 'The outcome.' })
  outcome!: Outcome;

  @Field(() => MarksScalar, { nullable: true, description: 'Null while it waits.' })
  marks!: Marks | null;

  @Field(() => MarksScalar, { description: 'What the best answer earns.' })
  maxMarks!: Marks;

  @Field(() => String, {
    nullable: true,
    description: `The beginning of the answer, in one line of at most ${MAX_EXCERPT} characters; null for a blank one.`,
  })
  excerpt!: string | null;
}

@ObjectType({ description: 'A part of the answers to mark.' })
export class MarkingAnswerPage extends Paged(ListedMarkingAnswer) {}

@ObjectType({ description: 'A level that was chosen.' })
export class ChosenLevel extends GivenLevel {
  @Field(() => ID, { description: 'Of which criterion.' })
  criterionId!: string;

  @Field(() => ID, { description: 'Which level. The rubric may not have it any more.' })
  levelId!: string;
}

@ObjectType({ description: 'An answer as markers see it.' })
export class MarkingAnswer {
  @Field(() => ID, { description: 'For life. It does not disclose whose it is.' })
  id!: string;

  @Field(() => ID, { description: 'Of which exam.' })
  quizId!: string;

  @Field(() => MarkedLearner, { description: 'Whose.' })
  learner!: MarkedLearner;

  @Field(() => AnsweredQuestionType, {
    description: 'The question as it was asked, with its key and what was answered.',
  })
  answered!: AnsweredQuestionType;

  @Field(() => Int, { description: 'Counts the changes; marks are sent with it.' })
  version!: number;

  @Field(() => [ChosenLevel], { description: 'The levels that were chosen.' })
  levels!: ChosenLevel[];

  @Field({ description: 'False while its attempt is reopened: then it cannot be marked.' })
  isSubmitted!: boolean;

  @Field(() => Int, {
    description:
      'The number of its question in the paper, from 1. `answered.place` is that of the learner, for whom the order may be another.',
  })
  number!: number;

  @Field({ description: 'Whether you gave its marks.' })
  isMine!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Who else has it open now: first and last name; null for nobody.',
  })
  openWith!: string | null;

  @Field(() => RubricType, { description: 'The current rubric; it may have no criteria.' })
  rubric!: RubricType;

  @Field(() => MarkingSettingsType, { description: 'How the exam is marked.' })
  settings!: MarkingSettingsType;
}

@ObjectType({ description: 'A state that the marks of an answer had, or have.' })
export class GradeState {
  @Field(() => Int, { description: 'Counts the changes.' })
  version!: number;

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
      'Since when. Null for the rule where the exam is marked without names: it would disclose the time of submission.',
  })
  gradedAt!: Date | null;

  @Field(() => OutcomeName, { description: 'The outcome of the answer.' })
  outcome!: Outcome;

  @Field(() => MarksScalar, { nullable: true, description: 'Null while it waited.' })
  marks!: Marks | null;

  @Field(() => MarksScalar, { description: 'What the best answer earned.' })
  maxMarks!: Marks;

  @Field(() => String, { nullable: true, description: 'The comment of the marker.' })
  comment!: string | null;

  @Field(() => [GivenLevel], { description: 'The levels of the rubric that were chosen.' })
  levels!: GivenLevel[];

  @Field(() => String, { nullable: true, description: 'Why existing marks were changed.' })
  reason!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The answer at that time, as text; null for no answer.',
  })
  answer!: string | null;
}

function toMarkedLearner(learner: AnswerAuthor, isAnonymous: boolean): MarkedLearner {
  const { aliasId, number, name, attempt } = learner;
  return { learnerId: aliasId, number, name: isAnonymous ? null : name, attempt };
}

export function toListedAnswer(listed: ListedAnswer): ListedMarkingAnswer {
  const { id, questionId, outcome, marks, maxMarks, isAnonymous, text } = listed;
  const learner = toMarkedLearner(listed, isAnonymous);
  const beginning = excerpt(text ?? '', MAX_EXCERPT) || null;
  return { id, questionId, learner, outcome, marks, maxMarks, excerpt: beginning };
}

/** The only mapper of answers to markers: leaves names out where markers must not know them. */
export function toMarkingAnswer(answer: AnswerToMark): MarkingAnswer {
  const { grade, settings, rubric, rules, isSubmitted, learner, openWith, viewerId } = answer;
  const answered = toAnsweredQuestion(answer, rules, isSubmitted);
  return {
    id: grade.id,
    quizId: grade.quizId,
    learner: toMarkedLearner(learner, settings.isAnonymous),
    answered: settings.isAnonymous ? withoutTimes(answered) : answered,
    version: grade.version,
    number: answer.number,
    levels: (grade.rubric ?? []).map(({ criterionId, criterion, levelId, level, marks }) => ({
      ...{ criterionId, criterion, levelId, level, marks },
    })),
    isSubmitted: isSubmitted,
    isMine: grade.markedBy === viewerId,
    openWith,
    rubric: toRubric(rubric),
    settings: toSettings(settings),
  };
}

/** Removes times: other pages show them with names. */
function withoutTimes(answered: AnsweredQuestionType): AnsweredQuestionType {
  const { grade } = answered;
  if (grade) grade.gradedAt = visibleTime(grade, true);
  return Object.assign(answered, { savedAt: null });
}

/** The rule marks on submission, so its time is that of the submission. */
function visibleTime(
  { source, gradedAt }: Pick<AnswerGrade, 'source' | 'gradedAt'>,
  isAnonymous: boolean,
): Date | null {
  return isAnonymous && source === 'RULE' ? null : gradedAt;
}

export function toGradeState(state: GradeStateData): GradeState {
  const { version, source, markerName, outcome, marks, maxMarks } = state;
  const { comment, rubric, reason, response, question, optionIds } = state;
  const kind = kindNamed(question.kind);
  return {
    ...{
      version,
      source,
      markedBy: markerName,
      gradedAt: visibleTime(state, state.isAnonymous),
      outcome,
      marks,
      maxMarks,
      comment,
      reason,
    },
    levels: (rubric ?? []).map(({ criterion, level, marks }) => ({ criterion, level, marks })),
    answer: answerText(kind.presentAnswered(response, question.body, optionIds)),
  };
}

/** The answer as text: what was written, or the chosen options. */
function answerText(presented: object): string | null {
  const { answer, options } = presented as {
    answer?: string | null;
    options?: { text: string; isChosen: boolean }[];
  };
  if (answer !== undefined) return answer;
  const chosen = (options ?? []).filter(({ isChosen }) => isChosen).map(({ text }) => text);
  return chosen.length > 0 ? chosen.join('\n') : null;
}
