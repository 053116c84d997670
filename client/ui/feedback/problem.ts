/** What went wrong with a request, told by codes and never by messages. */
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { texts } from '../texts/texts';

export interface Problem {
  /**
   * The server's stable code; OFFLINE when there was no answer, SERVER for one without a code,
   * UNREADABLE for one that is no answer of ours: a hotel's log-in page, for instance.
   */
  code: string;
  /** The HTTP status of an answer without a code; null for all others. */
  status: number | null;
  message: string;
  /** Problems of single fields, by dotted path. */
  fields: { path: string; message: string }[];
  retryAfter: number | null;
  /** What is stored now, where a change was made on something older: a code of STALE_VERSION. */
  current: unknown;
  /** What the second step of a log-in goes on from: a code of SECOND_FACTOR_REQUIRED. */
  challenge: string | null;
}

interface Extensions {
  code?: string;
  fields?: { path: string; message: string }[];
  retryAfter?: number;
  current?: unknown;
  challenge?: string;
}

interface Told {
  message: string;
  extensions?: Extensions;
}

/** An answer that is a no, where Apollo was not asked. */
export class AnswerRefused extends Error {
  /** @param answer what the server told; without that the HTTP status, null where it promised more */
  constructor(readonly answer: { error: Told } | { status: number | null }) {
    super('error' in answer ? answer.error.message : '');
  }
}

export function problemOf(error: unknown): Problem {
  if (error instanceof AnswerRefused) {
    const { answer } = error;
    return 'error' in answer ? problemOfTold(answer.error) : problemOfStatus(answer.status);
  }
  if (CombinedGraphQLErrors.is(error)) return problemOfTold(error.errors[0]);
  if (ServerError.is(error)) return problemOfStatus(error.statusCode);
  if (ServerParseError.is(error)) return problemOfStatus(null);
  return { code: 'OFFLINE', status: null, ...NOTHING_TOLD };
}

const NOTHING_TOLD = { message: '', fields: [], retryAfter: null, current: null, challenge: null };

function problemOfStatus(status: number | null): Problem {
  return { code: status === null ? 'UNREADABLE' : 'SERVER', status, ...NOTHING_TOLD };
}

function problemOfTold(told: Told | undefined): Problem {
  const extensions = told?.extensions ?? {};
  return {
    code: extensions.code ?? 'SERVER',
    status: null,
    message: told?.message ?? '',
    fields: extensions.fields ?? [],
    retryAfter: extensions.retryAfter ?? null,
    current: extensions.current ?? null,
    challenge: extensions.challenge ?? null,
  };
}

/** What may be over the next time. All else is answered the same, however often it is asked. */
const PASSING = new Set([
  'OFFLINE',
  'SERVER',
  'UNREADABLE',
  'INTERNAL',
  'UNAVAILABLE',
  'BUSY',
  'TOO_MANY_REQUESTS',
]);

/** Whether trying again can help. */
export function mayPass({ code }: Problem): boolean {
  return PASSING.has(code);
}

/** It may have been done all the same: there was no answer, or none that says it was not. */
const UNKNOWN = new Set(['OFFLINE', 'SERVER', 'UNREADABLE', 'INTERNAL', 'OUTCOME_UNKNOWN']);

/** Whether nobody knows what became of a change. */
export function isOutcomeUnknown({ code }: Problem): boolean {
  return UNKNOWN.has(code);
}

/** What people are told of it. */
export function sentenceOf({ code, message }: Problem): string {
  return code === 'OFFLINE' ? texts.errors.offline : message || texts.errors.server;
}
