/**
 * Asks the server without Apollo, which would be a quarter of what the log-in page loads, for nothing:
 * no answer here is shown twice.
 */
import { useState } from 'react';
import type { TypedDocumentString } from '../gql/auth/graphql';
import { AnswerRefused } from '../ui/feedback/problem';
import { authorizationOf, type Session } from '../ui/session/session';

const HEADERS = {
  accept: 'application/graphql-response+json, application/json',
  'content-type': 'application/json',
};

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: object }[];
}

/** Somebody waits in front of the form. Shorter than the server's grace for a token that was spent. */
const MAX_MS = 30_000;

/**
 * @param keepalive whether it outlives a tab that is closed at once
 * @param session in whose name; without it in nobody's
 * @throws AnswerRefused; TypeError when there was no answer, or none in time
 */
export async function ask<Data, Variables>(
  operation: TypedDocumentString<Data, Variables>,
  variables: Variables,
  keepalive = false,
  session?: Session,
): Promise<Data> {
  const query = operation.toString();
  const [, operationName] = /^\s*(?:mutation|query) (\w+)/.exec(query) ?? [];
  const body = JSON.stringify({ operationName, query, variables });
  const { response, text } = await inTime(async (signal) => {
    const headers = { ...HEADERS, ...(session && authorizationOf(session)) };
    const init = { method: 'POST', headers, body, keepalive, signal };
    const response = await fetch('/graphql', init);
    return { response, text: await response.text() };
  });
  const { data, errors } = read<Data>(text);
  const [first] = errors ?? [];
  if (first) throw new AnswerRefused({ error: first });
  if (!data) throw new AnswerRefused({ status: response.ok ? null : response.status });
  return data;
}

/** @returns asks, and whether an answer is waited for */
export function useAsk<Data, Variables>(operation: TypedDocumentString<Data, Variables>) {
  const [isBusy, setBusy] = useState(false);
  const send = async (variables: Variables): Promise<Data> => {
    setBusy(true);
    try {
      return await ask(operation, variables);
    } finally {
      setBusy(false);
    }
  };
  return [send, isBusy] as const;
}

async function inTime<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const giveUp = new AbortController();
  const late = setTimeout(() => giveUp.abort(new TypeError('No answer in time')), MAX_MS);
  try {
    return await send(giveUp.signal);
  } finally {
    clearTimeout(late);
  }
}

function read<Data>(text: string): Answer<Data> {
  try {
    return (JSON.parse(text) ?? {}) as Answer<Data>;
  } catch {
    // Something else stands before the server: the status says enough.
    return {};
  }
}
