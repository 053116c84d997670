/** What no answer may be, whatever was asked. */
import { coreErrors } from '../../server/core/errors/domain-error.js';
import type { Answer } from './send.js';

interface GraphqlErrors {
  errors?: { extensions?: { code?: string; status?: number; retryAfter?: number } }[];
}

const BUSY = coreErrors.BUSY();

/** @returns what is wrong with an answer; nothing as a rule */
export function problemOf({ status, headers, body }: Answer): string {
  if (status >= 500) {
    const isBusy = status === BUSY.status && headers['retry-after'] !== undefined;
    // The older routes have no codes: there the sentence says which it is. To HEAD nothing is said.
    const saysSo = body === '' || body.includes(`"${BUSY.code}"`) || body.includes(BUSY.message);
    return isBusy && saysSo ? '' : `answered ${status}: ${body.slice(0, 300)}`;
  }
  const isJson = headers['content-type']?.includes('json') ?? false;
  if (!isJson || !body.includes('"errors"')) return '';
  const failed = errorsIn(body).find(({ extensions = {} }) => {
    const { code, status: told = 0, retryAfter } = extensions;
    return told >= 500 && !(code === BUSY.code && retryAfter !== undefined);
  });
  return failed ? `answered the error ${JSON.stringify(failed).slice(0, 300)}` : '';
}

/** Of an answer of GraphQL. */
export function errorsIn(body: string): NonNullable<GraphqlErrors['errors']> {
  try {
    const { errors } = JSON.parse(body) as GraphqlErrors;
    return Array.isArray(errors) ? errors : [];
  } catch {
    // Cut, as it is too long to be kept, or none of GraphQL's.
    return [];
  }
}
