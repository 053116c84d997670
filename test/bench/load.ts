/** Measures throughput: many requests at once, on loopback, for a few seconds. */
import autocannon from 'autocannon';
import type { Api } from '../setup/api.js';

const WARM_UP_S = 2;
const SECONDS = 5;

/** A POST of JSON. */
export interface Call {
  path: string;
  as: Api;
  body: object;
}

export interface Load {
  url: string;
  connections: number;
  /** Absent for a GET. */
  call?: Call;
}

/** @returns requests per second; all must succeed */
export async function requestsPerSecond({ url, connections, call }: Load): Promise<number> {
  const request = call
    ? {
        url: url + call.path,
        method: 'POST' as const,
        headers: {
          'content-type': 'application/json',
          ...(call.as.token && { authorization: `Bearer ${call.as.token}` }),
        },
        body: JSON.stringify(call.body),
      }
    : { url };
  await autocannon({ ...request, connections, duration: WARM_UP_S });
  const { requests, errors, non2xx } = await autocannon({
    ...request,
    connections,
    duration: SECONDS,
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return requests.total / SECONDS;
}

/** The path of a PUT, its token, and its next body. */
export interface Sender {
  path: string;
  token: string;
  body: () => object;
}

/** The same for PUTs of several senders in turn, that many at once. */
export async function putsPerSecond(url: string, senders: readonly Sender[]): Promise<number> {
  let turn = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const sender = senders[turn++ % senders.length];
    if (!sender) throw new Error('Nobody sends anything');
    const { path, token, body } = sender;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    return { ...request, method: 'PUT', path, headers, body: JSON.stringify(body()) };
  };
  const load = { url, connections: senders.length, requests: [{ setupRequest }] };
  await autocannon({ ...load, duration: WARM_UP_S });
  const { requests, errors, non2xx } = await autocannon({ ...load, duration: SECONDS });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  return requests.total / SECONDS;
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil((percent / 100) * sorted.length) - 1];
  if (value === undefined) throw new Error('No values');
  return value;
}
