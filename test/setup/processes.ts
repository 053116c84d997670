/** Starts the built application as users do, and ends what it started. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const START_MS = 30_000;

export type Environment = Record<string, string | undefined>;

export interface RunningServer {
  url: string;
  pid: number;
  dataDir: string;
  /** Everything it has printed. */
  output(): string;
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL, to this process alone. */
  kill(): Promise<void>;
}

/** An application that ended before it was ready. */
export class StartFailed extends Error {
  constructor(
    readonly code: number | null,
    readonly output: string,
  ) {
    super(`The server ended with ${code} before it was ready:\n${output}`);
  }
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** A folder of its own, removed at the end of the run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'examwright-test-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Starts `dist/server/main.js` and waits until it says that it is ready.
 * @param environment on top of what a bare start has; nothing of the tester's own leaks in
 * @throws StartFailed
 */
export async function startServer(environment: Environment = {}): Promise<RunningServer> {
  const port = environment['PORT'] ?? String(await freePort());
  const dataDir = environment['DATA_DIR'] ?? temporaryFolder();
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], ...environment, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const killAtExit = (): void => void child.kill('SIGTERM');
  process.once('exit', killAtExit);
  const ended = once(child, 'exit').then(() => {
    process.off('exit', killAtExit);
    return child.exitCode;
  });
  await ready(child, ended, () => output);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    dataDir,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      return ended;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function ready(
  child: ChildProcess,
  ended: Promise<number | null>,
  output: () => string,
): Promise<void> {
  const isReady = (async () => {
    for (const end = Date.now() + START_MS; Date.now() < end;) {
      if (output().includes('is ready')) return 'ready';
      await new Promise((done) => setTimeout(done, 20));
    }
    return 'late';
  })();
  const result = await Promise.race([isReady, ended.then(() => 'ended')]);
  if (result === 'ready') return;
  child.kill('SIGKILL');
  throw new StartFailed(await ended, output());
}
