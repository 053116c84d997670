import { Injectable, Logger } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  subscribe,
  validate,
  type ExecutionResult,
} from 'graphql';
import type { OperationArgs } from 'graphql-sse';
import { createHandler } from 'graphql-sse/lib/use/fastify';
import { findViewer, identifyViewer } from '../access/authenticate.js';
import { networkOf } from '../security-events/network-of.js';
import { assertTwoFactorSetUp } from '../access/viewer.js';
import { coreErrors } from '../errors/domain-error.js';
import { isBrokenConnection } from '../errors/driver-errors.js';
import { recordRefusal } from '../errors/record-refusal.js';
import { publicError } from '../errors/public-error.js';
import { allowsType } from '../http/accepted-types.js';
import { ShutdownSignal } from '../http/shutdown-signal.js';
import { formatError } from './errors.js';
import { MAX_TOKENS, shapeLimits } from './operation-limits.js';
import { findVariableError } from './variable-errors.js';
import { oncePerRequestRule } from './once-per-request.js';
import { subscriptionsOnly } from './operation-kinds.js';

const EVENT_STREAM = 'text/event-stream';
/** Open streams of one account in one process: enough for many tabs. */
const MAX_PER_ACCOUNT = 30;
/** Of one network address, which a whole staff may share. Needed because trial accounts cost nothing. */
const MAX_PER_ADDRESS = 300;

/** The context of a subscription field. */
export type SubscriptionContext = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Aborts when the client has left, the process is shutting down, or an event finds the session ended. */
  signal: AbortSignal;
};

/** With fields that only this file uses. */
type InternalContext = SubscriptionContext & { end: AbortController };

const VALIDATION_RULES = [
  ...specifiedRules,
  ...shapeLimits.validationRules,
  oncePerRequestRule,
  subscriptionsOnly,
];

/** Runs subscriptions with the same limits as other operations. After the session nothing is sent. */
@Injectable()
export class SubscriptionStreams {
  private readonly logger = new Logger('GraphQL');
  /** Number of open streams, by account and by network address. */
  private readonly open = new Map<string, number>();
  private readonly contexts = new WeakMap<FastifyRequest, InternalContext>();
  private readonly handle;

  constructor(
    schemaHost: GraphQLSchemaHost,
    private readonly closing: ShutdownSignal,
  ) {
    this.handle = createHandler<InternalContext>({
      // The schema exists once the application has started.
      schema: () => schemaHost.schema,
      authenticate: () => null,
      context: ({ raw }) => this.contexts.get(raw) as InternalContext,
      validate: (schema, document) =>
        validate(schema, document, VALIDATION_RULES).map(toApolloError),
      subscribe: async (args) => subscribeChecked(args),
      onNext: async (context, _request, result) =>
        this.beforeResult(context, result as ExecutionResult),
    });
  }

  /**
   * Sends events until the client leaves.
   * @throws UNAUTHENTICATED, NOT_ACCEPTABLE, VALIDATION, TOO_MANY_REQUESTS; later errors are sent in the stream
   */
  async serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const viewer = await identifyViewer(request);
    assertTwoFactorSetUp(viewer);
    if (!allowsType(request.headers.accept, EVENT_STREAM))
      throw coreErrors.NOT_ACCEPTABLE({ message: `A subscription is sent as ${EVENT_STREAM}.` });
    // The library serves streams for exactly this header, and answers 404 for any other.
    request.headers.accept = EVENT_STREAM;
    // Without a body the library would wait for ever.
    if (!request.body) throw coreErrors.VALIDATION({ message: 'Send the subscription as JSON.' });
    checkTokens(request.body);
    // The client has left already: `close` was emitted and will not be emitted again, so do not count it.
    if (reply.raw.destroyed) return void reply.hijack();
    const countClosed = this.countOpened(viewer.userId, networkOf(request.ip));
    const end = new AbortController();
    const forget = this.closing.watch(end);
    // Emitted once from here on: after the last event as well as when the connection breaks.
    reply.raw.once('close', () => {
      end.abort();
      forget();
      countClosed();
    });
    this.contexts.set(request, { request, reply, end, signal: end.signal });
    // Asks proxies not to buffer the response.
    void reply.header('x-accel-buffering', 'no').hijack();
    try {
      await this.handle(request, reply);
    } catch (error) {
      // If the client left while something was sent, nothing more is sent.
      if (!isBrokenConnection(error)) this.logger.error(error);
      reply.raw.destroy();
    }
  }

  /** @returns a function to call when the stream has ended @throws TOO_MANY_REQUESTS */
  private countOpened(userId: string, address: string): () => void {
    const openCount = (key: string): number => this.open.get(key) ?? 0;
    if (openCount(userId) >= MAX_PER_ACCOUNT || openCount(address) >= MAX_PER_ADDRESS)
      throw coreErrors.TOO_MANY_REQUESTS({ retryAfter: 10, security: { limit: 'streams' } });
    const keys = [userId, address];
    for (const key of keys) this.open.set(key, openCount(key) + 1);
    return () => {
      for (const key of keys) {
        const left = openCount(key) - 1;
        if (left > 0) this.open.set(key, left);
        else this.open.delete(key);
      }
    };
  }

  /** Checks the session before each result: after it has ended nothing more is sent. */
  private async beforeResult(
    context: InternalContext,
    result: ExecutionResult,
  ): Promise<ExecutionResult> {
    const viewer = await findViewer(context.request);
    if (!viewer || viewer.mustSetUpTwoFactor) {
      context.end.abort();
      const refusal = viewer
        ? coreErrors.TWO_FACTOR_SETUP_REQUIRED()
        : coreErrors.UNAUTHENTICATED();
      return { errors: [formatStreamError(wrapError(refusal))] };
    }
    if (!result.errors) return result;
    for (const error of result.errors) this.log(error, context.request);
    return { ...result, errors: result.errors.map(formatStreamError) };
  }

  /** Records security events, and logs errors that the caller did not cause. */
  private log({ originalError: cause }: GraphQLError, request: FastifyRequest): void {
    recordRefusal(cause, request);
    if (!cause || publicError(cause)) return;
    this.logger.error(`stream (request ${request.id}): ${String(cause)}`, cause.stack);
  }
}

/**
 * The library does not limit tokens, and an endlessly nested document would overflow its stack.
 * @throws VALIDATION
 */
function checkTokens(body: unknown): void {
  const { query } = body as { query?: unknown };
  if (typeof query !== 'string') return;
  try {
    parse(query, { maxLexicalTokens: MAX_TOKENS, noLocation: true });
  } catch (error) {
    throw coreErrors.VALIDATION({ message: (error as GraphQLError).message });
  }
}

/** Uses Apollo's code, so that both transports return the same error. */
function toApolloError(error: GraphQLError): GraphQLError {
  const code = (error.extensions['code'] as string | undefined) ?? 'GRAPHQL_VALIDATION_FAILED';
  return new GraphQLError(error.message, { nodes: error.nodes, extensions: { code } });
}

function wrapError(originalError: Error): GraphQLError {
  return new GraphQLError(originalError.message, { originalError, path: [] });
}

function formatStreamError(error: GraphQLError): GraphQLError {
  const { message, path, extensions } = formatError(error.toJSON(), error);
  return new GraphQLError(message, { path, extensions });
}

/** Reports a variable of the wrong type as the caller's error, which graphql-js does not. */
async function subscribeChecked(
  args: OperationArgs<InternalContext>,
): ReturnType<typeof subscribe> {
  const operation = getOperationAST(args.document, args.operationName);
  const variables = args.variableValues ?? undefined;
  const error = operation && findVariableError(args.schema, operation, variables);
  return error ? { errors: [error] } : subscribe(args);
}
