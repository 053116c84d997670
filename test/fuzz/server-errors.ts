/** Finds answers that are faults of the server, whatever the request was. */
import { coreErrors } from '../../server/core/errors/domain-error.js';
import type { Answer } from './send.js';

interface GraphqlErrors {
  errors?: { extensions?: { code?: string; status?: number; retryAfter?: number } }[];
}

const BUSY = coreErrors.BUSY();

/** @returns what is wrong with an answer; '' if nothing is */
export function findServerError({ status, headers, body }: Answer): string {
  if (status >= 500) {
    const isBusy = status === BUSY.status && headers['retry-after'] !== undefined;
    // Legacy routes have no codes, only the message. An answer to HEAD has no body.
    const saysSo = body === '' || body.includes(`"${BUSY.code}"`) || body.includes(BUSY.message);
    return isBusy && saysSo ? '' : `answered ${status}: ${body.slice(0, 300)}`;
  }
  const isJson = headers['content-type']?.includes('json') ?? false;
  if (!isJson || !body.includes('"errors"')) return '';
  const failed = graphqlErrorsIn(body).find(({ extensions = {} }) => {
    const { code, status: errorStatus = 0, retryAfter } = extensions;
    return errorStatus >= 500 && !(code === BUSY.code && retryAfter !== undefined);
  });
  return failed ? `answered the error ${JSON.stringify(failed).slice(0, 300)}` : '';
}

/** The errors of a GraphQL answer. */
export function graphqlErrorsIn(body: string): NonNullable<GraphqlErrors['errors']> {
  try {
    const { errors } = JSON.parse(body) as GraphqlErrors;
    return Array.isArray(errors) ? errors : [];
  } catch {
    // The kept part of a long body, or not an answer of GraphQL.
    return [];
  }
}
