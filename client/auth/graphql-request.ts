/**
 * Sends GraphQL operations without Apollo, which would be a quarter of the log-in page's code.
 * These pages need no cache.
 */
import { useState } from 'react';
import type { TypedDocumentString } from '../gql/auth/graphql';
import { RequestRefused } from '../ui/feedback/problem';
import { authorizationHeader, type Session } from '../ui/session/session';

const HEADERS = {
  accept: 'application/graphql-response+json, application/json',
  'content-type': 'application/json',
};

interface GraphQLResponse<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: object }[];
}

/** A user is waiting. Must be shorter than the server's grace period for a used token. */
const TIMEOUT_MS = 30_000;

/**
 * @param keepalive whether the request continues when the tab is closed
 * @param session authenticates the request; without it the request is anonymous
 * @throws RequestRefused; TypeError when there was no response, or none in time
 */
export async function sendOperation<Data, Variables>(
  operation: TypedDocumentString<Data, Variables>,
  variables: Variables,
  keepalive = false,
  session?: Session,
): Promise<Data> {
  const query = operation.toString();
  const [, operationName] = /^\s*(?:mutation|query) (\w+)/.exec(query) ?? [];
  const body = JSON.stringify({ operationName, query, variables });
  const { response, text } = await withTimeout(async (signal) => {
    const headers = { ...HEADERS, ...(session && authorizationHeader(session)) };
    const init = { method: 'POST', headers, body, keepalive, signal };
    const response = await fetch('/graphql', init);
    return { response, text: await response.text() };
  });
  const { data, errors } = parseResponse<Data>(text);
  const [first] = errors ?? [];
  if (first) throw new RequestRefused({ error: first });
  if (!data) throw new RequestRefused({ status: response.ok ? null : response.status });
  return data;
}

/** @returns a function that sends the operation, and whether one is under way */
export function useOperation<Data, Variables>(operation: TypedDocumentString<Data, Variables>) {
  const [isBusy, setBusy] = useState(false);
  const send = async (variables: Variables): Promise<Data> => {
    setBusy(true);
    try {
      return await sendOperation(operation, variables);
    } finally {
      setBusy(false);
    }
  };
  return [send, isBusy] as const;
}

async function withTimeout<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new TypeError('No response in time')),
    TIMEOUT_MS,
  );
  try {
    return await send(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

function parseResponse<Data>(text: string): GraphQLResponse<Data> {
  try {
    return (JSON.parse(text) ?? {}) as GraphQLResponse<Data>;
  } catch {
    // Something between us and the server answered, for instance a proxy: the status is enough.
    return {};
  }
}
