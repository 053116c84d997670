import { Controller, Get, Logger, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Public } from '../access/public.decorator.js';
import { JobQueues } from '../jobs/job-queues.js';
import { Storage } from '../storage/storage.js';

/** A dependency that has not answered by then counts as gone. */
const PATIENCE_MS = 3_000;
const FRESH_MS = 1_000;

/** For load balancers and monitors. They carry no log-in, and what they read tells of nobody. */
@Controller()
@Public()
export class HealthController {
  private readonly logger = new Logger(HealthController.name);
  private last: { at: number; states: Promise<string[]> } | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    private readonly storage: Storage,
  ) {}

  /** The process is up. */
  @Get('healthz')
  healthz(): { status: string } {
    return { status: 'ok' };
  }

  /** The process can do its work: 503 names what it cannot reach. */
  @Get('readyz')
  async readyz(@Res({ passthrough: true }) reply: FastifyReply): Promise<Record<string, string>> {
    const states = await this.probeAll();
    const [database = '', queue = '', storage = ''] = states;
    const ready = states.every((state) => state === 'ok');
    reply.status(ready ? 200 : 503);
    return { status: ready ? 'ok' : 'unavailable', database, queue, storage };
  }

  /** Anybody may ask; what that costs is spent once a second. */
  private async probeAll(): Promise<string[]> {
    if (this.last && Date.now() - this.last.at < FRESH_MS) return this.last.states;
    const states = Promise.all([
      this.probe('database', async () => this.dataSource.query('SELECT 1')),
      this.probe('queue', async () => this.queues.ping()),
      this.probe('storage', async () => this.storage.ping()),
    ]);
    this.last = { at: Date.now(), states };
    return states;
  }

  private async probe(name: string, ask: () => Promise<unknown>): Promise<string> {
    const timeout = AbortSignal.timeout(PATIENCE_MS);
    const late = new Promise((_, reject) => {
      timeout.addEventListener('abort', () => reject(new Error('no answer in time')));
    });
    try {
      await Promise.race([ask(), late]);
      return 'ok';
    } catch (error) {
      this.logger.warn(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return 'unavailable';
    }
  }
}
