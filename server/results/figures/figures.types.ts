import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MAX_EXAM_QUESTIONS } from '../../exams/rules/exam-state.js';
import type { Marks } from '../../marks/fraction.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import { AttemptSet } from './attempt-set.js';
import { FigureField, type FigureType } from './figure.types.js';
import { QuestionFigures } from './question-figures.types.js';

registerEnumType(AttemptSet, {
  name: 'AttemptSet',
  description: 'Which of a candidate’s submitted attempts count.',
  valuesMap: {
    FIRST: { description: 'The first.' },
    LAST: { description: 'The last.' },
    BEST: {
      description:
        'The one with the highest share of its maximum among those that are marked completely, the earlier on a tie; the first while none is.',
    },
    ALL: { description: 'All of them.' },
  },
});

@ObjectType({ description: 'Summary statistics of numbers, one for each attempt.' })
export class FigureSummary {
  @Field(() => Int, { description: 'The attempts that all of these figures are of.' })
  attempts!: number;

  @FigureField('The mean.')
  mean!: FigureType;

  @FigureField('The lowest.')
  lowest!: FigureType;

  @FigureField('The lower quartile: a quarter are below it.')
  lowerQuartile!: FigureType;

  @FigureField('The median: half are below it.')
  median!: FigureType;

  @FigureField('The upper quartile: a quarter are above it.')
  upperQuartile!: FigureType;

  @FigureField('The highest.')
  highest!: FigureType;

  @FigureField('The standard deviation, as of a sample (n − 1).')
  standardDeviation!: FigureType;
}

@ObjectType({ description: 'Summary statistics of scores.' })
export class ScoreFigures extends FigureSummary {
  @FigureField(
    'The skewness: negative where low scores have the longer tail, 0 for a symmetric distribution.',
  )
  skewness!: FigureType;

  @FigureField(
    'The excess kurtosis: 0 for a normal distribution, negative where scores are spread evenly.',
  )
  kurtosis!: FigureType;
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

@ObjectType({ description: 'How far the questions of a paper measure the same.' })
export class ReliabilityFigures {
  @Field(() => Int, { description: 'The attempts that all of these figures are of.' })
  attempts!: number;

  @FigureField(
    'The coefficient of internal consistency (Cronbach’s alpha) in per cent: above 75 is good; it may be negative.',
  )
  internalConsistency!: FigureType;

  @FigureField('The part of the spread of scores that is due to chance, in per cent.')
  errorRatio!: FigureType;

  @FigureField(
    'The standard error in marks: two thirds of learners scored within it of what they can do.',
  )
  standardError!: FigureType;

  @FigureField('The standard error in per cent of the maximum.')
  standardErrorPercent!: FigureType;
}

@ObjectType({
  description: 'Statistics of an exam: of the attempts of a set, without previews.',
})
export class ExamFigures {
  @Field(() => AttemptSet, {
    description: 'Which attempts of each candidate these figures are of.',
  })
  set!: AttemptSet;

  @Field(() => Int, { description: 'All submitted attempts.' })
  submittedCount!: number;

  @Field(() => Int, { description: 'Of those, the attempts of the set.' })
  chosenCount!: number;

  @Field(() => Int, {
    description: 'Of those, completely marked ones: all figures are of these.',
  })
  markedCount!: number;

  @Field(() => Int, { description: 'Attempts of the set with answers that wait to be marked.' })
  waitingCount!: number;

  @Field(() => Int, { description: 'Attempts that reach the pass mark they were started under.' })
  passedCount!: number;

  @Field(() => Int, { description: 'Attempts that do not reach it.' })
  failedCount!: number;

  @Field(() => Int, { description: 'Attempts with a pass mark: the pass rate is of these.' })
  decidedCount!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Passed attempts in per cent of those with a pass mark; null where there are none.',
  })
  passRate!: number | null;

  @Field(() => ScoreFigures, {
    description: 'Scores in per cent of each attempt’s own maximum, before they are rounded.',
  })
  scores!: ScoreFigures;

  @Field(() => [ScoreBin], { description: 'The same scores, counted.' })
  distribution!: ScoreBin[];

  @Field(() => FigureSummary, {
    description: 'Seconds from start to submission, without reopened attempts.',
  })
  times!: FigureSummary;

  @Field(() => [Int], { description: 'Revisions with submitted attempts, the latest first.' })
  revisions!: number[];

  @Field(() => Int, {
    nullable: true,
    description: 'The revision of everything below; null while none was submitted.',
  })
  revision!: number | null;

  @Field(() => Int, {
    description:
      'Attempts with this revision that are left out below, because other rules about marks applied to them than to most.',
  })
  otherRulesCount!: number;

  @Field(() => MarksScalar, { description: 'What the best answers to all questions earn.' })
  maxScore!: Marks;

  @Field(() => ReliabilityFigures, { description: 'How exact the scores are.' })
  reliability!: ReliabilityFigures;

  @Field(() => [QuestionFigures], {
    description: 'In the order of the paper.',
    complexity: ({ childComplexity }) => MAX_EXAM_QUESTIONS * childComplexity,
  })
  questions!: QuestionFigures[];
}

@ObjectType({ description: 'Figures of an exam, or how far a worker is with computing them.' })
export class FiguresState {
  @Field(() => Int, { description: 'How much is done, in per cent; 100 with figures.' })
  progress!: number;

  @Field(() => ExamFigures, {
    nullable: true,
    description: 'The figures; null while they are computed: ask again in a second.',
  })
  figures!: ExamFigures | null;
}
