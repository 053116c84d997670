import { beforeEach, expect, it, vi } from 'vitest';

interface Sent {
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  signal: AbortSignal | undefined;
  credentials: string | undefined;
}
const sent: Sent[] = [];
let answer: () => Response;

beforeEach(() => {
  vi.resetModules();
  sent.length = 0;
  answer = () => Response.json({ data: {} });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({
      path,
      headers: init.headers as Record<string, string>,
      body: JSON.parse(init.body as string) as Sent['body'],
      signal: init.signal ?? undefined,
      credentials: init.credentials,
    });
    // A network takes more than a microtask.
    await new Promise((done) => setTimeout(done));
    return answer();
  });
});

const WATCH = 'subscription Watch($quizId: ID!) { examChanged(quizId: $quizId) { at } }';
const variables = { quizId: '1' };
const event = (result: object): string => `event: next\ndata: ${JSON.stringify(result)}\n\n`;

/** A stream that goes on after these events. */
function stream(...events: object[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(events.map(event).join('')));
      sent.at(-1)?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** What GraphiQL gets for a run. */
async function run(query: string, headers: object = {}): Promise<unknown> {
  const { fetcher } = await import('./fetcher');
  return fetcher({ query, variables, operationName: null }, { headers: { ...headers } });
}

const watch = async (headers?: object): Promise<AsyncIterableIterator<unknown>> =>
  (await run(WATCH, headers)) as AsyncIterableIterator<unknown>;

it('sends queries and mutations to /graphql, without cookies', async () => {
  expect(await run('{ me { email } }', { Authorization: 'Bearer a', 'X-Own': '1' })).toEqual({
    data: {},
  });
  expect(sent).toMatchObject([
    {
      path: '/graphql',
      headers: { Authorization: 'Bearer a', 'X-Own': '1', 'content-type': 'application/json' },
      body: { query: '{ me { email } }', variables },
      credentials: 'omit',
    },
  ]);
});

it('sends subscriptions to /graphql/stream with the typed headers, and returns their events', async () => {
  const results = [{ data: { examChanged: { at: '1' } } }, { data: { examChanged: { at: '2' } } }];
  answer = () => stream(...results);
  const events = await watch({ Authorization: 'Bearer a' });
  expect((await events.next()).value).toEqual(results[0]);
  expect((await events.next()).value).toEqual(results[1]);
  expect(sent).toMatchObject([
    {
      path: '/graphql/stream',
      headers: { Authorization: 'Bearer a', accept: 'text/event-stream' },
      body: { query: WATCH, variables },
      credentials: 'omit',
    },
  ]);
});

it('ends the request when the subscription is stopped while it waits', async () => {
  answer = () => stream({ data: { examChanged: { at: '1' } } });
  const events = await watch();
  await events.next();
  const waiting = events.next();
  await events[Symbol.asyncIterator]().return?.();
  expect(sent[0]?.signal?.aborted).toBe(true);
  expect(await waiting).toEqual({ value: undefined, done: true });
});

it('shows the error of a refused subscription like that of any operation', async () => {
  answer = () =>
    Response.json({ code: 'UNAUTHENTICATED', message: 'Log in to continue.' }, { status: 401 });
  const shown = [];
  for await (const result of await watch()) shown.push(result);
  expect(shown).toEqual([
    {
      errors: [
        { message: 'Log in to continue.', extensions: { code: 'UNAUTHENTICATED', status: 401 } },
      ],
    },
  ]);
  // It is not repeated.
  expect(sent).toHaveLength(1);
});

it('says how a proxy has answered, and passes the error of a broken connection on', async () => {
  answer = () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' });
  expect((await (await watch()).next()).value).toEqual({
    errors: [{ message: 'The server answered 502 Bad Gateway', extensions: { status: 502 } }],
  });
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect((await watch()).next()).rejects.toThrow('Failed to fetch');
});

it('completes the header of other tabs by the token that was typed last', async () => {
  const headersSent = async (headers: object): Promise<unknown> => {
    await run('{ me { email } }', headers);
    return sent.at(-1)?.headers;
  };
  const untouched = { Authorization: 'Bearer ' };
  expect(await headersSent(untouched)).toMatchObject({ Authorization: 'Bearer' });
  await headersSent({ authorization: 'Bearer first' });
  expect(await headersSent(untouched)).toMatchObject({ Authorization: 'Bearer first' });
  await headersSent({ Authorization: 'Bearer second' });
  expect(await headersSent(untouched)).toMatchObject({ Authorization: 'Bearer second' });
  // Whoever removes the header sends no token.
  expect(await headersSent({})).not.toHaveProperty('Authorization');
});
