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
import { tokenIn } from '../access/access.guard.js';
import { AuthenticatorPort } from '../access/authenticator.port.js';
import { networkOf } from '../security-events/network-of.js';
import { checkSetUp } from '../access/viewer.js';
import { coreErrors } from '../errors/domain-error.js';
import { isBrokenConnection } from '../errors/driver-errors.js';
import { recordRefusal } from '../errors/record-refusal.js';
import { publicError } from '../errors/public-error.js';
import { Closing } from '../http/closing.js';
import { formatError } from './errors.js';
import { MAX_TOKENS, shapeLimits, variablesRefusal } from './limits.js';
import { onceRule } from './once.js';
import { subscriptionsOnly } from './operation-kinds.js';

/** Open at a time in one process, of one account: many tabs, and no more. */
const MAX_PER_ACCOUNT = 30;
/** Of one network address, behind which a whole staff may be: accounts of trials cost nothing. */
const MAX_PER_ADDRESS = 300;

/** What the field of a subscription finds in its context. */
export type StreamContext = {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Aborts when nobody listens any more, the log-in has ended or the process is about to. */
  signal: AbortSignal;
};

/** The same, with what only this file needs. */
type OwnContext = StreamContext & { token: string; end: AbortController };

const RULES = [...specifiedRules, ...shapeLimits.validationRules, onceRule, subscriptionsOnly];

/** Subscriptions, held to the same limits as other operations, for as long as their log-in lasts. */
@Injectable()
export class Streams {
  private readonly logger = new Logger('GraphQL');
  /** How many are, by account and by network address. */
  private readonly open = new Map<string, number>();
  private readonly contexts = new WeakMap<FastifyRequest, OwnContext>();
  private readonly handle;

  constructor(
    schemaHost: GraphQLSchemaHost,
    private readonly authenticator: AuthenticatorPort,
    private readonly closing: Closing,
  ) {
    this.handle = createHandler<OwnContext>({
      // The schema is there once the application is.
      schema: () => schemaHost.schema,
      authenticate: () => null,
      context: ({ raw }) => this.contexts.get(raw) as OwnContext,
      validate: (schema, document) => validate(schema, document, RULES).map(asRefusal),
      subscribe: async (args) => subscribed(args),
      onNext: async (context, _request, result) => this.next(context, result as ExecutionResult),
    });
  }

  /**
   * Answers until nobody listens any more.
   * @throws UNAUTHENTICATED, VALIDATION, TOO_MANY_REQUESTS; what is thrown later leaves in the stream
   */
  async serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = tokenIn(request.headers.authorization) ?? '';
    const viewer = await this.authenticator.identify(token);
    checkSetUp(viewer);
    // The library would wait for one that does not come.
    if (!request.body) throw coreErrors.VALIDATION({ message: 'Send the subscription as JSON.' });
    checkTokens(request.body);
    // Whoever has left meanwhile is counted by nobody: that was said already, and is not said again.
    if (reply.raw.destroyed) return void reply.hijack();
    const leave = this.enter(viewer.userId, networkOf(request.ip));
    const end = new AbortController();
    const forget = this.closing.watch(end);
    // Comes from here on, once: when all was said as well as when the line broke.
    reply.raw.once('close', () => {
      end.abort();
      forget();
      leave();
    });
    this.contexts.set(request, { request, reply, token, end, signal: end.signal });
    // Proxies that collect answers before they hand them on are told not to.
    void reply.header('x-accel-buffering', 'no').hijack();
    try {
      await this.handle(request, reply);
    } catch (error) {
      // Whoever has left while something was sent is told nothing more.
      if (!isBrokenConnection(error)) this.logger.error(error);
      reply.raw.destroy();
    }
  }

  /** @returns to be called when the stream has ended. @throws TOO_MANY_REQUESTS */
  private enter(userId: string, address: string): () => void {
    const openOf = (whose: string): number => this.open.get(whose) ?? 0;
    if (openOf(userId) >= MAX_PER_ACCOUNT || openOf(address) >= MAX_PER_ADDRESS)
      throw coreErrors.TOO_MANY_REQUESTS({ retryAfter: 10, security: { limit: 'streams' } });
    const both = [userId, address];
    for (const whose of both) this.open.set(whose, openOf(whose) + 1);
    return () => {
      for (const whose of both) {
        const left = openOf(whose) - 1;
        if (left > 0) this.open.set(whose, left);
        else this.open.delete(whose);
      }
    };
  }

  /** Before anything leaves: a log-in that has ended is told nothing more. */
  private async next(context: OwnContext, result: ExecutionResult): Promise<ExecutionResult> {
    const viewer = await this.authenticator.authenticate(context.token);
    if (!viewer || viewer.mustSetUpTwoFactor) {
      context.end.abort();
      const refusal = viewer
        ? coreErrors.TWO_FACTOR_SETUP_REQUIRED()
        : coreErrors.UNAUTHENTICATED();
      return { errors: [formatted(wrapped(refusal))] };
    }
    if (!result.errors) return result;
    for (const error of result.errors) this.log(error, context.request);
    return { ...result, errors: result.errors.map(formatted) };
  }

  /** What is not the caller's doing, and what is a security event. */
  private log({ originalError: cause }: GraphQLError, request: FastifyRequest): void {
    recordRefusal(cause, request);
    if (!cause || publicError(cause)) return;
    this.logger.error(`stream (request ${request.id}): ${String(cause)}`, cause.stack);
  }
}

/**
 * The library counts no tokens, and tells what the stack says of a document that nests without end.
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

/** What Apollo gives such errors, so that they leave in the same words by both ways. */
function asRefusal(error: GraphQLError): GraphQLError {
  const code = (error.extensions['code'] as string | undefined) ?? 'GRAPHQL_VALIDATION_FAILED';
  return new GraphQLError(error.message, { nodes: error.nodes, extensions: { code } });
}

function wrapped(originalError: Error): GraphQLError {
  return new GraphQLError(originalError.message, { originalError, path: [] });
}

function formatted(error: GraphQLError): GraphQLError {
  const { message, path, extensions } = formatError(error.toJSON(), error);
  return new GraphQLError(message, { path, extensions });
}

/** What does not fit its type is the caller's doing, which graphql-js does not say of variables. */
async function subscribed(args: OperationArgs<OwnContext>): ReturnType<typeof subscribe> {
  const operation = getOperationAST(args.document, args.operationName);
  const variables = args.variableValues ?? undefined;
  const refused = operation && variablesRefusal(args.schema, operation, variables);
  return refused ? { errors: [refused] } : subscribe(args);
}
