/**
 * The marked answers of an attempt as one text, the column `marked_answers` of its row. Statistics read
 * 10,000 attempts of 60 questions within half a second: 10,000 of these texts are read in that time,
 * 600,000 rows of grades are not. It repeats what the grades say and is written together with the score.
 *
 * One token for each question, in the order of the revision, with blanks between them: the letter of
 * the outcome, the place of the chosen option (from 1, absent for none), a colon, and the exact marks
 * (absent while they wait). For example `R1:1 W3:-1/3 B:0 ?: P:2.5`.
 */
import type { Marks } from '../marks/fraction.js';
import type { Outcome } from '../questions/kinds/question-kind.js';

/** An answer, as far as statistics need it. */
export interface AnswerMarks {
  outcome: Outcome;
  /** The place of the chosen option in the revision, from 1; null for none. */
  choice: number | null;
  /** Null while it waits for marking. */
  marks: Marks | null;
}

const LETTERS: Record<Outcome, string> = {
  RIGHT: 'R',
  PARTLY: 'P',
  WRONG: 'W',
  BLANK: 'B',
  WAITING: '?',
};
const OUTCOMES = new Map(
  Object.entries(LETTERS).map(([outcome, letter]) => [letter, outcome as Outcome]),
);
const TOKEN = /^(?<letter>[RPWB?])(?<choice>\d*):(?<marks>.*)$/u;
const BETWEEN = ' ';

/** @param answers in the order of the revision's questions */
export function writeMarkedAnswers(answers: readonly AnswerMarks[]): string {
  return answers
    .map(({ outcome, choice, marks }) => `${LETTERS[outcome]}${choice ?? ''}:${marks ?? ''}`)
    .join(BETWEEN);
}

/** @returns the tokens, which are few different ones: read each of them once by `readToken` */
export function splitMarkedAnswers(text: string): string[] {
  return text === '' ? [] : text.split(BETWEEN);
}

/** @throws for anything else than a token */
export function readToken(token: string): AnswerMarks {
  const { letter = '', choice = '', marks = '' } = TOKEN.exec(token)?.groups ?? {};
  const outcome = OUTCOMES.get(letter);
  if (!outcome) throw new Error(`This is no marked answer: ${token}`);
  return {
    outcome,
    choice: choice === '' ? null : Number(choice),
    marks: marks === '' ? null : marks,
  };
}
