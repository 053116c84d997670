import { Controller, Logger, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
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
  private lastProbe: { at: number; states: Promise<[State, State, State]> } | null = null;

  constructor(
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
    const states = await this.probeAll();
    const [database, queue, storage] = states;
    const status: State = states.every((state) => state === 'ok') ? 'ok' : 'unavailable';
    reply.status(status === 'ok' ? 200 : 503);
    return { status, database, queue, storage };
  }

  /** Probes at most once a second, because anybody may call this. */
  private async probeAll(): Promise<[State, State, State]> {
    if (this.lastProbe && Date.now() - this.lastProbe.at < CACHE_MS) return this.lastProbe.states;
    const states = Promise.all([
      this.probe('database', async () => this.dataSource.query('SELECT 1')),
      this.probe('queue', async () => this.queues.ping()),
      this.probe('storage', async () => this.storage.ping()),
    ]);
    this.lastProbe = { at: Date.now(), states };
    return states;
  }

  private async probe(name: string, check: () => Promise<unknown>): Promise<State> {
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
