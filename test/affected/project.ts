/** The files of the project, and which of them git reports as changed. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSource, type Source } from '../setup/import-graph.js';
import { projectFiles, read, root } from '../setup/sources.js';
import type { Project } from './reach.js';

/** Our files by path. Programs and the schema are read; for other files only the path matters. */
export function readProject(): Project {
  const paths = projectFiles().filter((path) => existsSync(join(root, path)));
  const known = new Set(paths);
  return new Map(paths.map((path) => [path, readFile(path, known)]));
}

function readFile(path: string, known: ReadonlySet<string>): Source {
  if (/\.(tsx?|mjs)$/.test(path)) return readSource(path, known);
  return { path, text: path === 'schema.graphql' ? read(path) : '', imports: [] };
}

/**
 * Paths that differ from a revision, committed or not, including new and deleted files.
 * @param base by default the commit where this branch left origin/main, or the last but one; if
 * there is only one commit, all files have changed
 */
export function changedFiles(base?: string, folder = root): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8' })
      .split(/[\n\0]/)
      .filter(Boolean);
  const changed = git('diff', '-z', '--name-only', '--no-renames', base ?? usualBase(git), '--');
  const added = git('ls-files', '-z', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].sort();
}

function usualBase(git: (...args: string[]) => string[]): string {
  const [upstream] = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main');
  const [mergeBase] = upstream === undefined ? [] : git('merge-base', upstream, 'HEAD');
  const [, lastButOne] = git('rev-list', '--max-count=2', 'HEAD');
  const [emptyTree = ''] = git('hash-object', '-t', 'tree', '/dev/null');
  return mergeBase ?? lastButOne ?? emptyTree;
}
