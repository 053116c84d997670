import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Marks } from '../../marks/fraction.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import { ImageType } from '../../questions/kinds/question-image.types.js';
import { QuestionKindName } from '../../questions/kinds/question.types.js';
import { FigureField, type FigureType } from './figure.types.js';

@ObjectType({ description: 'How often an option was chosen, and by whom.' })
export class OptionFigures {
  @Field(() => ID, { description: 'Which option.' })
  optionId!: string;

  @Field({ description: 'Its text in this revision.' })
  text!: string;

  @Field(() => ImageType, { nullable: true, description: 'Shown with its text; null without one.' })
  image!: ImageType | null;

  @Field({ description: 'Whether it is the key in this revision.' })
  isCorrect!: boolean;

  @Field(() => Int, { description: 'How many attempts chose it.' })
  count!: number;

  @FigureField(
    'From −100 to 100: the correlation of choosing it with the marks for the rest of the paper. For the key it should be positive, for other options negative.',
  )
  discriminationIndex!: FigureType;
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

  @Field(() => Int, { description: 'The attempts that all of these figures are of.' })
  attempts!: number;

  @Field(() => MarksScalar, { description: 'What the best answer earns.' })
  maxMarks!: Marks;

  @Field(() => Int, { description: 'Answers that were right.' })
  right!: number;

  @Field(() => Int, { description: 'Answers that a person gave some of the marks.' })
  partly!: number;

  @Field(() => Int, { description: 'Answers that were wrong.' })
  wrong!: number;

  @Field(() => Int, { description: 'Attempts without an answer to it.' })
  blank!: number;

  @FigureField('The mean of the marks given.')
  meanMarks!: FigureType;

  @FigureField(
    'The facility index: the mean marks in per cent of its marks. Low is hard; below zero where penalties prevail.',
  )
  facility!: FigureType;

  @FigureField('Right answers in per cent of all attempts.')
  rightAnswers!: FigureType;

  @FigureField(
    'The standard deviation of its marks, as of a sample (n − 1), in per cent of its marks.',
  )
  standardDeviation!: FigureType;

  @Field(() => Float, {
    nullable: true,
    description:
      'What a blind guess is expected to earn, in per cent of its marks; null for questions that people mark.',
  })
  guessScore!: number | null;

  @FigureField('Its part in the maximum of the paper, in per cent.')
  intendedWeight!: FigureType;

  @FigureField(
    'Its part in the spread of the scores, in per cent: far from the intended weight, it separates learners more or less than it should.',
  )
  effectiveWeight!: FigureType;

  @FigureField(
    'The discrimination index, from −100 to 100: the correlation of its marks with those of the rest of the paper.',
  )
  discriminationIndex!: FigureType;

  @FigureField(
    'At most 100: how near its discrimination comes to the greatest that its marks allow, in per cent.',
  )
  discriminativeEfficiency!: FigureType;

  @Field(() => [OptionFigures], {
    description: 'Its options in the order of the paper; none where there is nothing to choose.',
  })
  options!: OptionFigures[];
}
