/**
 * The PostgreSQL server that lives in DATA_DIR. A server that a killed process left behind is
 * adopted; a second application on the same folder is refused. What keeps the second one out is a
 * lock held by a connection, so it goes with its process, however that ends.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../../errors/start-error.js';
import { findBinaries } from './binaries.js';
import { Cluster, freePort, SUPERUSER } from './cluster.js';
import { serverAccount } from './server-account.js';

const FOLDER = 'postgres';
const DATABASE = 'examwright';
/** Any number serves as long as nobody else in this cluster locks it. */
const LOCK = 4_018_517;
/** How long a server may take to come up, or to go down under somebody else's hands. */
const PATIENCE_MS = 60_000;
/** PostgreSQL's code for a wrong password. */
const INVALID_PASSWORD = '28P01';

/** An application runs on this folder. Who only wants to look into its data may connect beside it. */
export class LockedByAnother extends StartError {
  constructor(
    message: string,
    readonly url: string,
  ) {
    super(message);
  }
}

export class EmbeddedPostgres {
  private readonly logger = new Logger('EmbeddedPostgres');
  private lock: pg.Client | null = null;
  /** Resolves when the server that was started at first is up. */
  private launched: Promise<void> | null = null;
  private stopping = false;
  /** Whether the running server is one that we have started, or that is ours by its lock. */
  private isOurs = false;

  private constructor(
    private readonly dataDir: string,
    private readonly cluster: Cluster,
    private readonly password: string,
    private port: number,
  ) {}

  /** Whether there is a database in a data folder. */
  static async isIn(dataDir: string): Promise<boolean> {
    const version = stat(join(dataDir, FOLDER, 'PG_VERSION'));
    return version.then(
      () => true,
      () => false,
    );
  }

  /**
   * Makes (the first time), starts or adopts the server.
   * @param dataDir a folder that the starting user can write
   * @throws HeldByAnother when another application holds it
   * @throws StartError when its data needs another version
   */
  static async start(dataDir: string): Promise<EmbeddedPostgres> {
    const server = await EmbeddedPostgres.launch(dataDir);
    return server.ready();
  }

  /** The same without waiting: the server is coming up when this returns, and `ready` is to be called. */
  static async launch(dataDir: string): Promise<EmbeddedPostgres> {
    const folder = join(dataDir, FOLDER);
    const account = await serverAccount(folder);
    const binaries = await findBinaries(account);
    const cluster = new Cluster(folder, binaries, account);
    const major = await cluster.major();
    if (major === null) {
      await cluster.create();
    } else if (major !== binaries.major) {
      throw new StartError(
        `${folder} holds data of PostgreSQL ${major}, this version brings PostgreSQL ` +
          `${binaries.major}. Nothing was touched. Start the earlier version of Examwright, save ` +
          'the data with pg_dump, and load it into a new DATA_DIR.',
      );
    }
    const server = new EmbeddedPostgres(dataDir, cluster, await cluster.password(), 0);
    if ((await cluster.runningPort()) === null) {
      // Known by now, so that the server is a process when this returns.
      server.port = await freePort();
      server.launched = server.startServer();
      // Whoever waits for it (`ready`) is told.
      server.launched.catch(() => undefined);
    }
    return server;
  }

  /** Waits until the server takes connections and is ours. @throws HeldByAnother @throws StartError */
  async ready(): Promise<this> {
    try {
      await this.launched;
      await this.run();
      await this.createDatabase();
    } catch (error) {
      // The caller gets nothing that it could stop. One that somebody else holds is not ours to stop.
      if (this.isOurs && !(error instanceof LockedByAnother)) await this.stop();
      throw error;
    }
    return this;
  }

  get url(): string {
    return this.urlOf(DATABASE);
  }

  async stop(): Promise<void> {
    this.stopping = true;
    // The lock is not released before: a next start waits for the end instead of adopting it.
    await this.cluster.stop();
  }

  /** Ends with the server running and its lock ours. */
  private async run(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const port = await this.cluster.runningPort();
      if (port === null) {
        await this.startServer();
        continue;
      }
      this.port = port;
      if (await this.takeLock(deadline)) return;
      await sleep(200);
    }
  }

  private async startServer(): Promise<void> {
    this.port ||= await freePort();
    try {
      await this.cluster.start(this.port);
      this.isOurs = true;
    } catch (error) {
      // Unless somebody else started it in the same moment: then the lock decides.
      if ((await this.cluster.runningPort()) === null) throw error;
    }
  }

  /** @returns false when the server is coming up or going down, and asking again makes sense */
  private async takeLock(deadline: number): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.urlOf('postgres'),
      application_name: `examwright ${process.pid}`,
      keepAlive: true,
    });
    client.on('error', () => undefined); // 'end' follows and is handled
    try {
      await client.connect();
      const { rows } = await client.query<{ held: boolean }>(
        'SELECT pg_try_advisory_lock($1) AS held',
        [LOCK],
      );
      if (!rows[0]?.held) throw new LockedByAnother(await this.refusal(client), this.url);
    } catch (error) {
      await client.end().catch(() => undefined);
      if ((error as { code?: string }).code === INVALID_PASSWORD) throw this.wrongPassword();
      if (error instanceof StartError || Date.now() > deadline) throw error;
      return false;
    }
    client.on('end', () => void this.recover());
    this.lock = client;
    this.isOurs = true;
    return true;
  }

  private wrongPassword(): StartError {
    return new StartError(
      `The embedded PostgreSQL does not take the password in ${this.cluster.passwordFile}. ` +
        'Put the file back from where this DATA_DIR was copied or saved, and start again.',
    );
  }

  private async refusal(client: pg.Client): Promise<string> {
    const { rows } = await client.query<{ name: string }>(
      `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
       WHERE l.locktype = 'advisory' AND l.objid = $1 AND l.granted`,
      [LOCK],
    );
    const holder = rows[0]?.name.replace('examwright ', 'process ') ?? 'another process';
    return (
      `Another Examwright (${holder}) is already running on ${this.dataDir}. ` +
      'Stop it first, or give this one a DATA_DIR of its own.'
    );
  }

  /** The server went away under us (killed, out of memory): bring it back on the same port. */
  private async recover(): Promise<void> {
    this.lock = null;
    while (!this.stopping) {
      this.logger.error('The embedded PostgreSQL went away. Starting it again.');
      try {
        await this.run();
        return;
      } catch (error) {
        this.logger.error(error);
        await sleep(1_000);
      }
    }
  }

  private async createDatabase(): Promise<void> {
    const exists = await this.lock?.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (exists?.rowCount === 0) await this.lock?.query(`CREATE DATABASE ${DATABASE}`);
  }

  private urlOf(database: string): string {
    return `postgres://${SUPERUSER}:${this.password}@127.0.0.1:${this.port}/${database}`;
  }
}
