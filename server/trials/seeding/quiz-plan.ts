import type { Marks } from '../../marks/fraction.js';
/** The plan of a seeded quiz. */
export interface PlannedQuiz {
  title: string;
  /** Question, options, the position of the right one from 1, and an explanation of our own. */
  mcq: [text: string, options: string[], correctOption: number, explanation: string][];
  /** Question, model answer, and marks. */
  descriptive: [text: string, modelAnswer: string, marks: Marks][];
}

/**
 * The attribution that the licence requires, on the console of `npm run demo`. Visitors see it on `/demo`, staff on
 * the page About Us.
 */
export const ATTRIBUTION =
  'From OpenTriviaQA (https://github.com/uberspot/OpenTriviaQA) by uberspot and its contributors, ' +
  'CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/), as a selection. The explanations are ours.';

/** The inputs of its questions for `QuestionService.add`. */
export function toQuestionInputs({ mcq, descriptive }: PlannedQuiz) {
  return [
    ...mcq.map(([text, options, correctOption, explanation]) => ({
      mcq: {
        text,
        options: options.map((option) => ({ text: option })),
        correctOption,
        explanation,
      },
    })),
    ...descriptive.map(([text, modelAnswer, marks]) => ({
      descriptive: { text, modelAnswer, marks },
    })),
  ];
}
