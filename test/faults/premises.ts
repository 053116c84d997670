/**
 * A service as it is run past one process: PostgreSQL, two of the API and a worker, each to be killed by
 * itself. Everything listens on loopback, and nothing of it outlives the test.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { EmbeddedPostgres } from '../../server/core/database/embedded/embedded-postgres.js';
import { startKeeper, type Keeper } from './keeper.js';
import { query } from '../setup/database.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import { postmaster } from '../setup/postmaster.js';
import {
  freePort,
  startServer,
  StartFailed,
  temporaryFolder,
  type Environment,
  type RunningServer,
} from '../setup/processes.js';

export const VICTIMS = ['api 1', 'api 2', 'worker', 'database'] as const;
export type Victim = (typeof VICTIMS)[number];
type Process = Exclude<Victim, 'database'>;

const PROCESSES: Process[] = ['api 1', 'api 2', 'worker'];
/** A start that meets a dead database is tried again. */
const MAX_STARTS = 20;

export class Premises {
  readonly kills: Record<string, number> = {};
  /** The same in the order of time. */
  readonly killed: { what: string; at: number }[] = [];
  private readonly running = new Map<Process, RunningServer>();
  private readonly environments = new Map<Process, Environment>();
  private logs = '';

  private constructor(
    private readonly folder: string,
    private readonly postgres: EmbeddedPostgres,
    private readonly keeper: Keeper,
    readonly sink: MailSink,
  ) {}

  /** Migrated, and ready to be used. */
  static async start(): Promise<Premises> {
    // It tells that it went away each time it is killed.
    Logger.overrideLogger(false);
    const folder = temporaryFolder();
    const keeper = startKeeper();
    keeper.folder(folder);
    const postgres = await EmbeddedPostgres.start(folder);
    const premises = new Premises(folder, postgres, keeper, await startMailSink());
    try {
      await premises.open();
    } catch (error) {
      await premises.stop();
      throw error;
    }
    return premises;
  }

  private async open(): Promise<void> {
    const DATA_DIR = temporaryFolder();
    this.keeper.folder(DATA_DIR);
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
    // The first migrates.
    await this.startOne('api 1', 1);
    await Promise.all([this.startOne('api 2'), this.startOne('worker')]);
  }

  /** Where the API is, or was. */
  get origins(): string[] {
    return [...this.environments]
      .filter(([name]) => name !== 'worker')
      .map(([, { PORT }]) => `http://127.0.0.1:${PORT}`);
  }

  sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    query<T & Record<string, unknown>>(this.postgres.url, text, values);

  /** SIGKILL, and after a while it is there again. */
  async kill(victims: readonly Victim[], awayMs: number): Promise<void> {
    for (const victim of victims) this.kills[victim] = (this.kills[victim] ?? 0) + 1;
    this.killed.push({ what: `killed: ${victims.join(', ')}`, at: Date.now() });
    await Promise.all(
      victims.map(async (victim) => {
        // The embedded server's own watch brings the database back.
        if (victim === 'database') process.kill(postmaster(this.folder), 'SIGKILL');
        else await this.end(victim);
      }),
    );
    await sleep(awayMs);
    const processes = victims.filter((victim) => victim !== 'database');
    await Promise.all(processes.map(async (name) => this.startOne(name)));
    if (victims.includes('database')) await this.databaseIsBack();
  }

  /** What its processes have said of errors, for when something is wrong. */
  output(): string {
    return this.logs + [...this.running.values()].map((server) => server.output()).join('');
  }

  async stop(): Promise<void> {
    await Promise.all([...this.running.keys()].map(async (name) => this.end(name)));
    // What does not stop on a busy disk, the keeper ends.
    await this.postgres.stop().catch(() => undefined);
    await this.sink.close();
    await this.keeper.close();
    Logger.overrideLogger(['error', 'warn', 'log']);
  }

  private async end(name: Process): Promise<void> {
    const server = this.running.get(name);
    if (!server) return;
    this.running.delete(name);
    await server.kill();
    this.keeper.ended(server.pid);
    this.logs += server.output();
  }

  private async startOne(name: Process, mostStarts = MAX_STARTS): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        // Told at once: who is killed while a process starts leaves that one, too.
        const onSpawn = (pid: number): void => this.keeper.process(pid);
        const server = await startServer(this.environments.get(name), { onSpawn });
        this.running.set(name, server);
        return;
      } catch (error) {
        if (!(error instanceof StartFailed) || tries === mostStarts) throw error;
        await sleep(500);
      }
    }
  }

  private async databaseIsBack(): Promise<void> {
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

/** The settings that acknowledgements rest on. */
export async function durability(premises: Premises): Promise<object[]> {
  return premises.sql(
    `SELECT name, setting FROM pg_settings
     WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes') ORDER BY name`,
  );
}
