/**
 * Raw SQL has one home: statements declared here, in `*.queries.ts` files beside the entities they read.
 * `npm run queries` writes them to server/queries for readers; test/api/queries.spec.ts prepares each, and compares the
 * types of its parameters and columns with the declared ones.
 */
import type { EntityManager, QueryResult } from 'typeorm';

/** Nothing for a statement without parameters. */
type Values<Parameters extends object> = keyof Parameters extends never ? [] : [values: Parameters];

/** A statement as the database gets it: `$1` is the first of `parameters`. */
export interface Statement {
  /** Empty for a statement without variants. */
  variant: string;
  sql: string;
  parameters: readonly string[];
}

/** What every declaration has besides being callable. */
export interface Declaration {
  readonly statements: readonly Statement[];
}

/** Runs a statement and returns all its rows. */
export type Query<Parameters extends object, Row extends object> = Declaration &
  ((manager: EntityManager, ...values: Values<Parameters>) => Promise<Row[]>);

/** Runs a statement that always returns one row, such as a count. */
export type RowQuery<Parameters extends object, Row extends object> = Declaration &
  ((manager: EntityManager, ...values: Values<Parameters>) => Promise<Row>);

/** Runs a statement and returns the number of rows that it wrote. */
export type Command<Parameters extends object> = Declaration &
  ((manager: EntityManager, ...values: Values<Parameters>) => Promise<number>);

/** Runs one variant of a statement and returns all its rows. */
export type QueryVariants<
  Options extends object,
  Parameters extends object,
  Row extends object,
> = Declaration &
  ((manager: EntityManager, options: Options, ...values: Values<Parameters>) => Promise<Row[]>);

/**
 * Declares a statement that returns rows.
 * @param text with named parameters: `WHERE id = $quizId`. It is a constant: nothing from outside is ever part of it.
 */
export function defineQuery<Parameters extends object, Row extends object>(
  text: string,
): Query<Parameters, Row> {
  const statement = toStatement(text);
  const run = async (manager: EntityManager, values?: Parameters): Promise<Row[]> =>
    (await execute<Row>(manager, statement, values)).records;
  return Object.assign(run, { statements: [statement] });
}

/** Declares a statement that always returns exactly one row, such as an aggregate without GROUP BY. */
export function defineRowQuery<Parameters extends object, Row extends object>(
  text: string,
): RowQuery<Parameters, Row> {
  const statement = toStatement(text);
  const run = async (manager: EntityManager, values?: Parameters): Promise<Row> => {
    const [row] = (await execute<Row>(manager, statement, values)).records;
    if (!row) throw new Error(`No row was returned by: ${statement.sql}`);
    return row;
  };
  return Object.assign(run, { statements: [statement] });
}

/** Declares a statement that returns no rows of interest, such as an UPDATE. */
export function defineCommand<Parameters extends object>(text: string): Command<Parameters> {
  const statement = toStatement(text);
  const run = async (manager: EntityManager, values?: Parameters): Promise<number> =>
    (await execute(manager, statement, values)).affected ?? 0;
  return Object.assign(run, { statements: [statement] });
}

/**
 * Declares a statement whose text depends on options: an order, a filter, whether there is a search. A parameter that a
 * variant does not name is not sent.
 * @param examples that contain every part of the text at least once: these are written out and prepared
 */
export function defineQueryVariants<
  Options extends object,
  Parameters extends object,
  Row extends object,
>(
  examples: readonly Options[],
  toText: (options: Options) => string,
): QueryVariants<Options, Parameters, Row> {
  const run = async (
    manager: EntityManager,
    options: Options,
    values?: Parameters,
  ): Promise<Row[]> => (await execute<Row>(manager, toStatement(toText(options)), values)).records;
  const statements = examples.map((options) =>
    toStatement(toText(options), JSON.stringify(options)),
  );
  return Object.assign(run, { statements });
}

const NAME = /\$([a-z]\w*)/gi;

/** Numbers the named parameters in the order of their first use. */
function toStatement(text: string, variant = ''): Statement {
  const parameters: string[] = [];
  const sql = text.replace(NAME, (_, name: string) => {
    if (!parameters.includes(name)) parameters.push(name);
    return `$${parameters.indexOf(name) + 1}`;
  });
  return { variant, sql, parameters };
}

async function execute<Row>(
  manager: EntityManager,
  { sql, parameters }: Statement,
  values: object = {},
): Promise<QueryResult<Row>> {
  const byName = values as Record<string, unknown>;
  const inOrder = parameters.map((name) => {
    if (!(name in byName)) throw new Error(`No value for ${name} of: ${sql}`);
    return byName[name];
  });
  const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
  try {
    return await runner.query(sql, inOrder, true);
  } finally {
    // Whoever opened a transaction releases its connection.
    if (runner !== manager.queryRunner) await runner.release();
  }
}
