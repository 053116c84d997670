/** Sends GraphQL requests from islands. */
import type { TypedDocumentString } from '../../gql/site/graphql';

/** A request is aborted seconds this time. */
const TIMEOUT_MS = 15_000;

/** An error of the API, with its message. */
export class RefusedError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly fields: { path: string; message: string }[],
    /** Seconds to wait before the next try, if the server sent them. */
    readonly retryAfter: number | null,
  ) {
    super(message);
  }
}

/** No response arrived, or none of the API. */
export class UnreachableError extends Error {}

/** The response is not from the API: usually a proxy sent it. */
export class InvalidResponseError extends UnreachableError {}

interface GraphqlResponse<Data> {
  data?: Data | null;
  errors?: {
    message: string;
    extensions?: {
      code?: string;
      fields?: { path: string; message: string }[];
      retryAfter?: number;
    };
  }[];
}

/**
 * @throws RefusedError, UnreachableError (InvalidResponseError, if a proxy answered)
 */
export async function request<Data, Variables>(
  operation: TypedDocumentString<Data, Variables>,
  variables?: Variables,
  timeoutMs = TIMEOUT_MS,
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: operation.toString(), variables }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new UnreachableError('No response', { cause: error });
  });
  const { data, errors } = (await response.json().catch((error: unknown) => {
    throw new InvalidResponseError('The response is not JSON', { cause: error });
  })) as GraphqlResponse<Data>;
  const [first] = errors ?? [];
  if (first) {
    const { code = '', fields = [], retryAfter } = first.extensions ?? {};
    // Before the API, a refusal has only the HTTP header.
    const seconds = retryAfter ?? Number(response.headers.get('retry-after'));
    throw new RefusedError(first.message, code, fields, seconds > 0 ? seconds : null);
  }
  if (!data) throw new InvalidResponseError('The response has no data');
  return data;
}
