import { Controller, Get, Logger, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Public } from '../access/access.decorators.js';
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
  private lastProbe: { at: number; states: Promise<string[]> } | null = null;

  constructor(
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
    const states = await this.probeAll();
    const [database = '', queue = '', storage = ''] = states;
    const ready = states.every((state) => state === 'ok');
    reply.status(ready ? 200 : 503);
    return { status: ready ? 'ok' : 'unavailable', database, queue, storage };
  }

  /** Probes at most once a second, because anybody may call this. */
  private async probeAll(): Promise<string[]> {
    if (this.lastProbe && Date.now() - this.lastProbe.at < CACHE_MS) return this.lastProbe.states;
    const states = Promise.all([
      this.probe('database', async () => this.dataSource.query('SELECT 1')),
      this.probe('queue', async () => this.queues.ping()),
      this.probe('storage', async () => this.storage.ping()),
    ]);
    this.lastProbe = { at: Date.now(), states };
    return states;
  }

  private async probe(name: string, check: () => Promise<unknown>): Promise<string> {
    const timeout = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const late = new Promise((_, reject) => {
      timeout.addEventListener('abort', () => reject(new Error('no response in time')));
    });
    try {
      await Promise.race([check(), late]);
      return 'ok';
    } catch (error) {
      this.logger.warn(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return 'unavailable';
    }
  }
}
