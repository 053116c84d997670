/** Starts and stops the built application as users do. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './sources.js';

export const MAIN = join(root, 'dist', 'server', 'main.js');
/** A first start creates a database; its duration is not promised. For starts that hang only. */
const START_MS = 150_000;
/** Promised for every later start. */
export const WARM_START_MS = 10_000;
/** Not promised. For sweeps that hang only. */
const SWEEP_MS = 120_000;
/** For stops that hang only. */
const STOP_MS = 100_000;
/** Promised are 15 s. After 14 s a server says what it does, and exits, which takes time on a slow machine. */
const PROMISED_STOP_MS = 20_000;
const ABANDONED = 'Something did not stop in time and was abandoned.';

/** Processes per core while only the tests run. */
const USUAL_LOAD = 3;

/**
 * Promised times count as they are in an ordinary run. Where other work wants the cores, too, each process gets a
 * smaller share of them.
 */
function onThisMachine(ms: number): number {
  const [wanted = 0] = loadavg();
  return ms * Math.max(1, wanted / availableParallelism() / USUAL_LOAD);
}

export type Environment = Record<string, string | undefined>;

export interface RunningServer {
  url: string;
  pid: number;
  dataDir: string;
  /** Everything it has printed. */
  output: () => string;
  /** Closes the output, as a closed terminal does. */
  closeOutput: () => void;
  signal(name: NodeJS.Signals): void;
  /** Makes it sweep now, and waits for the end. */
  sweep(): Promise<void>;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Its exit code after a signal; rejects if it takes longer than promised. */
  endsInTime(): Promise<number | null>;
  /** Sends SIGTERM. @returns the exit code */
  stop(): Promise<number | null>;
  /** SIGKILL, to this process alone. */
  kill(): Promise<void>;
}

export interface StartOptions {
  /** Another entry than the built application's. */
  main?: string;
  /** Through `npm start`, as README has it; signals go to npm. */
  npm?: boolean;
  /** With the demonstration. */
  demo?: boolean;
  /** The user to run as, where the tests run as root. */
  uid?: number;
  /** How long it may take to be ready, in an ordinary run. */
  withinMs?: number;
  /** Called with the process id at once, before the server is ready. */
  onSpawn?: (pid: number) => void;
  /** Flags of Node.js. */
  flags?: readonly string[];
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

/**
 * Below the ports that systems give to outgoing connections and to whoever listens on port 0, so that hardly anybody
 * gets one of these before the server that is starting listens on it. Each process starts at a random port and counts up.
 */
const PORTS = { from: 20_000, to: 32_000 };
let nextPort = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from));

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  for (let tries = PORTS.from; tries < PORTS.to; tries += 1) {
    const port = nextPort;
    nextPort = port + 1 < PORTS.to ? port + 1 : PORTS.from;
    if (await canListen(port)) return port;
  }
  throw new Error(`All ports from ${PORTS.from} to ${PORTS.to} are taken`);
}

/** @throws any error other than that the port is taken */
async function canListen(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(false);
      else failed(error);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

/** Folders and child processes that must not outlive this process. */
const leftovers = { folders: new Set<string>(), children: new Set<ChildProcess>() };
process.once('exit', () => {
  for (const child of leftovers.children) child.kill('SIGTERM');
  // A process that is ending may still write.
  const options = { recursive: true, force: true, maxRetries: 5 };
  for (const folder of leftovers.folders) rmSync(folder, options);
});

/** Ends a child with this process, if it has not ended before. */
export function endWithUs(child: ChildProcess): void {
  leftovers.children.add(child);
  child.once('exit', () => leftovers.children.delete(child));
}

/** A folder of its own, removed at the end of the run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'examwright-test-'));
  leftovers.folders.add(folder);
  return folder;
}

/**
 * Starts the built application and waits until it says that it is ready.
 * @param environment variables; those of the tester are not inherited
 * @throws StartFailed
 */
export async function startServer(
  environment: Environment = {},
  options: StartOptions = {},
): Promise<RunningServer> {
  const port = environment['PORT'] ?? String(await freePort());
  const dataDir = environment['DATA_DIR'] ?? temporaryFolder();
  const main = options.main ?? MAIN;
  const [command, args] = options.npm
    ? ['npm', ['start']]
    : [process.execPath, [...(options.flags ?? []), main, ...(options.demo ? ['--demo'] : [])]];
  const child = spawn(command, args, {
    cwd: root,
    ...(options.uid !== undefined && { uid: options.uid, gid: options.uid }),
    env: { PATH: process.env['PATH'], ...environment, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let sweepsAsked = 0;
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  endWithUs(child);
  if (child.pid !== undefined) options.onSpawn?.(child.pid);
  const ended = once(child, 'exit').then(() => child.exitCode);
  await ready(child, ended, () => output, options.withinMs ?? START_MS);
  const send = (name: NodeJS.Signals): void => {
    if (name === 'SIGUSR2') sweepsAsked += 1;
    child.kill(name);
  };
  const endsInTime = async (): Promise<number | null> => inTime(ended, child, () => output);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    dataDir,
    output: () => output,
    closeOutput: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    signal: send,
    sweep: async () => {
      send('SIGUSR2');
      // It answers every signal, also those whose end no test waited for.
      const asked = sweepsAsked;
      const swept = (): number => output.split('Swept:').length - 1;
      for (const end = Date.now() + SWEEP_MS; swept() < asked;) {
        if (Date.now() > end) throw new Error(`It did not sweep:\n${output}`);
        await sleep(20);
      }
    },
    ended,
    endsInTime,
    stop: async () => {
      child.kill('SIGTERM');
      return endsInTime();
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Throws if a stop hangs, and kills the process; or if it takes long without the server's own limit of time. */
async function inTime(
  ended: Promise<number | null>,
  child: ChildProcess,
  output: () => string,
): Promise<number | null> {
  const timer = new AbortController();
  const since = Date.now();
  const late = sleep(STOP_MS, 'late' as const, { signal: timer.signal }).catch(() => null);
  const result = await Promise.race([ended, late]);
  timer.abort();
  if (result === 'late') child.kill('SIGKILL');
  const tookMs = Date.now() - since;
  if (result !== 'late' && (tookMs < PROMISED_STOP_MS || output().includes(ABANDONED)))
    return result;
  throw new Error(`The server took ${tookMs} ms to stop:\n${output()}`);
}

async function ready(
  child: ChildProcess,
  ended: Promise<number | null>,
  output: () => string,
  withinMs: number,
): Promise<void> {
  const isReady = (async () => {
    for (const end = Date.now() + onThisMachine(withinMs); Date.now() < end;) {
      if (output().includes('is ready')) return 'ready';
      await new Promise((done) => setTimeout(done, 20));
    }
    return 'late';
  })();
  const result = await Promise.race([isReady, ended.then(() => 'ended')]);
  if (result === 'ready') return;
  // Not SIGKILL: it would end npm and leave the server.
  child.kill('SIGTERM');
  if (result === 'late')
    throw new Error(`The server was not ready within ${withinMs} ms:\n${output()}`);
  throw new StartFailed(await ended, output());
}
