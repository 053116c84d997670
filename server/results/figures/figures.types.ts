import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { MAX_EXAM_QUESTIONS } from '../../exams/rules/exam-state.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { ImageType, toImage } from '../../questions/kinds/question-image.types.js';
import { QuestionKindName } from '../../questions/kinds/question.types.js';
import type { Bin } from '../../statistics/distribution.js';
import type { Summary } from '../../statistics/summary.js';
import type { ComputedExamFigures, ComputedQuestionFigures } from './figures-reader.js';

@ObjectType({ description: 'Summary statistics of a list of numbers.' })
export class FigureSummary {
  @Field(() => Float, { description: 'Their mean.' })
  mean!: number;

  @Field(() => Float, { description: 'The median.' })
  median!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The standard deviation, as of a sample (n − 1); null for a single number.',
  })
  standardDeviation!: number | null;

  @Field(() => Float, { description: 'The lowest.' })
  lowest!: number;

  @Field(() => Float, { description: 'The highest.' })
  highest!: number;

  @Field(() => Float, { description: 'The lower quartile.' })
  lowerQuartile!: number;

  @Field(() => Float, { description: 'The upper quartile.' })
  upperQuartile!: number;
}

@ObjectType({ description: 'How many scores lie between two percentages.' })
export class ScoreBin {
  @Field(() => Int, {
    nullable: true,
    description: 'The lower end, included; null: everything below zero.',
  })
  from!: number | null;

  @Field(() => Int, { description: 'The upper end, excluded; the last bin includes 100.' })
  to!: number;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'How often an option was chosen.' })
export class OptionFigures {
  @Field(() => ID, { description: 'Which option.' })
  optionId!: string;

  @Field({ description: 'Its text in this revision.' })
  text!: string;

  @Field(() => ImageType, { nullable: true, description: 'Shown with its text; null without one.' })
  image!: ImageType | null;

  @Field({ description: 'Whether it is the key in this revision.' })
  isCorrect!: boolean;

  @Field(() => Int, { description: 'How often it was chosen.' })
  count!: number;
}

@ObjectType({ description: 'The item analysis of a question of a revision.' })
export class QuestionFigures {
  @Field(() => ID, { description: 'Which question. Its text may have changed since.' })
  questionId!: string;

  @Field(() => QuestionKindName, { description: 'Its kind.' })
  kind!: string;

  @Field(() => Int, { description: 'Its position in the paper, from 1.' })
  place!: number;

  @Field({ description: 'Its text in this revision.' })
  text!: string;

  @Field(() => Int, { description: 'Answers that were right.' })
  right!: number;

  @Field(() => Int, { description: 'Answers that a person gave some of the marks.' })
  partly!: number;

  @Field(() => Int, { description: 'Answers that were wrong.' })
  wrong!: number;

  @Field(() => Int, { description: 'Papers without an answer to it.' })
  blank!: number;

  @Field(() => Int, { description: 'Answers that wait to be marked.' })
  waiting!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'The facility index: the marks given in per cent of the possible ones, over all marked answers; low is hard. Null while none is marked.',
  })
  facility!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'The discrimination index, from −100 to 100: the correlation of its marks with those of the rest of the paper, over completely marked papers. Null where either does not vary.',
  })
  discrimination!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The mean of the marks given; null while none is marked.',
  })
  meanMarks!: number | null;

  @Field(() => [OptionFigures], {
    description: 'Its options in the order of the paper; none where there is nothing to choose.',
  })
  options!: OptionFigures[];
}

@ObjectType({
  description: 'Statistics of an exam: of all submitted attempts except previews. Always current.',
})
export class ExamFigures {
  @Field(() => Int, { description: 'Submitted attempts.' })
  submittedCount!: number;

  @Field(() => Int, {
    description: 'Of those, completely marked ones: scores are of these.',
  })
  markedCount!: number;

  @Field(() => Int, { description: 'Attempts that reach the pass mark they were started under.' })
  passedCount!: number;

  @Field(() => Int, { description: 'Completely marked ones that do not.' })
  failedCount!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Passed attempts in per cent of passed and failed ones; null where there are none.',
  })
  passRate!: number | null;

  @Field(() => FigureSummary, {
    nullable: true,
    description: 'Scores in per cent of the maximum; null while none is marked.',
  })
  scores!: FigureSummary | null;

  @Field(() => [ScoreBin], { description: 'The same scores, counted.' })
  distribution!: ScoreBin[];

  @Field(() => FigureSummary, {
    nullable: true,
    description:
      'Seconds from start to submission, without reopened attempts; null while there are none.',
  })
  times!: FigureSummary | null;

  @Field(() => Int, { description: 'How many attempts these times are of.' })
  timedCount!: number;

  @Field(() => [Int], { description: 'Revisions with submitted attempts, the latest first.' })
  revisions!: number[];

  @Field(() => Int, {
    nullable: true,
    description: 'The revision of these questions; null while none was submitted.',
  })
  revision!: number | null;

  @Field(() => [QuestionFigures], {
    description: 'In the order of the paper.',
    complexity: ({ childComplexity }) => MAX_EXAM_QUESTIONS * childComplexity,
  })
  questions!: QuestionFigures[];
}

export function toExamFigures(figured: ComputedExamFigures): ExamFigures {
  const { passedCount, failedCount, scores, distribution, times } = figured;
  const decided = passedCount + failedCount;
  return {
    submittedCount: figured.submittedCount,
    markedCount: figured.markedCount,
    passedCount,
    failedCount,
    passRate: decided === 0 ? null : (100 * passedCount) / decided,
    scores: scores && toSummary(scores),
    distribution: distribution.map(toBin),
    times: times && toSummary(times),
    timedCount: figured.timedCount,
    revisions: figured.revisions,
    revision: figured.revision,
    questions: figured.questions.map(toQuestionFigures),
  };
}

function toSummary(summary: Summary): FigureSummary {
  const { mean, median, standardDeviation, lowest, highest } = summary;
  const { lowerQuartile, upperQuartile } = summary;
  return { mean, median, standardDeviation, lowest, highest, lowerQuartile, upperQuartile };
}

function toBin({ from, to, count }: Bin): ScoreBin {
  return { from, to, count };
}

function toQuestionFigures(figured: ComputedQuestionFigures): QuestionFigures {
  const { place, question, outcomes, choices } = figured;
  const { id: questionId, kind, text, body } = question;
  const options = kindNamed(kind).choices?.(body) ?? [];
  return {
    questionId,
    kind,
    place,
    text,
    right: outcomes.RIGHT,
    partly: outcomes.PARTLY,
    wrong: outcomes.WRONG,
    blank: outcomes.BLANK,
    waiting: outcomes.WAITING,
    facility: figured.facility,
    discrimination: figured.discrimination,
    meanMarks: figured.meanMarks,
    options: options.map(({ id, text: says, image, isKey }, index) => ({
      optionId: id,
      text: says,
      image: toImage(image),
      isCorrect: isKey,
      count: choices.get(index + 1) ?? 0,
    })),
  };
}
