import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { Public } from '../access/public.decorator.js';
import { coreErrors } from '../errors/domain-error.js';
import { isLocal } from './local.js';
import { metrics } from './metrics.js';

const REFUSED =
  'Send the METRICS_TOKEN of this installation as a Bearer token. Where none is set, figures are given on the same machine only.';

/** Figures for Prometheus. They tell how busy this is and who tries its doors, so they are not for everybody. */
@Controller('metrics')
@Public()
export class MetricsController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @throws UNAUTHENTICATED */
  @Get()
  @Header('cache-control', 'no-store')
  async show(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (!this.isAllowed(request))
      throw coreErrors.UNAUTHENTICATED({
        message: REFUSED,
        security: { event: 'permission.refused' },
      });
    // Not by a decorator: a refusal has another type.
    reply.type(metrics.contentType);
    return metrics.metrics();
  }

  private isAllowed(request: FastifyRequest): boolean {
    const { METRICS_TOKEN } = this.config;
    if (METRICS_TOKEN === undefined) return isLocal(request);
    const [, given = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    return timingSafeEqual(digest(given), digest(METRICS_TOKEN));
  }
}

/** Of one length, whatever was sent: that is what the comparison takes. */
function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
