/**
 * The marks of the attempts at a test, in columns. All attempts are marked wholly. Marks are
 * exact: whole units over a common denominator.
 */
export interface MarksTable {
  /** Units in one mark: the common denominator. From 1. */
  unitsPerMark: number;
  /** The total of each attempt in units: whole, at most 2^31 in size, negative ones too. */
  totals: Float64Array;
  /**
   * Whether all attempts answered the same questions under the same rules: the same revision,
   * no drawn questions, no "any n of m". Then each total is the sum of the marks.
   */
  isSamePaper: boolean;
  /**
   * In the order of the paper. Each column is read once and not kept, so that a generator can
   * load them one by one.
   */
  questions: Iterable<QuestionColumn>;
}

/** The marks for a question, one for each attempt that had it. */
export interface QuestionColumn {
  /** The marks for the right answer, in units. From 0. */
  maxUnits: number;
  /** The attempts that had the question: ascending places in `totals`, from 0. Null: all. */
  attempts: Uint32Array | null;
  /** In units. */
  marks: Int32Array;
  /** 1 where the answer is right, else 0. */
  right: Uint8Array;
  /** The place of the chosen option, from 1, and 0 for none. Null: a question without options. */
  choices: Uint8Array | Uint16Array | null;
  /** 0 for a question without options. */
  optionCount: number;
}

/** Sums of units stay below 2^53 up to here. */
export const MAX_ATTEMPTS = 2 ** 20;
const MAX_UNITS = 2 ** 31;

/** @throws RangeError for what no caller may pass */
export function checkTotals({ unitsPerMark, totals }: Omit<MarksTable, 'questions'>): void {
  check(Number.isSafeInteger(unitsPerMark) && unitsPerMark >= 1, 'unitsPerMark is not whole');
  check(totals.length <= MAX_ATTEMPTS, `there are more than ${MAX_ATTEMPTS} attempts`);
  const isUnits = (total: number): boolean =>
    Number.isInteger(total) && Math.abs(total) <= MAX_UNITS;
  check(totals.every(isUnits), 'a total is not whole, or too large');
}

/** @throws RangeError for what no caller may pass */
export function checkColumn(
  column: QuestionColumn,
  { totals, isSamePaper }: Omit<MarksTable, 'questions'>,
): void {
  const { maxUnits, attempts, marks, right, choices, optionCount } = column;
  const count = attempts?.length ?? totals.length;
  check(Number.isSafeInteger(maxUnits) && maxUnits >= 0, 'maxUnits is not whole');
  check(marks.length === count && right.length === count, 'a column has another length');
  check(!isSamePaper || attempts === null, 'attempts at the same paper have all of its questions');
  if (attempts) check(attempts.every(isAscending), 'attempts do not ascend');
  check((attempts?.at(-1) ?? -1) < totals.length, 'there is no such attempt');
  if (!choices) return;
  check(choices.length === count, 'a column has another length');
  let last = 0;
  for (const choice of choices) if (choice > last) last = choice;
  check(last <= optionCount, 'there is no such option');
}

/** @throws RangeError where a total is not the sum of the marks @param rests totals without them */
export function checkRests(rests: Float64Array): void {
  check(
    rests.every((rest) => rest === 0),
    'a total is not the sum of the marks',
  );
}

function isAscending(attempt: number, index: number, all: Uint32Array): boolean {
  return index === 0 || attempt > (all[index - 1] ?? 0);
}

function check(isValid: boolean, message: string): void {
  if (!isValid) throw new RangeError(`Marks table: ${message}.`);
}
