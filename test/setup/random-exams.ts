/** Random exams and answers, and their marks, computed without the application. */
import { ratioOf, textOf, timesRatio } from './plain-marks.js';

/** From 0 to 1, as Math.random. */
export type Random = () => number;

export interface PlannedQuestion {
  text: string;
  /** Null for none of its own. */
  marks: string | null;
  /** Of a wrong choice; null: by the rules of the exam. */
  wrongMarks: string | null;
  /** Texts of the options and the place of the right one; null: descriptive. */
  choice: { options: string[]; right: number } | null;
}

export interface PlannedExam {
  questions: PlannedQuestion[];
  /** Null: each question its own. */
  marksPerQuestion: string | null;
  wrongMarks: string;
  wrongMarksBasis: 'QUESTION' | 'MARK';
}

/** The place of an option, or a text. Null: taken back. Undefined: never answered. */
export type PlannedAnswer = number | string | null | undefined;

/** Exact marks, as they are stored. */
export interface Expected {
  outcome: string;
  marks: string | null;
  maxMarks: string;
}

const ESSAYS = ['Because.', '', '  \n\t', 'क्योंकि', 'x'.repeat(3_000), '<b>5</b>', ' a '];

/** @param essays the share of descriptive questions */
export function anyExam(random: Random, number: number, essays = 0.25): PlannedExam {
  const below = (count: number) => Math.floor(random() * count);
  const text = (over: number, under: number) => textOf([BigInt(over), BigInt(under)]);
  const oneOf = (values: readonly number[]) => values[below(values.length)] ?? 1;
  const anyMarks = () => {
    if (random() < 0.3) return text(1 + below(60), oneOf([3, 6, 7]));
    return text(1 + below(random() < 0.5 ? 1_000 : 100_000), 100);
  };
  const anyWrongMarks = () => {
    if (random() < 0.3) return '0';
    return random() < 0.5 ? text(-1 - below(9), oneOf([2, 3, 4, 8])) : text(-1 - below(300), 100);
  };
  const questions = Array.from({ length: 1 + below(12) }, (_, index): PlannedQuestion => {
    const named = { text: `${number}.${index}?`, marks: random() < 0.3 ? null : anyMarks() };
    if (random() < essays) return { ...named, wrongMarks: null, choice: null };
    const wrongMarks = random() < 0.2 ? anyWrongMarks() : null;
    const options = Array.from({ length: 2 + below(9) }, (_, place) => `option ${place}`);
    return { ...named, wrongMarks, choice: { options, right: below(options.length) } };
  });
  return {
    questions,
    marksPerQuestion: random() < 0.3 ? anyMarks() : null,
    wrongMarks: anyWrongMarks(),
    wrongMarksBasis: random() < 0.5 ? 'QUESTION' : 'MARK',
  };
}

/** As staff write the question by hand. */
export function questionInput({ text, marks, wrongMarks, choice }: PlannedQuestion): object {
  if (!choice) return { descriptive: { text, marks } };
  const options = choice.options.map((option) => ({ text: option }));
  return { mcq: { text, options, correctOption: choice.right + 1, marks, wrongMarks } };
}

/** The columns of the exam's rules. */
export function ruleColumns({ marksPerQuestion, wrongMarks, wrongMarksBasis }: PlannedExam) {
  return {
    marks_per_question: marksPerQuestion,
    wrong_marks: wrongMarks,
    wrong_marks_basis: wrongMarksBasis,
  };
}

export function anyAnswer(random: Random, { choice }: PlannedQuestion): PlannedAnswer {
  if (random() < 0.2) return random() < 0.5 ? null : undefined;
  if (!choice) return ESSAYS[Math.floor(random() * ESSAYS.length)];
  // Right answers would be rare among ten options.
  if (random() < 0.3) return choice.right;
  return Math.floor(random() * choice.options.length);
}

/** The rule of a question, as a grade stores it. */
export function expectedRule(
  { marksPerQuestion, wrongMarks, wrongMarksBasis }: PlannedExam,
  question: PlannedQuestion,
): { marks: string; wrongMarks: string } {
  // A multiple-choice question without marks earns one mark.
  const marks = marksPerQuestion ?? question.marks ?? '1';
  if (question.choice === null) return { marks, wrongMarks: '0' };
  if (marksPerQuestion === null && question.wrongMarks !== null)
    return { marks, wrongMarks: question.wrongMarks };
  if (wrongMarksBasis === 'QUESTION') return { marks, wrongMarks };
  return { marks, wrongMarks: textOf(timesRatio(ratioOf(marks), ratioOf(wrongMarks))) };
}

/** The expected grade of an answer. */
export function expected(
  exam: PlannedExam,
  question: PlannedQuestion,
  answer: PlannedAnswer,
): Expected {
  const { marks: maxMarks, wrongMarks } = expectedRule(exam, question);
  const given = (outcome: string, marks: string | null): Expected => ({ outcome, marks, maxMarks });
  if (answer === null || answer === undefined) return given('BLANK', '0');
  if (typeof answer === 'string')
    return /\S/.test(answer) ? given('WAITING', null) : given('BLANK', '0');
  if (answer === question.choice?.right) return given('RIGHT', maxMarks);
  return given('WRONG', wrongMarks);
}
