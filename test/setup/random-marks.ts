/** Random marks of a test, many of them the same. */
import fc from 'fast-check';

/** A table of marks as plain lists. */
export interface RandomTable {
  unitsPerMark: number;
  /** In units. */
  totals: number[];
  questions: RandomColumn[];
}

export interface RandomColumn {
  maxUnits: number;
  optionCount: number;
  /** The attempts that had the question. */
  attempts: number[];
  marks: number[];
  right: boolean[];
  choices: number[];
}

const OPTIONS = 3;
/** Right, wrong and blank with and without penalty; thirds; marks by people; always the same. */
const anyMarks = fc.oneof(
  fc.constantFrom([0, 300], [-100, 0, 300], [-75, 0, 100, 200, 300], [120], [0]),
  fc.array(fc.integer({ min: -30_000, max: 300_000 }), { minLength: 1, maxLength: 40 }),
);

const anyColumn = (attempts: number[]): fc.Arbitrary<RandomColumn> =>
  fc
    .record({ maxUnits: fc.constantFrom(0, 300, 300_000), values: anyMarks })
    .chain(({ maxUnits, values }) => {
      const size = { minLength: attempts.length, maxLength: attempts.length };
      return fc.record({
        maxUnits: fc.constant(maxUnits),
        optionCount: fc.constant(OPTIONS),
        attempts: fc.constant(attempts),
        marks: fc.array(fc.constantFrom(...values), size),
        right: fc.array(fc.boolean(), size),
        choices: fc.array(fc.nat({ max: OPTIONS }), size),
      });
    });

/** @param hasAll whether all attempts have all questions */
export const anyTable = (hasAll: boolean): fc.Arbitrary<RandomTable> =>
  fc
    .record({
      count: fc.oneof(fc.nat({ max: 30 }), fc.integer({ min: 20, max: 60 })),
      unitsPerMark: fc.constantFrom(1, 100, 300),
    })
    .chain(({ count, unitsPerMark }) => {
      const all = Array.from({ length: count }, (_, attempt) => attempt);
      const column = hasAll ? anyColumn(all) : fc.subarray(all).chain(anyColumn);
      return fc.array(column, { minLength: 1, maxLength: 6 }).map((questions): RandomTable => {
        const marksOf = (attempt: number): number =>
          questions.reduce(
            (sum, { attempts, marks }) => sum + (marks[attempts.indexOf(attempt)] ?? 0),
            0,
          );
        return { unitsPerMark, totals: all.map(marksOf), questions };
      });
    });
