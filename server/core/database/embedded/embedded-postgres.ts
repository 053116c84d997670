/**
 * The PostgreSQL server that lives in DATA_DIR. A server that a killed process left running is
 * adopted; a second application on the same folder is refused. An advisory lock of a connection
 * keeps the second one out, so the lock ends with its process, however that ends.
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
/** Any number works that nothing else in this cluster locks. */
const LOCK = 4_018_517;
/** How long a server may take to start, or to stop while another process stops it. */
const START_TIMEOUT_MS = 60_000;
/** PostgreSQL's code for a wrong password. */
const INVALID_PASSWORD = '28P01';

/** An application runs on this folder. A command that only reads its data may connect to `url`. */
export class DataDirLockedError extends StartError {
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
  /** Resolves when the server that `launch` started is up. */
  private launching: Promise<void> | null = null;
  private stopping = false;
  private isStarting = false;
  /** Whether this process started the running server, or has its lock. */
  private isOurs = false;

  private constructor(
    private readonly dataDir: string,
    private readonly cluster: Cluster,
    private readonly password: string,
    private port: number,
  ) {}

  /** Whether a data folder contains a database. */
  static async existsIn(dataDir: string): Promise<boolean> {
    const version = stat(join(dataDir, FOLDER, 'PG_VERSION'));
    return version.then(
      () => true,
      () => false,
    );
  }

  /**
   * Creates (the first time), starts or adopts the server.
   * @param dataDir a folder that the starting user can write
   * @throws DataDirLockedError when another application uses it
   * @throws StartError when its data needs another version of PostgreSQL
   */
  static async start(dataDir: string): Promise<EmbeddedPostgres> {
    const server = await EmbeddedPostgres.launch(dataDir);
    return server.ready();
  }

  /** The same without waiting: the server is starting when this returns; call `ready` next. */
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
      // Chosen here, so that the server process exists when this returns.
      server.port = await freePort();
      server.launching = server.startServer();
      // `ready` reports the failure.
      server.launching.catch(() => undefined);
    }
    return server;
  }

  /** Waits until the server takes connections and is locked. @throws DataDirLockedError @throws StartError */
  async ready(): Promise<this> {
    try {
      await this.launching;
      await this.run();
      await this.createDatabase();
    } catch (error) {
      // The caller gets nothing to stop. A server that another process has locked is left running.
      if (error instanceof DataDirLockedError) this.isOurs = false;
      await this.stop();
      throw error;
    }
    return this;
  }

  get url(): string {
    return this.urlOf(DATABASE);
  }

  /** Also stops a server that is still starting, but leaves one running that another process has locked. */
  async stop(): Promise<void> {
    this.stopping = true;
    while (this.isStarting) {
      // Fails until the server has written its lock file.
      const isStopped = await this.cluster.stop().then(
        () => true,
        () => false,
      );
      if (isStopped) return;
      await sleep(100);
    }
    if (!this.isOurs) return;
    this.isOurs = false;
    // Keeps the lock until the end: a next start then waits for it instead of adopting the server.
    await this.cluster.stop();
  }

  /** Returns once the server runs and is locked by this process. */
  private async run(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      if (this.stopping) throw new StartError('It was stopped while it started.');
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
    this.isStarting = true;
    try {
      await this.cluster.start(this.port);
      this.isOurs = true;
    } catch (error) {
      // Another process may have started it at the same time: then the lock decides.
      if ((await this.cluster.runningPort()) === null) throw error;
    } finally {
      this.isStarting = false;
    }
  }

  /** @returns false when the server is starting or stopping, so that another try makes sense */
  private async takeLock(deadline: number): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.urlOf('postgres'),
      application_name: `examwright ${process.pid}`,
      keepAlive: true,
    });
    client.on('error', () => undefined); // 'end' follows and is handled below
    try {
      await client.connect();
      const { rows } = await client.query<{ locked: boolean }>(
        'SELECT pg_try_advisory_lock($1) AS locked',
        [LOCK],
      );
      if (!rows[0]?.locked)
        throw new DataDirLockedError(await this.lockedMessage(client), this.url);
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

  private async lockedMessage(client: pg.Client): Promise<string> {
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

  /** The server was killed or ran out of memory: starts it again on the same port. */
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
