/** Raw SQL is declared in `*.queries.ts` files, and written to server/queries for readers. */
/// <reference types="vite/types/importMeta.d.ts" />
import 'reflect-metadata';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Declaration, Statement } from '../server/core/database/define-query.js';
import { projectFiles, read } from './setup/sources.js';

const modules = import.meta.glob<Record<string, unknown>>('../server/**/*.queries.ts', {
  eager: true,
});
const sources = Object.keys(modules).map((path) => path.replace('../', ''));

const writtenPath = (source: string): string =>
  `server/queries/${basename(source, '.queries.ts')}.sql`;

function isDeclaration(value: unknown): value is Declaration {
  return typeof value === 'function' && 'statements' in value;
}

/** Removes the indentation of the declaration. */
function outdent(sql: string): string {
  const lines = sql.split('\n').filter((line) => line.trim() !== '');
  const depths = lines.slice(sql.startsWith('\n') ? 0 : 1).map((line) => line.search(/\S/));
  const depth = Math.min(...depths);
  return lines
    .map((line, index) => (index === 0 && !sql.startsWith('\n') ? line : line.slice(depth)))
    .map((line) => line.trimEnd())
    .join('\n');
}

function written(name: string, { variant, sql, parameters }: Statement): string {
  const numbered = parameters.map((parameter, index) => `$${index + 1} ${parameter}`).join(', ');
  return `-- ${name}${variant && ` ${variant}`}${numbered && `: ${numbered}`}\n${outdent(sql)};\n`;
}

describe.each(sources)('%s', (source) => {
  const exported = Object.entries(modules[`../${source}`] ?? {});
  const declared = exported.filter((entry): entry is [string, Declaration] =>
    isDeclaration(entry[1]),
  );

  it('exports every statement that it declares', () => {
    const declarations = read(source).match(/\bdefine(?:Query|RowQuery|Command|QueryVariants)</g);
    expect(declared).toHaveLength(declarations?.length ?? 0);
  });

  it('is written to server/queries (if not: npm run queries)', async () => {
    const statements = declared.flatMap(([name, { statements: variants }]) =>
      variants.map((statement) => written(name, statement)),
    );
    const text = `-- From ${source}.\n\n${statements.join('\n')}`;
    await expect(text).toMatchFileSnapshot(`../${writtenPath(source)}`);
  });
});

it('server/queries has nothing else', () => {
  const files = projectFiles().filter((path) => path.startsWith('server/queries/'));
  const expected = sources.map(writtenPath);
  // A file that is missing fails above, and `--update` writes it only after this.
  expect(files.filter((path) => !expected.includes(path))).toEqual([]);
  expect(new Set(expected).size).toBe(expected.length);
});
