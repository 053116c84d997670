/** What carries a word from one process to all of them: Redis when there is one, else the database. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Client } from 'pg';

const CHANNEL = 'examwright_events';
const TRY_AGAIN_MS = 1_000;
/** The system begins to check a silent connection after this long. */
const KEEP_ALIVE_MS = 10_000;

export type EventListener = (topic: string) => void;

export abstract class EventChannel {
  protected readonly logger = new Logger('Events');

  /**
   * Begins to listen, once; goes on by itself when the connection was lost.
   * @returns when it hears, or knows that it cannot for now
   */
  abstract listen(hear: EventListener): Promise<void>;
  abstract say(topic: string): Promise<void>;
  abstract close(): Promise<void>;
}

/** LISTEN and NOTIFY, on connections of its own: one that listens is good for nothing else. */
export class PostgresChannel extends EventChannel {
  private listener: Client | null = null;
  private speaker: Promise<Client> | null = null;
  private isClosed = false;

  constructor(private readonly url: string) {
    super();
  }

  override async listen(hear: EventListener): Promise<void> {
    return new Promise((done) => void this.keepListening(hear, done));
  }

  override async say(topic: string): Promise<void> {
    const client = await this.speaking();
    await client.query('SELECT pg_notify($1, $2)', [CHANNEL, topic]);
  }

  override async close(): Promise<void> {
    this.isClosed = true;
    const speaker = await this.speaker?.catch(() => null);
    await Promise.all([this.listener?.end(), speaker?.end()]);
  }

  private async keepListening(hear: EventListener, begun: () => void): Promise<void> {
    while (!this.isClosed) {
      await this.listenOnce(hear, begun).catch((error: unknown) => this.logger.warn(String(error)));
      begun();
      await sleep(TRY_AGAIN_MS, undefined, { ref: false });
    }
  }

  /** Until the connection is lost. One that cannot listen is ended: the next is made in a second. */
  private async listenOnce(hear: EventListener, begun: () => void): Promise<void> {
    const client = await this.connect();
    this.listener = client;
    // It never rejects: while LISTEN is under way nobody waits for it, and the query says what is wrong.
    const lost = new Promise<void>((done) => client.once('error', done).once('end', done));
    try {
      if (this.isClosed) return;
      client.on('notification', ({ payload }) => hear(payload ?? ''));
      await client.query(`LISTEN ${CHANNEL}`);
      begun();
      await lost;
    } finally {
      await client.end();
    }
  }

  /** The connection for speaking; one that was lost is made anew. */
  private async speaking(): Promise<Client> {
    this.speaker ??= this.connect().then((client) => {
      client.once('end', () => (this.speaker = null));
      return client;
    });
    try {
      return await this.speaker;
    } catch (error) {
      this.speaker = null;
      throw error;
    }
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    client.on('error', (error) => this.logger.warn(error.message));
    await client.connect();
    return client;
  }
}

export class RedisChannel extends EventChannel {
  private readonly speaker: Redis;
  private readonly listener: Redis;

  constructor(url: string) {
    super();
    // Connected when they are needed: whether there is such a Redis, the queue finds out and says.
    this.speaker = new Redis(url, {
      lazyConnect: true,
      maxRetriesPerRequest: 1,
      commandTimeout: 2_000,
    });
    // Who watches waits for it however long it is away: without that, the first failure would be the last word.
    this.listener = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
    for (const redis of [this.speaker, this.listener]) {
      redis.on('error', (error) => this.logger.warn(error.message));
    }
  }

  override async listen(hear: EventListener): Promise<void> {
    this.listener.on('message', (_channel, topic) => hear(topic));
    // It subscribes again by itself after each reconnection.
    await this.listener
      .subscribe(CHANNEL)
      .catch((error: unknown) => this.logger.warn(String(error)));
  }

  override async say(topic: string): Promise<void> {
    await this.speaker.publish(CHANNEL, topic);
  }

  override close(): Promise<void> {
    this.speaker.disconnect();
    this.listener.disconnect();
    return Promise.resolve();
  }
}
