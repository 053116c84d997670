/** Random exams and answers, and their marks, computed without the application. */

/** From 0 to 1, as Math.random. */
export type Random = () => number;

export interface PlannedQuestion {
  text: string;
  /** In hundredths; null for none of its own. */
  marks: number | null;
  /** Texts of the options and the place of the right one; null: descriptive. */
  choice: { options: string[]; right: number } | null;
}

export interface PlannedExam {
  questions: PlannedQuestion[];
  /** In hundredths; null: each question its own. */
  marksPerQuestion: number | null;
  /** In hundredths of a per cent. */
  penalty: number;
}

/** The place of an option, or a text. Null: taken back. Undefined: never answered. */
export type PlannedAnswer = number | string | null | undefined;

/** As PostgreSQL writes them: exact. */
export interface Expected {
  outcome: string;
  marks: string | null;
  maxMarks: string;
}

const ESSAYS = ['Because.', '', '  \n\t', 'क्योंकि', 'x'.repeat(3_000), '<b>5</b>', ' a '];

export function anyExam(random: Random, number: number): PlannedExam {
  const below = (count: number) => Math.floor(random() * count);
  const anyMarks = () => 1 + below(random() < 0.5 ? 1_000 : 100_000);
  const questions = Array.from({ length: 1 + below(12) }, (_, index): PlannedQuestion => {
    const text = `${number}.${index}?`;
    const marks = random() < 0.3 ? null : anyMarks();
    if (random() < 0.25) return { text, marks, choice: null };
    const options = Array.from({ length: 2 + below(9) }, (_, place) => `option ${place}`);
    return { text, marks, choice: { options, right: below(options.length) } };
  });
  return {
    questions,
    marksPerQuestion: random() < 0.3 ? anyMarks() : null,
    penalty: random() < 0.3 ? 0 : below(10_001),
  };
}

/** As staff write the question by hand. */
export function questionInput({ text, marks, choice }: PlannedQuestion): object {
  const earns = marks === null ? {} : { marks: Number(decimal(marks)) };
  if (!choice) return { descriptive: { text, ...earns } };
  const options = choice.options.map((option) => ({ text: option }));
  return { mcq: { text, options, correctOption: choice.right + 1, ...earns } };
}

export function anyAnswer(random: Random, { choice }: PlannedQuestion): PlannedAnswer {
  if (random() < 0.2) return random() < 0.5 ? null : undefined;
  if (!choice) return ESSAYS[Math.floor(random() * ESSAYS.length)];
  return Math.floor(random() * choice.options.length);
}

/** The expected grade of an answer. */
export function expected(
  { marksPerQuestion, penalty }: PlannedExam,
  { marks, choice }: PlannedQuestion,
  answer: PlannedAnswer,
): Expected {
  // A multiple-choice question without marks earns one mark.
  const best = marksPerQuestion ?? marks ?? 100;
  const given = (outcome: string, hundredths: number | null): Expected => ({
    outcome,
    marks: hundredths === null ? null : decimal(hundredths),
    maxMarks: decimal(best),
  });
  if (answer === null || answer === undefined) return given('BLANK', 0);
  if (typeof answer === 'string')
    return /\S/.test(answer) ? given('WAITING', null) : given('BLANK', 0);
  if (answer === choice?.right) return given('RIGHT', best);
  // Half a hundredth is rounded away from zero.
  const lost = (BigInt(best) * BigInt(penalty) + 5_000n) / 10_000n;
  return given('WRONG', -Number(lost));
}

/** The sum of decimals. */
export function sumOf(marks: readonly (string | null)[]): string {
  const hundredths = marks.map((one) => BigInt((one ?? '0').replace('.', '')));
  return decimal(Number(hundredths.reduce((sum, one) => sum + one, 0n)));
}

/** For example -0.05. */
export function decimal(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
