/**
 * Conditions that code asks about values it has read, and statements ask about rows. Each is written once and has both
 * forms (the specification pattern). test/api/conditions.spec.ts compares the two forms of every function of this file.
 */

/** A condition on the values of `Row`. */
export interface Condition<Row> {
  isMet: (row: Row) => boolean;
  /** @returns SQL that is true or false, never null, and can stand beside NOT, AND and OR */
  toSql: (columns: Columns<Row>) => string;
}

/** The SQL of each value, in parentheses if it has operators. It is a constant: nothing from outside is ever part of it. */
export type Columns<Row> = Readonly<Record<keyof Row, string>>;

/** @param name a value that is never null, in the database either */
export function isTrue<Name extends string>(name: Name): Condition<Record<Name, boolean>> {
  return {
    isMet: (row) => row[name],
    toSql: (columns) => columns[name],
  };
}

export function isNull<Name extends string>(name: Name): Condition<Record<Name, unknown>> {
  return {
    isMet: (row) => row[name] === null,
    toSql: (columns) => `${columns[name]} IS NULL`,
  };
}

/** Whether a time has come by the clock `now` of the row; null never comes. */
export function isPast<Name extends string>(
  name: Name,
): Condition<Record<Name, Date | null> & Record<'now', Date>> {
  return {
    isMet: (row) => {
      const time: Date | null = row[name];
      return time !== null && time <= row.now;
    },
    toSql: (columns) => `coalesce(${columns[name]} <= ${columns.now}, false)`,
  };
}

/** @param name a value that is never null, in the database either @param value a constant */
export function equals<Name extends string>(
  name: Name,
  value: string,
): Condition<Record<Name, string>> {
  return {
    isMet: (row) => row[name] === value,
    toSql: (columns) => `${columns[name]} = '${value}'`,
  };
}

/** Whether a number is 0; null is not. */
export function isZero<Name extends string>(name: Name): Condition<Record<Name, number | null>> {
  return {
    isMet: (row) => row[name] === 0,
    toSql: (columns) => `coalesce(${columns[name]} = 0, false)`,
  };
}

export function not<Row>(condition: Condition<Row>): Condition<Row> {
  return {
    isMet: (row) => !condition.isMet(row),
    toSql: (columns) => `NOT ${condition.toSql(columns)}`,
  };
}

/** Met if there are none. */
export function allOf<Row>(...conditions: readonly Condition<NoInfer<Row>>[]): Condition<Row> {
  return {
    isMet: (row) => conditions.every((condition) => condition.isMet(row)),
    toSql: (columns) => joinSql(conditions, columns, 'AND') || 'true',
  };
}

/** Not met if there are none. */
export function anyOf<Row>(...conditions: readonly Condition<NoInfer<Row>>[]): Condition<Row> {
  return {
    isMet: (row) => conditions.some((condition) => condition.isMet(row)),
    toSql: (columns) => joinSql(conditions, columns, 'OR') || 'false',
  };
}

/** In characters: longer SQL is broken into lines, for whoever reads server/queries. */
const MAX_LINE = 100;

function joinSql<Row>(
  conditions: readonly Condition<Row>[],
  columns: Columns<Row>,
  operator: string,
): string {
  const parts = conditions.map((condition) => condition.toSql(columns));
  const line = parts.join(` ${operator} `);
  if (parts.length < 2) return line;
  if (line.length <= MAX_LINE) return `(${line})`;
  return `(${parts.map((part) => part.replaceAll('\n', '\n  ')).join(`\n  ${operator} `)})`;
}
