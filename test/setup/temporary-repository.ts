/** A git repository in a temporary folder, for tests of scripts that read or change one. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './sources.js';

/** An author, without the tester's own settings. */
const ENVIRONMENT: NodeJS.ProcessEnv = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
};

export class TemporaryRepository {
  /** Of the repository and its clones. */
  readonly parent = mkdtempSync(join(tmpdir(), 'examwright-test-'));
  /** Where commands run. */
  folder = join(this.parent, 'project');

  constructor() {
    mkdirSync(this.folder);
    this.git('init', '--quiet', '--initial-branch=main');
  }

  /** @returns what git prints; throws where it fails */
  git(...args: string[]): string {
    const options = {
      cwd: this.folder,
      env: ENVIRONMENT,
      stdio: 'pipe',
      encoding: 'utf8',
    } as const;
    return execFileSync('git', args, options).trim();
  }

  /** Commits all files, or nothing, once for each subject. */
  commit(...subjects: string[]): void {
    this.git('add', '.');
    for (const subject of subjects)
      this.git('commit', '--quiet', '--allow-empty', '--message', subject);
  }

  write(path: string, text: string): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  read(path: string): string {
    return readFileSync(join(this.folder, path), 'utf8');
  }

  /** Runs a script of this project there. @param path from the root of the project */
  run(path: string, args: string[], environment: NodeJS.ProcessEnv = {}) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, path), ...args], {
      cwd: this.folder,
      env: { ...ENVIRONMENT, ...environment },
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  }

  remove(): void {
    rmSync(this.parent, { recursive: true });
  }
}
