/** Lint refuses what the conventions forbid: each case is a file that breaks one. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './setup/processes.js';
import { root } from './setup/sources.js';

/** The rules that each of some files breaks, by its path. */
function brokenRules(files: Record<string, string>): Record<string, string[]> {
  const folder = temporaryFolder();
  for (const name of ['oxlint.config.mjs', 'tsconfig.json', 'scripts/lint-sql.mjs'])
    cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const paths = Object.keys(files);
  const lint = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [lint, '-c', 'oxlint.config.mjs', '--format', 'json', ...paths];
  let output: string;
  try {
    output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    ({ stdout: output } = error as { stdout: string });
  }
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { code: string; filename: string }[];
  };
  const rulesOf = (path: string): string[] =>
    diagnostics.filter(({ filename }) => filename === path).map(({ code }) => code);
  return Object.fromEntries(paths.map((path) => [path, rulesOf(path)]));
}

/** The rules that a statement breaks as the body of a function of a service, or of the file at `path`. */
function rulesOfStatement(statement: string, path = SERVICE): string[] | undefined {
  return brokenRules({ [path]: functionOf(statement) })[path];
}

const SERVICE = 'server/quizzes/quiz.service.ts';
const functionOf = (statement: string): string => `
import type { EntityManager, Repository } from 'typeorm';
import { Raw } from 'typeorm';
export function run(manager: EntityManager, quizzes: Repository<object>, name: string) {
  const builder = quizzes.createQueryBuilder('quiz');
  return [builder, Raw, name, manager, ${statement}];
}
`;

const DIRECT = 'sql(no-direct-statement)';
const TEXT = 'sql(no-statement-text)';
const PROPERTY = 'eslint(no-restricted-properties)';

describe('raw SQL outside queries files', () => {
  const rows: [statement: string, rule: string][] = [
    ["manager.query('VACUUM')", DIRECT],
    ["manager['query']('VACUUM')", DIRECT],
    ["manager.query.call(manager, 'VACUUM')", DIRECT],
    ["(manager.query as unknown as (sql: string) => Promise<void>)('VACUUM')", DIRECT],
    ['manager.sql`VACUUM`', DIRECT],
    ['quizzes.sql`VACUUM`', DIRECT],
    ['(manager as unknown as Record<string, () => void>)[name]?.()', DIRECT],
    ["manager[name as 'query']('VACUUM')", DIRECT],
    ['manager.query', 'typescript(unbound-method)'],
    [
      '((all: EntityManager) => { const { query } = all; return query; })(manager)',
      'typescript(unbound-method)',
    ],
    ["manager.dataSource.createQueryRunner().stream('VACUUM')", PROPERTY],
    ["manager.queryRunner?.stream('VACUUM')", PROPERTY],
    ["Promise.resolve('SELECT count(*) FROM quizzes')", TEXT],
    ["Promise.resolve('DELETE FROM quizzes')", TEXT],
    ["Promise.resolve('INSERT INTO quizzes VALUES (1)')", TEXT],
    ["Promise.resolve('UPDATE quizzes SET title = 1')", TEXT],
    ["builder.where('exists (select from users)').getMany()", TEXT],
    ["builder.andWhere('id IN (' + name + ')').getMany()", TEXT],
    ['builder.where(`id = ${name}`).getMany()', TEXT],
    ['builder.andWhere(`id = ${name}`).getMany()', TEXT],
    ['builder.orWhere(`id = ${name}`).getMany()', TEXT],
    ["builder.where(name ? `id = ${name}` : 'true').getMany()", TEXT],
    ['builder.select(`max(${name})`).getMany()', TEXT],
    ['builder.select([`max(${name})`]).getMany()', TEXT],
    ['builder.addSelect(`max(${name})`).getMany()', TEXT],
    ['builder.orderBy(`max(${name})`).getMany()', TEXT],
    ['builder.update().set({ title: () => `max(${name})` }).execute()', TEXT],
    ["builder.update().set({ title: () => '(select 1)' }).execute()", TEXT],
    ['quizzes.findBy({ title: Raw((column) => `${column} = 1`) })', TEXT],
  ];
  const files = rows.map(([statement], index) => [
    `server/quizzes/quiz-${index}.service.ts`,
    functionOf(statement),
  ]);
  const broken = Object.values(brokenRules(Object.fromEntries(files) as Record<string, string>));

  it.each(rows.map((row, index) => [...row, index] as const))('%s', (_, rule, index) => {
    expect(broken[index]).toContain(rule);
  });
});

it('a raw statement that a queries file sends itself', () => {
  expect(rulesOfStatement("manager.query('SELECT 1')", 'server/quizzes/quiz.queries.ts')).toContain(
    DIRECT,
  );
});

it('a stream of rows from a connection of its own', () => {
  const statement = "manager.queryRunner?.stream('VACUUM')";
  expect(rulesOfStatement(statement, 'server/exports/export.runner.ts')).toEqual([PROPERTY]);
});

it('allows conditions and values in query builders, and the `query` of something else', () => {
  const statement = `[
    builder.select('quiz.id').where('quiz.title = :title', { title: \`\${name}%\` }).getMany(),
    builder.update().set({ title: \`\${name}.\`, updatedAt: () => 'now()' }).execute(),
    new Map().set(name, \`select \${name}\`),
    ((request: { query: string }) => request.query.length)({ query: name }),
  ]`;
  expect(rulesOfStatement(statement)).toEqual([]);
});

it('a declared statement outside queries files', () => {
  const declared = `import type { Statement } from '../core/database/define-query.js';
export type Declared = Statement;
`;
  const rule = 'eslint(no-restricted-imports)';
  const queries = 'server/quizzes/quiz.queries.ts';
  const broken = brokenRules({ [SERVICE]: declared, [queries]: declared });
  expect(broken[SERVICE]).toContain(rule);
  expect(broken[queries]).not.toContain(rule);
});

it.each(['Get', 'RequestMapping'])('a route that is declared by @%s()', (name) => {
  const controller = `import { ${name} } from '@nestjs/common';
export class QuizzesController {
  @${name}('/quizzes')
  list(): string {
    return '';
  }
}
`;
  const rule = 'eslint(no-restricted-imports)';
  const declaring = 'server/core/http/route.decorators.ts';
  const broken = brokenRules({ [SERVICE]: controller, [declaring]: controller });
  expect(broken[SERVICE]).toContain(rule);
  expect(broken[declaring]).not.toContain(rule);
});
