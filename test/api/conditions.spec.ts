/** Conditions have one form for values and one for rows: PostgreSQL evaluates the SQL as TypeScript does the values. */
import { describe, expect, it } from 'vitest';
import {
  allOf,
  anyOf,
  equals,
  isNull,
  isPast,
  isTrue,
  isZero,
  not,
  type Condition,
} from '../../server/core/database/condition.js';
import { ReviewContent } from '../../server/exams/rules/exam-rules.entity.js';
import { scoreShown, type ScoreConditions } from '../../server/exams/rules/review-rule.js';
import { useApplication } from '../setup/application.js';
import { after, before, now, REVIEW_CASES, submitted } from '../setup/review-cases.js';

const { NOTHING } = ReviewContent;

const app = useApplication();

type Value = string | number | boolean | Date | null;

function literal(value: Value): string {
  if (value instanceof Date) return `timestamptz '${value.toISOString()}'`;
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** Evaluates the SQL of a condition for each of the rows. */
async function asSql<Row extends object>(
  condition: Condition<Row>,
  rows: readonly Row[],
): Promise<unknown[]> {
  const results = rows.map((row) => {
    const columns = Object.entries(row).map(([name, value]) => [name, literal(value as Value)]);
    return condition.toSql(Object.fromEntries(columns) as Record<keyof Row, string>);
  });
  const [found] = await app.sql<{ results: unknown[] }>(
    `SELECT ARRAY[${results.join(', ')}] AS results`,
  );
  return found?.results ?? [];
}

describe('a condition', () => {
  interface Row {
    flag: boolean;
    word: string;
    count: number | null;
    time: Date | null;
    now: Date;
  }
  const conditions: Record<string, Condition<Row>> = {
    isTrue: isTrue('flag'),
    isNull: isNull('time'),
    isPast: isPast('time'),
    equals: equals('word', 'one'),
    isZero: isZero('count'),
    not: not(isPast('time')),
    'not, of several': not(allOf(isTrue('flag'), isPast('time'))),
    allOf: allOf(isTrue('flag'), isPast('time'), isZero('count')),
    'allOf, of none': allOf(),
    anyOf: anyOf(isTrue('flag'), isPast('time'), isZero('count')),
    'anyOf, of none': anyOf(),
    'allOf, of anyOf': allOf(anyOf(isTrue('flag'), isPast('time')), equals('word', 'one')),
    'anyOf, of allOf': anyOf(allOf(isTrue('flag'), isPast('time')), equals('word', 'one')),
  };
  const rows: Row[] = [true, false].flatMap((flag) =>
    ['one', 'two'].flatMap((word) =>
      [null, 0, 1].flatMap((count) =>
        [null, before, now, after].map((time) => ({ flag, word, count, time, now })),
      ),
    ),
  );

  it.each(Object.entries(conditions))('is the same as SQL: %s', async (_name, condition) => {
    expect(await asSql(condition, rows)).toEqual(rows.map((row) => condition.isMet(row)));
  });
});

describe('the score of a submitted attempt', () => {
  const cases = REVIEW_CASES.filter(([, , { submittedAt }]) => submittedAt !== null);

  it.each(cases)('by SQL, %s, %s', async (time, _name, state, waitsFor) => {
    const rows: ScoreConditions[] = Object.values(ReviewContent).map((content) => ({
      ...submitted,
      ...state,
      time,
      content,
    }));
    const shown = rows.map(({ content }) => content !== NOTHING && waitsFor === null);
    expect(await asSql(scoreShown, rows)).toEqual(shown);
  });
});
