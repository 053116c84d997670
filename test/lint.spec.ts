/** Lint refuses what the conventions forbid: each case is a file that breaks one. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './setup/processes.js';
import { root } from './setup/sources.js';

/** The rules that a file breaks at this path. */
function brokenRules(path: string, text: string): string[] {
  const folder = temporaryFolder();
  for (const name of ['oxlint.config.mjs', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  const lint = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [lint, '-c', 'oxlint.config.mjs', '--format', 'json', path];
  let output: string;
  try {
    output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    ({ stdout: output } = error as { stdout: string });
  }
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

const STATEMENT = `import type { EntityManager } from 'typeorm';
export const count = async (manager: EntityManager): Promise<unknown> =>
  manager.query('SELECT count(*) FROM quizzes');
`;

it('a raw statement outside queries files', () => {
  expect(brokenRules('server/quizzes/quiz.service.ts', STATEMENT)).toEqual([
    'eslint(no-restricted-properties)',
  ]);
  expect(brokenRules('server/quizzes/quiz.queries.ts', STATEMENT)).toEqual([
    'eslint(no-restricted-properties)',
  ]);
});

it('a declared statement outside queries files', () => {
  const declared = `import type { Statement } from '../core/database/define-query.js';
export type Declared = Statement;
`;
  const rule = 'eslint(no-restricted-imports)';
  expect(brokenRules('server/quizzes/quiz.service.ts', declared)).toContain(rule);
  expect(brokenRules('server/quizzes/quiz.queries.ts', declared)).not.toContain(rule);
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
  expect(brokenRules('server/quizzes/quizzes.controller.ts', controller)).toContain(rule);
  expect(brokenRules('server/core/http/route.decorators.ts', controller)).not.toContain(rule);
});
