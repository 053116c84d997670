import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { HEARTBEAT_SECONDS, updateHeartbeat } from './heartbeat.queries.js';

const INTERVAL_MS = HEARTBEAT_SECONDS * 1_000;
/**
 * A heartbeat without an answer is abandoned after this, and another one follows at once, so that one dead
 * connection does not count as an outage.
 */
const TIMEOUT_MS = 8_000;

/** Records every few seconds that this process accepts saves, as long as its server listens. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Heartbeat.name);
  private readonly end = new AbortController();
  private isFailing = false;
  private running: Promise<void> | null = null;

  constructor(
    private readonly work: UnitOfWork,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    server.once('listening', () => {
      this.running = this.run(server);
    });
    server.once('close', () => this.end.abort());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.end.abort();
    await this.running;
  }

  private async run(server: Server): Promise<void> {
    const { signal } = this.end;
    while (server.listening && !signal.aborted) {
      const wasMissing = this.isFailing;
      await this.recordHeartbeat();
      if (this.isFailing && !wasMissing) continue;
      await sleep(INTERVAL_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Failures are only logged: the next successful heartbeat records the outage. */
  private async recordHeartbeat(): Promise<void> {
    const late = new AbortController();
    try {
      const timeout = sleep(TIMEOUT_MS, undefined, { signal: late.signal, ref: false }).then(() => {
        throw new Error(`no answer within ${TIMEOUT_MS / 1000} s`);
      });
      const beat = updateHeartbeat(this.work.manager);
      // The failure of the one that settles second is ignored.
      for (const promise of [beat, timeout]) promise.catch(() => undefined);
      await Promise.race([beat, timeout]);
      if (this.isFailing) this.logger.log('Saves can be taken again');
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.logger.warn(`Saves cannot be taken: ${String(error)}`);
      this.isFailing = true;
    } finally {
      late.abort();
    }
  }
}
