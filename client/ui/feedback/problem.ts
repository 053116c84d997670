/** Turns the errors of a request into problems, distinguished by codes and never by messages. */
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { texts } from '../texts/texts';

export interface Problem {
  /**
   * The server's stable code; OFFLINE when there was no response, SERVER for a response without a
   * code, UNREADABLE for one that is not ours, for instance a hotel's log-in page.
   */
  code: string;
  /** The HTTP status of a response without a code; otherwise null. */
  status: number | null;
  message: string;
  /** Validation errors of single fields, by dotted path. */
  fields: { path: string; message: string }[];
  retryAfter: number | null;
  /** The stored version, when the code is STALE_VERSION. */
  current: unknown;
  /** The token for the second step of a log-in, when the code is SECOND_FACTOR_REQUIRED. */
  challenge: string | null;
}

interface Extensions {
  code?: string;
  fields?: { path: string; message: string }[];
  retryAfter?: number;
  current?: unknown;
  challenge?: string;
}

interface GraphQLErrorBody {
  message: string;
  extensions?: Extensions;
}

/** A failed response of a request that was sent without Apollo. */
export class RequestRefused extends Error {
  /**
   * @param answer the server's error; otherwise the HTTP status, or null for a broken body of a 2xx
   *   response
   */
  constructor(readonly answer: { error: GraphQLErrorBody } | { status: number | null }) {
    super('error' in answer ? answer.error.message : '');
  }
}

export function toProblem(error: unknown): Problem {
  if (error instanceof RequestRefused) {
    const { answer } = error;
    return 'error' in answer ? problemOf(answer.error) : problemFromStatus(answer.status);
  }
  if (CombinedGraphQLErrors.is(error)) return problemOf(error.errors[0]);
  if (ServerError.is(error)) return problemFromStatus(error.statusCode);
  if (ServerParseError.is(error)) return problemFromStatus(null);
  return { code: 'OFFLINE', status: null, ...NO_DETAILS };
}

const NO_DETAILS = { message: '', fields: [], retryAfter: null, current: null, challenge: null };

function problemFromStatus(status: number | null): Problem {
  return { code: status === null ? 'UNREADABLE' : 'SERVER', status, ...NO_DETAILS };
}

/** The problem of an error in a response. */
export function problemOf(error: GraphQLErrorBody | undefined): Problem {
  const extensions = error?.extensions ?? {};
  return {
    code: extensions.code ?? 'SERVER',
    status: null,
    message: error?.message ?? '',
    fields: extensions.fields ?? [],
    retryAfter: extensions.retryAfter ?? null,
    current: extensions.current ?? null,
    challenge: extensions.challenge ?? null,
  };
}

/** Codes of temporary problems. All other requests would fail again. */
const RETRYABLE = new Set([
  'OFFLINE',
  'SERVER',
  'UNREADABLE',
  'INTERNAL',
  'UNAVAILABLE',
  'BUSY',
  'IDEMPOTENCY_IN_PROGRESS',
  'TOO_MANY_REQUESTS',
  'FIGURES_FAILED',
]);

/** Whether a retry can help. */
export function isRetryable({ code }: Problem): boolean {
  return RETRYABLE.has(code);
}

/** The change may have been made: no response says that it was not. */
const OUTCOME_UNKNOWN = new Set([
  'OFFLINE',
  'SERVER',
  'UNREADABLE',
  'INTERNAL',
  'OUTCOME_UNKNOWN',
  'IDEMPOTENCY_IN_PROGRESS',
]);

/** Whether it is unknown if a change was made. */
export function isOutcomeUnknown({ code }: Problem): boolean {
  return OUTCOME_UNKNOWN.has(code);
}

/** Refusals before the server has looked whether the same request was applied before. */
const REFUSED_UNREAD = new Set([
  'BUSY',
  'TOO_MANY_REQUESTS',
  'TWO_FACTOR_SETUP_REQUIRED',
  'UNAUTHENTICATED',
  'UNAVAILABLE',
]);

/** Whether a request must keep its Idempotency-Key: what became of it, or of an earlier try, is not known yet. */
export function keepsKey(problem: Problem): boolean {
  return isOutcomeUnknown(problem) || REFUSED_UNREAD.has(problem.code);
}

/** The sentence that users see. */
export function problemMessage({ code, message }: Problem): string {
  return code === 'OFFLINE' ? texts.errors.offline : message || texts.errors.server;
}
