/** What went wrong with a request, told by codes and never by messages. */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { texts } from './texts';

export interface Problem {
  /** The server's stable code; OFFLINE when there was no answer, SERVER for one without a code. */
  code: string;
  message: string;
  /** Problems of single fields, by dotted path. */
  fields: { path: string; message: string }[];
  retryAfter: number | null;
}

interface Extensions {
  code?: string;
  fields?: { path: string; message: string }[];
  retryAfter?: number;
}

export function problemOf(error: unknown): Problem {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const extensions: Extensions = first?.extensions ?? {};
    return {
      code: extensions.code ?? 'SERVER',
      message: first?.message ?? '',
      fields: extensions.fields ?? [],
      retryAfter: extensions.retryAfter ?? null,
    };
  }
  const code = ServerError.is(error) ? 'SERVER' : 'OFFLINE';
  return { code, message: '', fields: [], retryAfter: null };
}

/** What may be over the next time. All else is answered the same, however often it is asked. */
const PASSING = new Set([
  'OFFLINE',
  'SERVER',
  'INTERNAL',
  'UNAVAILABLE',
  'BUSY',
  'TOO_MANY_REQUESTS',
]);

/** Whether trying again can help. */
export function mayPass({ code }: Problem): boolean {
  return PASSING.has(code);
}

/** What people are told of it. */
export function sentenceOf({ code, message }: Problem): string {
  return code === 'OFFLINE' ? texts.errors.offline : message || texts.errors.server;
}
