import type { Marks } from '../../marks/fraction.js';
/** The plan of a seeded quiz. */
export interface PlannedQuiz {
  title: string;
  /** Question, options, the position of the right one from 1, and an optional explanation. */
  mcq: [text: string, options: string[], correctOption: number, why?: string][];
  /** Question, model answer, and marks. */
  descriptive: [text: string, modelAnswer: string, marks: Marks][];
}

/** The attribution that the licence requires. */
export const ATTRIBUTION =
  'From OpenTriviaQA (https://github.com/uberspot/OpenTriviaQA) by uberspot and its contributors, ' +
  'CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).';

/** A short form of it, after an explanation of our own. */
const SHORT_ATTRIBUTION = '(Question: OpenTriviaQA, CC BY-SA 4.0.)';

/** The inputs of its questions for `QuestionService.add`. */
export function toQuestionInputs({ mcq, descriptive }: PlannedQuiz) {
  return [
    ...mcq.map(([text, options, correctOption, why]) => ({
      mcq: {
        text,
        options: options.map((option) => ({ text: option })),
        correctOption,
        explanation: why === undefined ? ATTRIBUTION : `${why} ${SHORT_ATTRIBUTION}`,
      },
    })),
    ...descriptive.map(([text, modelAnswer, marks]) => ({
      descriptive: { text, modelAnswer, marks },
    })),
  ];
}
