import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/env.js';
import { coreErrors } from '../errors/domain-error.js';
import { isLocalRequest } from './local-requests.js';
import { metrics } from './metrics.js';
import { showMetrics } from './operation.routes.js';
import { Endpoint } from './route.decorators.js';

const REFUSED =
  'Send the METRICS_TOKEN of this installation as a Bearer token. Where none is set, figures are given on the same machine only.';

/** Metrics for Prometheus. They show load and attacks, so they are not public. */
@Controller()
export class MetricsController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @throws UNAUTHENTICATED */
  @Endpoint(showMetrics)
  async show(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    if (!this.isAllowed(request))
      throw coreErrors.UNAUTHENTICATED({
        message: REFUSED,
        security: { event: 'permission.refused' },
      });
    // Not by a decorator: an error response has another type.
    reply.type(metrics.contentType);
    return metrics.metrics();
  }

  private isAllowed(request: FastifyRequest): boolean {
    const { METRICS_TOKEN } = this.config;
    if (METRICS_TOKEN === undefined) return isLocalRequest(request);
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    return timingSafeEqual(digest(token), digest(METRICS_TOKEN));
  }
}

/** A digest of fixed length, which the comparison requires. */
function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
