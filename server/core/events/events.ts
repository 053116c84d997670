import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Transaction } from '../database/unit-of-work.js';
import { EventChannel } from './event-channel.js';

/** Of one topic a process says at most one word a second, however much happens. */
const SPACING_MS = 1_000;

/** The longest that a watcher waits until its process listens, so that it hears of whatever happens from then on. */
const LISTENING_MS = 1_000;

/** A topic of which something was said lately. */
interface Said {
  /** Something more has happened since. */
  isBehind: boolean;
}

/**
 * Tells all processes that something has changed, so that who watches looks again. A word carries nothing
 * but its topic, and may be lost: the rows are the truth, and watchers look again now and then anyway.
 */
@Injectable()
export class Events implements OnApplicationShutdown {
  private readonly logger = new Logger(Events.name);
  private readonly heard = new EventEmitter().setMaxListeners(0);
  private readonly said = new Map<string, Said>();
  private listening: Promise<unknown> | null = null;

  constructor(private readonly channel: EventChannel) {}

  /**
   * Says that what the topic stands for has changed.
   * @param topic for example `exam:` and its quiz's id; at most 200 characters
   * @param tx said once it is durable
   */
  announce(topic: string, tx?: Transaction): void {
    if (tx) {
      tx.afterCommit(() => {
        this.announce(topic);
        return Promise.resolve();
      });
      return;
    }
    const said = this.said.get(topic);
    if (said) said.isBehind = true;
    else this.say(topic);
  }

  /**
   * Yields as soon as it listens, then when something was said of a topic, and at least as often as that; several words
   * while nobody looks are one.
   * @param signal ends it
   */
  async *watch(topic: string, atLeastEveryMs: number, signal: AbortSignal): AsyncGenerator<Date> {
    this.listening ??= Promise.race([
      this.channel.listen((heard) => this.heard.emit(heard)),
      sleep(LISTENING_MS),
    ]);
    await this.listening;
    let wake: () => void = () => undefined;
    const state = { isNews: true };
    const hear = (): void => {
      state.isNews = true;
      wake();
    };
    this.heard.on(topic, hear);
    signal.addEventListener('abort', hear);
    try {
      for (;;) {
        if (!state.isNews) {
          const timer = setTimeout(hear, atLeastEveryMs);
          await new Promise<void>((done) => (wake = done));
          clearTimeout(timer);
        }
        if (signal.aborted) return;
        state.isNews = false;
        yield new Date();
      }
    } finally {
      this.heard.off(topic, hear);
      signal.removeEventListener('abort', hear);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.channel.close();
  }

  private say(topic: string): void {
    const said: Said = { isBehind: false };
    this.said.set(topic, said);
    this.channel.say(topic).catch((error: unknown) => this.logger.warn(String(error)));
    const timer = setTimeout(() => {
      this.said.delete(topic);
      if (said.isBehind) this.say(topic);
    }, SPACING_MS);
    timer.unref();
  }
}
