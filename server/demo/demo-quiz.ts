/** A quiz of the demonstration, as it is written down here. */
export interface DemoQuiz {
  title: string;
  /** Question, options, and the place of the right one from 1. */
  mcq: [text: string, options: string[], correctOption: number][];
  /** Question, a good answer, and marks. */
  descriptive: [text: string, modelAnswer: string, marks: number][];
}

/** What the licence asks for: whose the questions are, and under which terms. */
export const ATTRIBUTION =
  'From OpenTriviaQA (https://github.com/uberspot/OpenTriviaQA) by uberspot and its contributors, ' +
  'CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).';
