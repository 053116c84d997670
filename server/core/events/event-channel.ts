/** Carries events from one process to all: through Redis if configured, else through the database. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Client } from 'pg';

const CHANNEL = 'examwright_events';
const RECONNECT_MS = 1_000;
/** TCP keep-alive: the system probes a silent connection after this long. */
const KEEP_ALIVE_MS = 10_000;

export type EventListener = (topic: string) => void;

export abstract class EventChannel {
  protected readonly logger = new Logger('Events');

  /**
   * Subscribes, once; reconnects by itself after a lost connection.
   * @returns once subscribed, or after a first failure
   */
  abstract subscribe(listener: EventListener): Promise<void>;
  abstract publish(topic: string): Promise<void>;
  abstract close(): Promise<void>;
}

/** LISTEN and NOTIFY, on separate connections: one that listens cannot be used for anything else. */
export class PostgresChannel extends EventChannel {
  private subscriber: Client | null = null;
  private publisher: Promise<Client> | null = null;
  private isClosed = false;

  constructor(private readonly url: string) {
    super();
  }

  override async subscribe(listener: EventListener): Promise<void> {
    return new Promise((done) => void this.keepListening(listener, done));
  }

  override async publish(topic: string): Promise<void> {
    const client = await this.connectPublisher();
    await client.query('SELECT pg_notify($1, $2)', [CHANNEL, topic]);
  }

  override async close(): Promise<void> {
    this.isClosed = true;
    const publisher = await this.publisher?.catch(() => null);
    await Promise.all([this.subscriber?.end(), publisher?.end()]);
  }

  private async keepListening(listener: EventListener, onSubscribed: () => void): Promise<void> {
    while (!this.isClosed) {
      await this.listenOnce(listener, onSubscribed).catch((error: unknown) =>
        this.logger.warn(String(error)),
      );
      onSubscribed();
      await sleep(RECONNECT_MS, undefined, { ref: false });
    }
  }

  /**
   * Listens until the connection is lost. One that cannot listen is closed: the next is opened
   * after a second.
   */
  private async listenOnce(listener: EventListener, onSubscribed: () => void): Promise<void> {
    const client = await this.connect();
    this.subscriber = client;
    // Never rejects: nothing awaits it during LISTEN, whose query reports the error.
    const lost = new Promise<void>((done) => client.once('error', done).once('end', done));
    try {
      if (this.isClosed) return;
      client.on('notification', ({ payload }) => listener(payload ?? ''));
      await client.query(`LISTEN ${CHANNEL}`);
      onSubscribed();
      await lost;
    } finally {
      await client.end();
    }
  }

  /** The connection for publishing; a lost one is opened again. */
  private async connectPublisher(): Promise<Client> {
    this.publisher ??= this.connect().then((client) => {
      client.once('end', () => (this.publisher = null));
      return client;
    });
    try {
      return await this.publisher;
    } catch (error) {
      this.publisher = null;
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
  private readonly publisher: Redis;
  private readonly subscriber: Redis;

  constructor(url: string) {
    super();
    // Connected when needed: the queue already checks at the start whether Redis can be reached.
    this.publisher = new Redis(url, {
      lazyConnect: true,
      maxRetriesPerRequest: 1,
      commandTimeout: 2_000,
    });
    // Watchers wait however long Redis is down: with a retry limit the first failure would end the
    // subscription.
    this.subscriber = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null });
    for (const redis of [this.publisher, this.subscriber]) {
      redis.on('error', (error) => this.logger.warn(error.message));
    }
  }

  override async subscribe(listener: EventListener): Promise<void> {
    this.subscriber.on('message', (_channel, topic) => listener(topic));
    // It subscribes again by itself after each reconnection.
    await this.subscriber
      .subscribe(CHANNEL)
      .catch((error: unknown) => this.logger.warn(String(error)));
  }

  override async publish(topic: string): Promise<void> {
    await this.publisher.publish(CHANNEL, topic);
  }

  override close(): Promise<void> {
    this.publisher.disconnect();
    this.subscriber.disconnect();
    return Promise.resolve();
  }
}
