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

const EVERY_MS = 5_000;
/**
 * A beat that is not answered by then is left, and another one follows at once: so that one dead
 * connection makes no outage.
 */
const PATIENCE_MS = 8_000;
/** A restart takes less: learners' pages wait that long without a word. */
const OUTAGE_SECONDS = 20;

/**
 * One statement, so that of many processes one finds the gap: the others wait for the row, and then see
 * that it has been closed. It is committed, so the database takes writes; and by its clock alone.
 */
const BEAT = `
  WITH held AS MATERIALIZED (
    SELECT id, beat_at FROM service_beats FOR UPDATE
  ), now AS MATERIALIZED (
    SELECT id, beat_at, clock_timestamp() AS at FROM held
  ), missed AS (
    INSERT INTO outages (began_at, ended_at)
    SELECT beat_at, at FROM now WHERE at - beat_at >= interval '${OUTAGE_SECONDS} seconds'
  ), beaten AS (
    UPDATE service_beats s SET beat_at = greatest(s.beat_at, now.at) FROM now WHERE s.id = now.id
  )
  INSERT INTO service_beats (id, beat_at)
  SELECT 1, clock_timestamp() WHERE NOT EXISTS (SELECT FROM held)
  ON CONFLICT DO NOTHING`;

/** Shows every few seconds that this process takes saves, as long as its doors are open. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Heartbeat.name);
  private readonly end = new AbortController();
  private isMissing = false;
  private beating: Promise<void> | null = null;

  constructor(
    private readonly work: UnitOfWork,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    server.once('listening', () => {
      this.beating = this.beatOn(server);
    });
    server.once('close', () => this.end.abort());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.end.abort();
    await this.beating;
  }

  private async beatOn(server: Server): Promise<void> {
    const { signal } = this.end;
    while (server.listening && !signal.aborted) {
      const wasMissing = this.isMissing;
      await this.beat();
      if (this.isMissing && !wasMissing) continue;
      await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Nobody is told but the log: what could not be written will be seen by the next one. */
  private async beat(): Promise<void> {
    const late = new AbortController();
    try {
      const silence = sleep(PATIENCE_MS, undefined, { signal: late.signal, ref: false }).then(
        () => {
          throw new Error(`no answer within ${PATIENCE_MS / 1000} s`);
        },
      );
      const beat = this.work.manager.query(BEAT);
      // Whichever comes second is nobody's concern.
      for (const either of [beat, silence]) either.catch(() => undefined);
      await Promise.race([beat, silence]);
      if (this.isMissing) this.logger.log('Saves can be taken again');
      this.isMissing = false;
    } catch (error) {
      if (!this.isMissing) this.logger.warn(`Saves cannot be taken: ${String(error)}`);
      this.isMissing = true;
    } finally {
      late.abort();
    }
  }
}
