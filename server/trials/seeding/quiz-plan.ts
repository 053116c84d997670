/** A quiz that is planted, as it is written down here. */
export interface PlannedQuiz {
  title: string;
  /** Question, options, the place of the right one from 1, and why it is right where that is known. */
  mcq: [text: string, options: string[], correctOption: number, why?: string][];
  /** Question, a good answer, and marks. */
  descriptive: [text: string, modelAnswer: string, marks: number][];
}

/** What the licence asks for: whose the questions are, and under which terms. */
export const ATTRIBUTION =
  'From OpenTriviaQA (https://github.com/uberspot/OpenTriviaQA) by uberspot and its contributors, ' +
  'CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).';

/** The same behind an explanation of our own. */
const IN_SHORT = '(Question: OpenTriviaQA, CC BY-SA 4.0.)';

/** Its questions, as they are added. */
export function inputsOf({ mcq, descriptive }: PlannedQuiz) {
  return [
    ...mcq.map(([text, options, correctOption, why]) => ({
      mcq: {
        text,
        options: options.map((option) => ({ text: option })),
        correctOption,
        explanation: why === undefined ? ATTRIBUTION : `${why} ${IN_SHORT}`,
      },
    })),
    ...descriptive.map(([text, modelAnswer, marks]) => ({
      descriptive: { text, modelAnswer, marks },
    })),
  ];
}
