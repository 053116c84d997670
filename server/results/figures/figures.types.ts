import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { MAX_EXAM_QUESTIONS } from '../../exams/exam-state.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { ImageType, toImage } from '../../questions/question-image.types.js';
import { QuestionKindName } from '../../questions/question.types.js';
import type { ExamFigured, QuestionFigured } from './figures-reader.js';
import type { Bin, Summary } from './statistics.js';

@ObjectType({ description: 'What a list of numbers is like.' })
export class FigureSummary {
  @Field(() => Float, { description: 'Their mean.' })
  mean!: number;

  @Field(() => Float, { description: 'Half are at most this.' })
  median!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'How far they lie from the mean, as a sample (n − 1); null of a single one.',
  })
  standardDeviation!: number | null;

  @Field(() => Float, { description: 'The lowest.' })
  lowest!: number;

  @Field(() => Float, { description: 'The highest.' })
  highest!: number;

  @Field(() => Float, { description: 'A quarter are at most this.' })
  lowerQuartile!: number;

  @Field(() => Float, { description: 'Three quarters are at most this.' })
  upperQuartile!: number;
}

@ObjectType({ description: 'How many scores lie between two percentages.' })
export class ScoreBin {
  @Field(() => Int, { nullable: true, description: 'From this on; null: whatever is below zero.' })
  from!: number | null;

  @Field(() => Int, { description: 'Below this; of the last, 100 is one of them.' })
  to!: number;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ description: 'How often an option was chosen.' })
export class OptionFigures {
  @Field(() => ID, { description: 'Which option.' })
  optionId!: string;

  @Field({ description: 'What it said in this revision.' })
  text!: string;

  @Field(() => ImageType, { nullable: true, description: 'Shown with its text; null without one.' })
  image!: ImageType | null;

  @Field({ description: 'Whether it is the key of this revision.' })
  isCorrect!: boolean;

  @Field(() => Int, { description: 'How often it was chosen.' })
  count!: number;
}

@ObjectType({ description: 'What became of a question of a revision.' })
export class QuestionFigures {
  @Field(() => ID, { description: 'Which question. It may say something else by now.' })
  questionId!: string;

  @Field(() => QuestionKindName, { description: 'Its kind.' })
  kind!: string;

  @Field(() => Int, { description: 'Where the paper has it, from 1.' })
  place!: number;

  @Field({ description: 'What it asks in this revision.' })
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
      'The facility index: what was given in per cent of what could be, over all that are marked; low is hard. Null while none is.',
  })
  facility!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'The discrimination index, from −100 to 100: the correlation of its marks with those of the rest of the paper, over papers that are marked wholly. Null where either does not vary.',
  })
  discrimination!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The mean of the marks given; null while none are.',
  })
  meanMarks!: number | null;

  @Field(() => [OptionFigures], {
    description: 'Its options in the order of the paper; none where there is nothing to choose.',
  })
  options!: OptionFigures[];
}

@ObjectType({
  description:
    'What became of an exam: of all attempts that were handed in, previews aside. It is always as of now.',
})
export class ExamFigures {
  @Field(() => Int, { description: 'Attempts that were handed in.' })
  submittedCount!: number;

  @Field(() => Int, {
    description: 'Of those, with nothing that waits to be marked: scores are of these.',
  })
  markedCount!: number;

  @Field(() => Int, { description: 'Attempts that reach the pass mark they were started under.' })
  passedCount!: number;

  @Field(() => Int, { description: 'Those that do not, with nothing that waits.' })
  failedCount!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Those that passed, in per cent of both; null where nobody passes or fails.',
  })
  passRate!: number | null;

  @Field(() => FigureSummary, {
    nullable: true,
    description: 'Scores in per cent of what could be earned; null while none is marked.',
  })
  scores!: FigureSummary | null;

  @Field(() => [ScoreBin], { description: 'The same scores, counted.' })
  distribution!: ScoreBin[];

  @Field(() => FigureSummary, {
    nullable: true,
    description:
      'Seconds from the start to handing in, without attempts that were reopened; null while there are none.',
  })
  times!: FigureSummary | null;

  @Field(() => Int, { description: 'How many attempts these times are of.' })
  timedCount!: number;

  @Field(() => [Int], { description: 'Revisions that were handed in, the latest first.' })
  revisions!: number[];

  @Field(() => Int, {
    nullable: true,
    description: 'Whose questions these are; null while none was handed in.',
  })
  revision!: number | null;

  @Field(() => [QuestionFigures], {
    description: 'In the order of the paper.',
    complexity: ({ childComplexity }) => MAX_EXAM_QUESTIONS * childComplexity,
  })
  questions!: QuestionFigures[];
}

export function toExamFigures(figured: ExamFigured): ExamFigures {
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

function toQuestionFigures(figured: QuestionFigured): QuestionFigures {
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
