/**
 * One PostgreSQL data folder and the commands that create it and start and stop a server on it.
 * `fsync` and `synchronous_commit` stay on: acknowledged answers depend on them.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../errors/start-error.js';
import type { Binaries } from './binaries.js';
import { isAttached, isStale, LOCK_FILE, readLockFile } from './lock-file.js';
import type { ServerAccount } from './server-account.js';
import { removeUnfinished, newUnfinishedFolder } from './unfinished-folders.js';

/**
 * A process opens up to 32 (data-source.ts, queue, events, lock): the default of 100 is too few for
 * four processes.
 */
const MAX_CONNECTIONS = 300;

const run = promisify(execFile);

export const SUPERUSER = 'examwright';
/** Inside the folder in which a cluster is created: initdb needs an empty one of its own. */
const DATA = 'data';
const PASSWORD_FILE = 'examwright-password';
const LOG_FILE = 'server.log';

export class Cluster {
  constructor(
    private readonly folder: string,
    private readonly binaries: Binaries,
    private readonly account: ServerAccount,
  ) {}

  /** The major version of PostgreSQL that the data belongs to; null if there is no cluster yet. */
  async major(): Promise<number | null> {
    const version = await readFile(join(this.folder, 'PG_VERSION'), 'utf8').catch(() => null);
    return version === null ? null : Number(version);
  }

  /**
   * Creates the cluster in a temporary folder and moves it whole, so that a killed start leaves no
   * partial one.
   */
  async create(): Promise<void> {
    await removeUnfinished(this.folder);
    const unfinished = newUnfinishedFolder(this.folder);
    await mkdir(unfinished, { mode: 0o700 });
    try {
      await this.initialize(unfinished);
      await rename(join(unfinished, DATA), this.folder);
    } catch (error) {
      // Of two first starts at once the other one was faster. The lock will refuse this one.
      if ((await this.major()) === null) throw asStartError(this.folder, error);
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
    await sync(join(this.folder, '..'));
  }

  private async initialize(unfinished: string): Promise<void> {
    const password = randomBytes(24).toString('base64url');
    const data = join(unfinished, DATA);
    await mkdir(data, { mode: 0o700 });
    await this.chownToAccount(unfinished);
    await this.chownToAccount(data);
    await this.write(join(unfinished, PASSWORD_FILE), password);
    const options = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const access = [`--username=${SUPERUSER}`, '--auth=scram-sha-256'];
    const at = this.pathFor(data);
    const where = ['-D', at, `--pwfile=${at}/../${PASSWORD_FILE}`];
    await this.command(this.binaries.initdb, [...where, ...access, ...options], data);
    await this.write(join(data, PASSWORD_FILE), password);
    await sync(join(data, PASSWORD_FILE));
  }

  get passwordFile(): string {
    return join(this.folder, PASSWORD_FILE);
  }

  async password(): Promise<string> {
    return readFile(this.passwordFile, 'utf8');
  }

  /** The port of a running server, even if its parent was killed; null when none runs. */
  async runningPort(): Promise<number | null> {
    // Without a lock file no server runs, and the slower pg_ctl is not needed.
    if (!(await this.lockFile()) || !(await this.isRunning())) return null;
    const lock = readLockFile(await this.lockFile());
    if (!(await isStale(lock))) return lock.port;
    // pg_ctl checks only the process number, which a zombie or another program has by now. Processes
    // of the dead server may still be writing: the lock file is removed after the last of them ends.
    if (await isAttached(lock.segment)) return lock.port;
    await rm(join(this.folder, LOCK_FILE), { force: true });
    return null;
  }

  private async isRunning(): Promise<boolean> {
    try {
      await this.pgCtl(['status']);
      return true;
    } catch {
      return false;
    }
  }

  /** Starts a server on loopback and returns once it takes connections. */
  async start(port: number): Promise<void> {
    const settings = [
      `-p ${port}`,
      '-c listen_addresses=127.0.0.1',
      '-c unix_socket_directories=',
      '-c fsync=on',
      '-c synchronous_commit=on',
      '-c timezone=UTC',
      `-c max_connections=${MAX_CONNECTIONS}`,
    ].join(' ');
    try {
      await this.pgCtl(['start', '-w', '-t', '300', '-s', '-l', LOG_FILE, '-o', settings]);
    } catch (error) {
      const log = await readFile(join(this.folder, LOG_FILE), 'utf8').catch(() => '');
      const tail = log.trim().split('\n').slice(-5).join('\n');
      throw new StartError(`The embedded PostgreSQL did not start:\n${tail}`, { cause: error });
    }
  }

  async stop(): Promise<void> {
    await this.pgCtl(['stop', '-m', 'fast', '-w', '-t', '10', '-s']);
  }

  private async lockFile(): Promise<string> {
    return readFile(join(this.folder, LOCK_FILE), 'utf8').catch(() => '');
  }

  private async pgCtl(args: string[]): Promise<{ stdout: string }> {
    const [verb = '', ...rest] = args;
    const all = [verb, '-D', this.pathFor(this.folder), ...rest];
    return this.command(this.binaries.pgCtl, all, this.folder);
  }

  /**
   * A path to the data folder that the server's account can use. When root starts the server, that
   * account may have no access to a parent folder: /proc/self/cwd leads to its working directory.
   */
  private pathFor(folder: string): string {
    return this.account && process.platform === 'linux' ? '/proc/self/cwd' : folder;
  }

  private async command(file: string, args: string[], cwd: string): Promise<{ stdout: string }> {
    const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
    return run(file, args, { cwd, env, ...this.account });
  }

  private async chownToAccount(path: string): Promise<void> {
    if (this.account) await chown(path, this.account.uid, this.account.gid);
  }

  /** Writes a file that only the server's account can read. */
  private async write(path: string, content: string): Promise<void> {
    await writeFile(path, content, { mode: 0o600 });
    await this.chownToAccount(path);
  }
}

/** With the output of initdb, for example that the disk is full. */
function asStartError(folder: string, cause: unknown): StartError {
  const { stderr } = cause as { stderr?: string };
  const output = (stderr || String(cause)).trim().split('\n').slice(-5).join('\n');
  return new StartError(`The embedded PostgreSQL could not be made in ${folder}:\n${output}`, {
    cause,
  });
}

/** Makes a file, or the entries of a folder, survive a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A port that no process listens on right now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string')
    throw new Error('The system assigned no port');
  return address.port;
}
