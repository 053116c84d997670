/**
 * A service of several processes: PostgreSQL, two API processes and a worker, each of which can be killed
 * alone. Everything listens on loopback, and nothing outlives the test.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { EmbeddedPostgres } from '../../server/core/database/embedded/embedded-postgres.js';
import { startProcessReaper, type ProcessReaper } from './process-reaper.js';
import { query } from '../setup/database.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import { postmasterPid } from '../setup/embedded-postgres.js';
import {
  freePort,
  startServer,
  StartFailed,
  temporaryFolder,
  type Environment,
  type RunningServer,
} from '../setup/processes.js';

export const KILL_TARGETS = ['api 1', 'api 2', 'worker', 'database'] as const;
export type KillTarget = (typeof KILL_TARGETS)[number];
type Process = Exclude<KillTarget, 'database'>;

const PROCESSES: Process[] = ['api 1', 'api 2', 'worker'];
/** A start that fails because the database is down is tried again. */
const MAX_STARTS = 20;

export class TestEnvironment {
  readonly kills: Record<string, number> = {};
  /** The kills in the order of time. */
  readonly killed: { what: string; at: number }[] = [];
  private readonly running = new Map<Process, RunningServer>();
  private readonly environments = new Map<Process, Environment>();
  private logs = '';

  private constructor(
    private readonly folder: string,
    private readonly postgres: EmbeddedPostgres,
    private readonly reaper: ProcessReaper,
    readonly sink: MailSink,
  ) {}

  /** @returns a migrated environment that is ready */
  static async start(): Promise<TestEnvironment> {
    // The embedded server logs an error each time it is killed.
    Logger.overrideLogger(false);
    const folder = temporaryFolder();
    const reaper = startProcessReaper();
    reaper.addFolder(folder);
    const postgres = await EmbeddedPostgres.start(folder);
    const environment = new TestEnvironment(folder, postgres, reaper, await startMailSink());
    try {
      await environment.open();
    } catch (error) {
      await environment.stop();
      throw error;
    }
    return environment;
  }

  private async open(): Promise<void> {
    const DATA_DIR = temporaryFolder();
    this.reaper.addFolder(DATA_DIR);
    const shared = {
      DATABASE_URL: this.postgres.url,
      DATA_DIR,
      SMTP_URL: this.sink.url,
      RATE_LIMIT: 'off',
      JWT_SECRET: 'only for this test, which knows it: 32 bytes',
      LOG_LEVEL: 'error',
    };
    for (const name of PROCESSES) {
      const PORT = String(await freePort());
      const ROLE = name === 'worker' ? 'worker' : 'api';
      this.environments.set(name, { ...shared, PORT, ROLE });
    }
    // The first process migrates the database.
    await this.startOne('api 1', 1);
    await Promise.all([this.startOne('api 2'), this.startOne('worker')]);
  }

  /** The addresses of the API, whether or not it runs. */
  get origins(): string[] {
    return [...this.environments]
      .filter(([name]) => name !== 'worker')
      .map(([, { PORT }]) => `http://127.0.0.1:${PORT}`);
  }

  sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    query<T & Record<string, unknown>>(this.postgres.url, text, values);

  /** Kills with SIGKILL, and starts again after `awayMs`. */
  async kill(targets: readonly KillTarget[], awayMs: number): Promise<void> {
    for (const target of targets) this.kills[target] = (this.kills[target] ?? 0) + 1;
    this.killed.push({ what: `killed: ${targets.join(', ')}`, at: Date.now() });
    await Promise.all(
      targets.map(async (target) => {
        // The embedded server restarts the database itself.
        if (target === 'database') process.kill(postmasterPid(this.folder), 'SIGKILL');
        else await this.end(target);
      }),
    );
    await sleep(awayMs);
    const processes = targets.filter((target) => target !== 'database');
    await Promise.all(processes.map(async (name) => this.startOne(name)));
    if (targets.includes('database')) await this.waitForDatabase();
  }

  /** The errors that the processes have logged, to print when a test fails. */
  output(): string {
    return this.logs + [...this.running.values()].map((server) => server.output()).join('');
  }

  async stop(): Promise<void> {
    await Promise.all([...this.running.keys()].map(async (name) => this.end(name)));
    // On a busy disk it may not stop in time: the reaper ends it.
    await this.postgres.stop().catch(() => undefined);
    await this.sink.close();
    await this.reaper.close();
    Logger.overrideLogger(['error', 'warn', 'log']);
  }

  private async end(name: Process): Promise<void> {
    const server = this.running.get(name);
    if (!server) return;
    this.running.delete(name);
    await server.kill();
    this.reaper.removeProcess(server.pid);
    this.logs += server.output();
  }

  private async startOne(name: Process, maxStarts = MAX_STARTS): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        // Registered at once: a test that is killed during a start leaves that process, too.
        const onSpawn = (pid: number): void => this.reaper.addProcess(pid);
        const server = await startServer(this.environments.get(name), { onSpawn });
        this.running.set(name, server);
        return;
      } catch (error) {
        if (!(error instanceof StartFailed) || tries === maxStarts) throw error;
        await sleep(500);
      }
    }
  }

  private async waitForDatabase(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await this.sql('SELECT 1');
        return;
      } catch (error) {
        if (tries === 100) throw error;
        await sleep(200);
      }
    }
  }
}

/** The settings of PostgreSQL on which the durability of acknowledged writes depends. */
export async function readDurabilitySettings(environment: TestEnvironment): Promise<object[]> {
  return environment.sql(
    `SELECT name, setting FROM pg_settings
     WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes') ORDER BY name`,
  );
}
