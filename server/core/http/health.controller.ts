import { Controller, Logger, Res } from '@nestjs/common';
import { HealthIndicatorService } from '@nestjs/terminus';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { ping } from '../database/connection.queries.js';
import { JobQueues } from '../jobs/job-queues.js';
import { Storage } from '../storage/storage.js';
import { checkLiveness, checkReadiness } from './operation.routes.js';
import { Endpoint } from './route.decorators.js';

/** A dependency that has not responded by then counts as unavailable. */
const PROBE_TIMEOUT_MS = 3_000;
const CACHE_MS = 1_000;

type State = 'ok' | 'unavailable';

/** For load balancers and monitors: public, and without personal data. */
@Controller()
export class HealthController {
  private readonly logger = new Logger(HealthController.name);

  constructor(
    private readonly indicators: HealthIndicatorService,
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly storage: Storage,
  ) {}

  @Endpoint(checkLiveness)
  healthz() {
    return { status: 'ok' as const };
  }

  @Endpoint(checkReadiness)
  async readyz(@Res({ passthrough: true }) reply: FastifyReply) {
    const [database, queue, storage] = await Promise.all([
      this.probe('database', async () => ping(this.dataSource.manager)),
      this.probe('queue', async () => this.queues.ping()),
      this.probe('storage', async () => this.storage.ping()),
    ]);
    const isReady = [database, queue, storage].every((state) => state === 'ok');
    const status: State = isReady ? 'ok' : 'unavailable';
    reply.status(isReady ? 200 : 503);
    return { status, database, queue, storage };
  }

  /**
   * Probes at most once a second, because anybody may call this. The request that begins a probe
   * logs its failure. The caller does not get the reason, which can name addresses and accounts.
   */
  private async probe(name: string, check: () => Promise<unknown>): Promise<State> {
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
