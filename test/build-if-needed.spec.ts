import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GUIDE_SOURCES } from '../scripts/guide-sources.mjs';
import { root } from './setup/sources.js';

/** A project of a few lines, whose builds write the files that the script looks for. */

const SCRIPT = 'scripts/build-if-needed.mjs';
const touch = (paths: string[]): string =>
  `node -e "for (const p of '${paths.join(' ')}'.split(' ')) { const f = require('fs');
    f.mkdirSync(require('path').dirname(p), { recursive: true }); f.writeFileSync(p, '') }"`.replace(
    /\n\s*/,
    ' ',
  );

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'examwright-test-'));
  cpSync(join(root, 'scripts'), join(project, 'scripts'), { recursive: true });
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  const builds = {
    build: scripts.build,
    'build:server': touch(['dist/server/main.js']),
    'build:client': touch([
      'dist/client/index.html',
      'dist/site/index.html',
      'dist/guide/api-guide.html',
    ]),
  };
  write('package.json', JSON.stringify({ scripts: builds }));
  for (const path of ['package-lock.json', 'tsconfig.json']) write(path);
  for (const path of GUIDE_SOURCES.filter((source) => !source.startsWith('scripts/'))) write(path);
  for (const path of ['server/main.ts', 'server/plans/plan.ts', 'client/page.tsx']) write(path);
});
afterEach(() => {
  rmSync(project, { recursive: true });
});

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

/** The halves that were built. */
function built(): string[] {
  const said = execFileSync(process.execPath, [join(project, SCRIPT)], { encoding: 'utf8' });
  return [...said.matchAll(/Building the (\w+)/g)].map(([, half = '']) => half);
}

it('builds what is missing, once', () => {
  expect(built()).toEqual(['server', 'client']);
  expect(built()).toEqual([]);
  rmSync(join(project, 'dist/site'), { recursive: true });
  expect(built()).toEqual(['client']);
});

it('builds only the half that has changed', () => {
  built();
  write('server/main.ts', '// changed');
  expect(built()).toEqual(['server']);
  write('client/new-page.tsx');
  expect(built()).toEqual(['client']);
  // The public pages show its prices.
  write('server/plans/plan.ts', '// changed');
  expect(built()).toEqual(['server', 'client']);
  // The application serves this document.
  write('docs/API.md', '# Changed');
  expect(built()).toEqual(['client']);
  write('package-lock.json', '{}');
  expect(built()).toEqual(['server', 'client']);
});

it('builds nothing when only a test has changed', () => {
  built();
  write('server/main.spec.ts', '// changed');
  write('client/page.spec.tsx', '// changed');
  expect(built()).toEqual([]);
});

// A service may run as a user who cannot write to the project, or on a file system without writing.
it('writes nothing when nothing has changed', () => {
  built();
  const changedAt = (): string[] =>
    ['.', ...readdirSync(project, { recursive: true, encoding: 'utf8' })]
      .sort()
      .map((path) => `${path} ${statSync(join(project, path)).ctimeMs}`);
  const before = changedAt();
  expect(built()).toEqual([]);
  expect(changedAt()).toEqual(before);
});

it('recognizes the output of `npm run build`, which builds everything again', () => {
  built();
  write('dist/server/left-behind.js');
  write('dist/client/left-behind.js');
  execFileSync('npm', ['run', 'build'], { cwd: project });
  const left = ['server', 'client'].map((half) =>
    existsSync(join(project, `dist/${half}/left-behind.js`)),
  );
  expect(left).toEqual([false, false]);
  expect(built()).toEqual([]);
});
