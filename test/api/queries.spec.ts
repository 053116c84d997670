/** The database accepts every statement of server/queries, and takes and returns what its declaration says. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { useApplication } from '../setup/application.js';
import { declaredTypes, type ValueType } from '../setup/declared-types.js';
import { described } from '../setup/described-statements.js';
import { read, root } from '../setup/sources.js';

const app = useApplication();
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client(app.databaseUrl);
  await client.connect();
});
afterAll(async () => client.end());

interface Written {
  source: string;
  name: string;
  parameters: string[];
  sql: string;
}

/** Paragraphs: where the statements are declared, then each with its name and parameters in a comment. */
const statements = readdirSync(join(root, 'server/queries')).flatMap((file): Written[] => {
  const [first = '', ...paragraphs] = read(`server/queries/${file}`).split('\n\n');
  const source = first.slice('-- From '.length, -1);
  return paragraphs.map((sql) => {
    const comment = sql.slice(3, sql.indexOf('\n'));
    const [, name = ''] = /^(\w+)/.exec(comment) ?? [];
    const parameters = [...comment.matchAll(/\$\d+ (\w+)/g)].map(([, parameter = '']) => parameter);
    return { source, name, parameters, sql };
  });
});
const types = declaredTypes([...new Set(statements.map(({ source }) => source))]);

/** The types of PostgreSQL that the driver sends and returns as a type of TypeScript. */
const TEXTS = 'text|character varying|"char"|uuid|citext|inet|name|interval|numeric|bigint';
const SENT: Readonly<Record<string, RegExp>> = {
  string: new RegExp(`^(${TEXTS}|jsonb|date|timestamp with time zone)$`),
  number: /^(smallint|integer|bigint|double precision|numeric)$/,
  boolean: /^boolean$/,
  Date: /^(timestamp with time zone|date)$/,
  object: /^(jsonb?|bytea)$/,
};
const RETURNED: Readonly<Record<string, RegExp>> = {
  ...SENT,
  string: new RegExp(`^(${TEXTS})$`),
  number: /^(smallint|integer|double precision)$/,
  Date: /^timestamp with time zone$/,
};

/** @param type of TypeScript @param sqlType of PostgreSQL */
function fits(table: typeof SENT, type?: ValueType, sqlType?: string): boolean {
  if (type === undefined || sqlType === undefined) return false;
  // JSON can be anything but a Date.
  if (table === RETURNED && /^jsonb?$/.test(sqlType)) return type !== 'Date';
  if (type === 'unknown') return true;
  const [, element, array = ''] = /^(\w+?)((?:\[\])?)$/.exec(type) ?? [];
  return sqlType.endsWith(array) && Boolean(table[element ?? '']?.test(sqlType.replace('[]', '')));
}

describe.each(statements)('$source: $name', ({ source, name, parameters, sql }) => {
  it('is accepted, and has the declared types', async () => {
    const declared = types.get(`${source}: ${name}`);
    if (!declared) throw new Error('The compiler does not know this declaration');
    const found = await described(client, sql);
    const sent = parameters.map((parameter, index) => ({
      parameter,
      type: declared.parameters[parameter],
      sqlType: found.parameters[index],
    }));
    expect(sent.filter(({ type, sqlType }) => !fits(SENT, type, sqlType))).toEqual([]);
    const returned = Object.entries(declared.columns).map(([column, type]) => ({
      column,
      type,
      sqlType: found.columns[column],
    }));
    expect(returned.filter(({ type, sqlType }) => !fits(RETURNED, type, sqlType))).toEqual([]);
  });
});
