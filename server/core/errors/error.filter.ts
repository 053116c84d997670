/** Errors of the plain HTTP routes: JSON with a stable code. */
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

/** Requests that Fastify rejects before a handler runs (broken JSON, a body over the limit), by status. */
const REJECTIONS: Record<number, { code: string; message: string }> = {
  400: { code: 'BAD_REQUEST', message: 'The request is not well-formed.' },
  404: { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
  405: { code: 'METHOD_NOT_ALLOWED', message: 'This address does not accept that method.' },
  413: { code: 'TOO_LARGE', message: 'What was sent is too large.' },
  415: {
    code: 'UNSUPPORTED_TYPE',
    message: 'This type of content is not accepted. Send JSON, or files as multipart/form-data.',
  },
};

/** Renders errors for routes with their own wire format. */
export interface ErrorRenderer {
  /** Whether a request is for these routes. */
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

  /** @param renderers for routes with their own wire format */
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
    const reported = this.toPublicError(error) ?? this.logInternalError(error, request);
    const renderer = this.renderers.find((one) => one.serves(request)) ?? plain;
    const { status, headers = {}, body } = renderer.render(reported, request);
    if (reported.retryAfter) void reply.header('retry-after', reported.retryAfter);
    void reply.headers(headers).status(status).send(body);
  }

  private toPublicError(error: unknown): DomainError | null {
    const reported = publicError(error);
    if (reported) return reported;
    const status =
      error instanceof HttpException
        ? error.getStatus()
        : (error as { statusCode?: number } | null)?.statusCode;
    const rejection = status === undefined ? undefined : REJECTIONS[status];
    return rejection && status ? new DomainError(rejection.code, status, rejection.message) : null;
  }

  /** Logs an unexpected error with the request id. The caller gets only that id. */
  private logInternalError(error: unknown, request: FastifyRequest): DomainError {
    const what = `${request.method} ${request.url} (request ${request.id}): ${String(error)}`;
    this.logger.error(what, error instanceof Error ? error.stack : undefined);
    return coreErrors.INTERNAL();
  }
}

/** The default: a stable code, a message, and details if there are any. */
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
