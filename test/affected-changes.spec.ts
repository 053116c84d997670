import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from './affected/project.js';

/** What git reports as changed, in a repository of a few commits. */

let folder: string;

const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  execFileSync('git', [...identity, ...args], { cwd: folder, stdio: 'pipe' });
}

function commit(): void {
  git('add', '.');
  git('commit', '--quiet', '--no-gpg-sign', '--message', 'Work');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'examwright-test-'));
  git('init', '--quiet');
  write('kept.ts', 'one');
  write('moved.ts', 'a text that git knows again');
  write('deleted.ts', 'one');
  commit();
});

afterEach(() => rmSync(folder, { recursive: true }));

it('returns everything in the first commit', () => {
  expect(changedFiles(undefined, folder)).toEqual(['deleted.ts', 'kept.ts', 'moved.ts']);
});

it('returns what the last commit and the working tree have changed', () => {
  write('kept.ts', 'two');
  commit();
  renameSync(join(folder, 'moved.ts'), join(folder, 'placed.ts'));
  commit();
  rmSync(join(folder, 'deleted.ts'));
  write('élan.ts', 'new');
  const expected = ['deleted.ts', 'moved.ts', 'placed.ts', 'élan.ts'];
  expect(changedFiles(undefined, folder)).toEqual(expected);
  expect(changedFiles('HEAD', folder)).toEqual(['deleted.ts', 'élan.ts']);
  expect(changedFiles('HEAD~2', folder)).toEqual(['deleted.ts', 'kept.ts', ...expected.slice(1)]);
});

it('returns what has changed since the branch left origin/main, despite later commits there', () => {
  git('checkout', '--quiet', '-b', 'work');
  write('kept.ts', 'two');
  commit();
  write('added.ts', 'one');
  commit();
  git('checkout', '--quiet', '-b', 'theirs', 'HEAD~2');
  write('deleted.ts', 'two');
  commit();
  git('update-ref', 'refs/remotes/origin/main', 'theirs');
  git('checkout', '--quiet', 'work');
  expect(changedFiles(undefined, folder)).toEqual(['added.ts', 'kept.ts']);
});
