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
import { recordRefusal } from './record-refusal.js';
import { publicError } from './public-error.js';

/** What Fastify refuses before a handler runs (broken JSON, a body over the limit), by status. */
const REFUSALS: Record<number, { code: string; message: string }> = {
  400: { code: 'BAD_REQUEST', message: 'The request is not well-formed.' },
  404: { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
  405: { code: 'METHOD_NOT_ALLOWED', message: 'This address does not take that method.' },
  413: { code: 'TOO_LARGE', message: 'What was sent is too large.' },
  415: {
    code: 'UNSUPPORTED_TYPE',
    message: 'This type of content is not taken. Send JSON, or files as multipart/form-data.',
  },
};

/** How a door with a wire form of its own says what was refused. */
export interface ErrorRenderer {
  /** Whether a request came to this door, or was meant to. */
  serves(request: FastifyRequest): boolean;
  render(error: DomainError, request: FastifyRequest): RenderedError;
}

export interface RenderedError {
  status: number;
  headers?: Record<string, string>;
  body: object;
}

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('HTTP');

  /** @param renderers of other doors than the plain one */
  constructor(private readonly renderers: readonly ErrorRenderer[] = []) {}

  catch(error: unknown, host: ArgumentsHost): unknown {
    // GraphQL renders its own errors (core/graphql/errors.ts).
    if (host.getType<GqlContextType>() === 'graphql') return error;
    const http = host.switchToHttp();
    this.reply(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
    return undefined;
  }

  private reply(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    recordRefusal(error, request);
    const known = this.known(error) ?? this.unknown(error, request);
    const renderer = this.renderers.find((one) => one.serves(request)) ?? plain;
    const { status, headers = {}, body } = renderer.render(known, request);
    if (known.retryAfter) void reply.header('retry-after', known.retryAfter);
    void reply.headers(headers).status(status).send(body);
  }

  private known(error: unknown): DomainError | null {
    const said = publicError(error);
    if (said) return said;
    const status =
      error instanceof HttpException
        ? error.getStatus()
        : (error as { statusCode?: number } | null)?.statusCode;
    const refusal = status === undefined ? undefined : REFUSALS[status];
    return refusal && status ? new DomainError(refusal.code, status, refusal.message) : null;
  }

  /** Is logged with the id that the caller is shown, and told nothing else of. */
  private unknown(error: unknown, request: FastifyRequest): DomainError {
    const what = `${request.method} ${request.url} (request ${request.id}): ${String(error)}`;
    this.logger.error(what, error instanceof Error ? error.stack : undefined);
    return coreErrors.INTERNAL();
  }
}

/** A stable code, a sentence, and what there is beside them. */
const plain: Pick<ErrorRenderer, 'render'> = {
  render({ code, status, message, fields, current }, { id }) {
    const details = {
      ...(fields && { fields }),
      ...(current && { current }),
      ...(code === 'INTERNAL' && { requestId: id }),
    };
    return { status, body: { code, message, ...details } };
  },
};
