import { Controller, Get, Logger, Res } from '@nestjs/common';
import { HealthIndicatorService } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Public } from '../access/access.decorators.js';
import { ping } from '../database/connection.queries.js';
import { JobQueues } from '../jobs/job-queues.js';
import { Storage } from '../storage/storage.js';

/** A dependency that has not responded by then counts as unavailable. */
const PROBE_TIMEOUT_MS = 3_000;
const CACHE_MS = 1_000;

/** For load balancers and monitors: public, and without personal data. */
@Controller()
@Public()
export class HealthController {
  private readonly logger = new Logger(HealthController.name);

  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly storage: Storage,
  ) {}

  /** Liveness: the process runs. */
  @Get('healthz')
  healthz(): { status: string } {
    return { status: 'ok' };
  }

  /** Readiness: 200, or 503 with the dependencies that cannot be reached. */
  @Get('readyz')
  async readyz(@Res({ passthrough: true }) reply: FastifyReply): Promise<Record<string, string>> {
    const [database, queue, storage] = await Promise.all([
      this.probe('database', async () => ping(this.dataSource.manager)),
      this.probe('queue', async () => this.queues.ping()),
      this.probe('storage', async () => this.storage.ping()),
    ]);
    const ready = [database, queue, storage].every((state) => state === 'ok');
    reply.status(ready ? 200 : 503);
    return { status: ready ? 'ok' : 'unavailable', database, queue, storage };
  }

  /**
   * Probes at most once a second, because anybody may call this. The request that begins a probe
   * logs its failure. The caller does not get the reason, which can name addresses and accounts.
   */
  private async probe(name: string, check: () => Promise<unknown>): Promise<string> {
    let isBegun = false as boolean;
    const { [name]: result } = await this.indicators
      .check(name)
      .attempt(async () => {
        isBegun = true;
        await check();
      })
      .withTimeout(PROBE_TIMEOUT_MS)
      .cacheFor(CACHE_MS);
    if (result?.status === 'up') return 'ok';
    if (isBegun) this.logger.warn(`${name}: ${String(result?.['message'])}`);
    return 'unavailable';
  }
}
