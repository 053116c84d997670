/** How errors leave by the plain HTTP doors, as JSON with a stable code. */
import {
  Catch,
  HttpException,
  Logger,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { GqlContextType } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { coreErrors, DomainError } from './domain-error.js';
import { told } from './told.js';

/** What Fastify refuses before a handler runs (broken JSON, a body over the limit), by status. */
const REFUSALS: Record<number, { code: string; message: string }> = {
  400: { code: 'BAD_REQUEST', message: 'The request is not well-formed.' },
  404: { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
  405: { code: 'METHOD_NOT_ALLOWED', message: 'This address does not take that method.' },
  413: { code: 'TOO_LARGE', message: 'What was sent is too large.' },
  415: { code: 'UNSUPPORTED_TYPE', message: 'This type of content is not taken here.' },
};

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('HTTP');

  catch(error: unknown, host: ArgumentsHost): unknown {
    // GraphQL renders its own errors (core/graphql/errors.ts).
    if (host.getType<GqlContextType>() === 'graphql') return error;
    const http = host.switchToHttp();
    this.reply(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
    return undefined;
  }

  private reply(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const known = this.known(error);
    if (known instanceof DomainError) {
      const { code, message, fields, current, retryAfter } = known;
      if (retryAfter) void reply.header('retry-after', retryAfter);
      const details = { ...(fields && { fields }), ...(current && { current }) };
      void reply.status(known.status).send({ code, message, ...details });
      return;
    }
    const stack = error instanceof Error ? error.stack : undefined;
    this.logger.error(
      `${request.method} ${request.url} (request ${request.id}): ${String(error)}`,
      stack,
    );
    const { code, message, status } = coreErrors.INTERNAL();
    void reply.status(status).send({ code, message, requestId: request.id });
  }

  private known(error: unknown): DomainError | null {
    const said = told(error);
    if (said) return said;
    const status =
      error instanceof HttpException
        ? error.getStatus()
        : (error as { statusCode?: number } | null)?.statusCode;
    const refusal = status === undefined ? undefined : REFUSALS[status];
    return refusal && status ? new DomainError(refusal.code, status, refusal.message) : null;
  }
}
