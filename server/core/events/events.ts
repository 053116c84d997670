import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Transaction } from '../database/unit-of-work.js';
import { EventChannel } from './event-channel.js';

/** A process publishes at most one event per topic and second, however much happens. */
const MIN_INTERVAL_MS = 1_000;

/** How long a watcher waits at most for its process to subscribe, so that it misses no later event. */
const LISTENING_MS = 1_000;

/** A topic that was published within the last second. */
interface TopicState {
  /** Another change has happened since. */
  hasPending: boolean;
}

/**
 * Publishes events to all processes, so that watchers read changed rows again. An event contains only its topic,
 * and may be lost: the rows are the truth, and watchers also read them at intervals.
 */
@Injectable()
export class Events implements OnApplicationShutdown {
  private readonly logger = new Logger(Events.name);
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly topics = new Map<string, TopicState>();
  private listening: Promise<unknown> | null = null;

  constructor(private readonly channel: EventChannel) {}

  /**
   * Publishes that the subject of the topic has changed.
   * @param topic for example `exam:` and the quiz's id; at most 200 characters
   * @param tx publishes after this transaction is durable
   */
  publish(topic: string, tx?: Transaction): void {
    if (tx) {
      tx.afterCommit(() => {
        this.publish(topic);
        return Promise.resolve();
      });
      return;
    }
    const state = this.topics.get(topic);
    if (state) state.hasPending = true;
    else this.publishNow(topic);
  }

  /**
   * Yields once subscribed, then at each event of the topic, and at least every `atLeastEveryMs`. Events that arrive
   * while the consumer is busy are merged.
   * @param signal ends the iteration
   */
  async *watch(topic: string, atLeastEveryMs: number, signal: AbortSignal): AsyncGenerator<Date> {
    this.listening ??= Promise.race([
      this.channel.subscribe((event) => this.emitter.emit(event)),
      sleep(LISTENING_MS),
    ]);
    await this.listening;
    let wake: () => void = () => undefined;
    const state = { hasNews: true };
    const notify = (): void => {
      state.hasNews = true;
      wake();
    };
    this.emitter.on(topic, notify);
    signal.addEventListener('abort', notify);
    try {
      for (;;) {
        if (!state.hasNews) {
          const timer = setTimeout(notify, atLeastEveryMs);
          await new Promise<void>((done) => (wake = done));
          clearTimeout(timer);
        }
        if (signal.aborted) return;
        state.hasNews = false;
        yield new Date();
      }
    } finally {
      this.emitter.off(topic, notify);
      signal.removeEventListener('abort', notify);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.channel.close();
  }

  private publishNow(topic: string): void {
    const state: TopicState = { hasPending: false };
    this.topics.set(topic, state);
    this.channel.publish(topic).catch((error: unknown) => this.logger.warn(String(error)));
    const timer = setTimeout(() => {
      this.topics.delete(topic);
      if (state.hasPending) this.publishNow(topic);
    }, MIN_INTERVAL_MS);
    timer.unref();
  }
}
