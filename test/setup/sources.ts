/** The project's own files: tracked by git, or not ignored. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Paths from the root, of files that are tracked or not ignored. */
export function projectFiles(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  return listed.trim().split('\n');
}

/** Whether the client's types were generated into this file, from the schema or from openapi.json. */
export function isGenerated(path: string): boolean {
  return path.startsWith('client/gql/') || path === 'client/rest/openapi.ts';
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
