import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { PASSWORD, person, quiz } from '../setup/factories.js';
import { lockTable } from '../setup/row-locks.js';
import { stream, type Stream } from '../setup/streams.js';
import { trial, type StartedTrial } from '../setup/trials.js';

const app = useApplication();
const CHANGED = 'subscription ($quizId: ID!) { examChanged(quizId: $quizId) { quizId at } }';

const open = new Set<Stream>();
afterEach(() => {
  for (const one of open) one.close();
  open.clear();
});

function watch(token: string | undefined, query: string, variables = {}): Stream {
  const opened = stream(app.server.url, token, query, variables);
  open.add(opened);
  return opened;
}

/** On a slow machine the first of many have more events, as each sends one every ten seconds. */
const hasBegun = ({ events }: Stream): boolean => events.length > 0;

/** Connections that subscribe to an exam, and can be closed by the test. */
function opened(count: number, token: string, quizId: string): Socket[] {
  const body = JSON.stringify({ query: CHANGED, variables: { quizId } });
  const { hostname, port } = new URL(app.server.url);
  const asked = [
    'POST /graphql/stream HTTP/1.1',
    `host: ${hostname}`,
    `authorization: Bearer ${token}`,
    'accept: text/event-stream',
    'content-type: application/json',
    `content-length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
  return Array.from({ length: count }, () => {
    const page = connect(Number(port), hostname);
    page.write(asked);
    return page;
  });
}

/** Notifies the processes that something has happened in an exam. */
async function announce(quizId: string): Promise<void> {
  await app.sql('SELECT pg_notify($1, $2)', ['examwright_events', `exam:${quizId}`]);
}

describe('a subscription', () => {
  it('sends a value at once, and then after every notification', async () => {
    const owner = await person(app);
    const [watched, other] = [await quiz(owner.api), await quiz(owner.api)];
    const { events, errors } = watch(owner.token, CHANGED, { quizId: watched });
    await expect.poll(() => events.length).toBeGreaterThan(0);
    for (let sent = 1; sent <= 4; sent += 1) {
      const before = events.length;
      await announce(other);
      await announce(watched);
      await expect.poll(() => events.length).toBeGreaterThan(before);
    }
    const times = events.map(({ examChanged }) => Date.parse(examChanged.at as string));
    // Without notifications the next four would take ten seconds each.
    expect(Number(times[4]) - Number(times[0])).toBeLessThan(40_000);
    expect(new Set(events.map(({ examChanged }) => examChanged.quizId))).toEqual(
      new Set([watched]),
    );
    expect(errors).toEqual([]);
  });

  it('is open to readers of the exam, and closed to other institutes', async () => {
    const owner = await person(app);
    const stranger = await person(app);
    const quizId = await quiz(owner.api);
    const { createAccessToken } = await owner.api.ask(`mutation {
      createAccessToken(input: { name: "Reader", scope: READ, password: "${PASSWORD}" }) { token } }`);
    const reader = watch(createAccessToken.token as string, CHANGED, { quizId });
    await expect.poll(() => reader.events.length).toBe(1);
    const theirs = watch(stranger.token, CHANGED, { quizId });
    await expect.poll(() => theirs.hasEnded()).toBe(true);
    expect(theirs.errors.map(({ extensions }) => extensions.code)).toEqual(['QUIZ_NOT_FOUND']);
    expect(theirs.events).toEqual([]);
  });

  it('is sent to whoever accepts any format, and refused to those who accept only others', async () => {
    const owner = await person(app);
    const body = JSON.stringify({ query: CHANGED, variables: { quizId: await quiz(owner.api) } });
    const ask = async (accept: string): Promise<Response> =>
      owner.api.fetch('/graphql/stream', {
        method: 'POST',
        headers: { accept, 'content-type': 'application/json' },
        body,
      });
    for (const accept of ['*/*', 'application/json, text/event-stream']) {
      const served = await ask(accept);
      expect([served.status, served.headers.get('content-type')]).toEqual([
        200,
        'text/event-stream; charset=utf-8',
      ]);
      await served.body?.cancel();
    }
    const refused = await ask('application/json');
    expect([refused.status, await refused.json()]).toEqual([
      406,
      { code: 'NOT_ACCEPTABLE', message: 'A subscription is sent as text/event-stream.' },
    ]);
  });

  it('requires a session', async () => {
    for (const token of [undefined, 'forged']) {
      const response = await fetch(`${app.server.url}/graphql/stream`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query: '{ __typename }' }),
      });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  it('accepts nothing but subscriptions', async () => {
    const owner = await person(app);
    for (const query of ['{ me { id } }', 'mutation { createQuiz(title: "By stream") { id } }']) {
      const { errors, hasEnded } = watch(owner.token, query);
      await expect.poll(hasEnded).toBe(true);
      expect(errors[0]).toMatchObject({
        message: expect.stringContaining('Only subscriptions are taken here') as string,
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED', status: 400 },
      });
    }
    const { quizzes } = await owner.api.ask('{ quizzes { totalCount } }');
    expect(quizzes.totalCount).toBe(0);
  });

  it('is rejected at the endpoint of queries and mutations', async () => {
    const { status, errors } = await app.api.send(CHANGED, { quizId: 'x' });
    expect(status).toBe(400);
    expect(errors).toMatchObject([
      {
        message: 'Subscriptions are not taken here. Send them to /graphql/stream.',
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED', status: 400 },
      },
    ]);
  });

  it('with variables that do not fit their types is rejected, and logged as no error', async () => {
    const owner = await person(app);
    const before = app.server.output().length;
    for (const quizId of [null, ['x'], { x: 1 }]) {
      const { errors, hasEnded } = watch(owner.token, CHANGED, { quizId });
      await expect.poll(hasEnded).toBe(true);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', status: 400 } }]);
    }
    expect(app.server.output().slice(before)).not.toContain('ERROR');
  });

  it('is rejected when nothing is sent', async () => {
    const owner = await person(app);
    for (const body of ['null', 'false', '0', '""', undefined]) {
      const headers = {
        accept: 'text/event-stream',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const init = { method: 'POST', headers, ...(body !== undefined && { body }) };
      const signal = AbortSignal.timeout(10_000);
      const answer = await owner.api.fetch('/graphql/stream', { ...init, signal });
      expect([body, answer.status]).toEqual([body, 400]);
    }
  });

  it('that nests without end is rejected with our message', async () => {
    const owner = await person(app);
    const query = `subscription ${'{ a '.repeat(3_000)}${'}'.repeat(3_000)}`;
    const headers = { accept: 'text/event-stream', 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify({ query }) };
    const answer = await owner.api.fetch('/graphql/stream', init);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('more that 2000 tokens');
  });

  it('can be left as soon as it begins, which is logged as no error', async () => {
    const owner = await person(app);
    const quizId = await quiz(owner.api);
    const before = app.server.output().length;
    const pages = opened(20, owner.token, quizId);
    const leaving = pages.map(async (page) => {
      await once(page, 'data');
      // The next value has no receiver.
      page.resetAndDestroy();
    });
    await Promise.all(leaving);
    const { events } = watch(owner.token, CHANGED, { quizId });
    await expect.poll(() => events.length).toBe(1);
    expect(app.server.output().slice(before)).not.toContain('ERROR');
  });

  it('has the limits of all operations', async () => {
    const owner = await person(app);
    const aliases = Array.from({ length: 20 }, (_, index) => `a${index}: at`).join(' ');
    const query = `subscription ($quizId: ID!) { examChanged(quizId: $quizId) { ${aliases} } }`;
    const { errors, events, hasEnded } = watch(owner.token, query, { quizId: 'x' });
    await expect.poll(hasEnded).toBe(true);
    expect(events).toEqual([]);
    expect(errors[0]?.message).toContain('Aliases limit');
  });

  it('ends with the session', async () => {
    const owner = await person(app);
    const quizId = await quiz(owner.api);
    const { events, errors, hasEnded } = watch(owner.token, CHANGED, { quizId });
    await expect.poll(() => events.length).toBe(1);
    await owner.api.ask('mutation { logOut { success } }');
    await announce(quizId);
    await expect.poll(hasEnded).toBe(true);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
    expect(events).toHaveLength(1);
  });

  it('is limited to thirty per account', async () => {
    const owner = await person(app);
    const quizId = await quiz(owner.api);
    const streams = Array.from({ length: 30 }, () => watch(owner.token, CHANGED, { quizId }));
    await expect.poll(() => streams.every(hasBegun)).toBe(true);
    const refused = await fetch(`${app.server.url}/graphql/stream`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${owner.token}`,
      },
      body: JSON.stringify({ query: CHANGED, variables: { quizId } }),
    });
    expect(refused.status).toBe(429);
    streams[0]?.close();
    await expect
      .poll(async () => {
        const again = watch(owner.token, CHANGED, { quizId });
        await expect.poll(() => again.events.length > 0 || again.hasEnded()).toBe(true);
        return again.events.length;
      })
      .toBe(1);
  });

  it('is limited to three hundred per network address, for all users', async () => {
    const trials = [];
    for (let made = 0; made < 11; made += 1) trials.push(await trial(app.api));
    const watchAll = ({ resultsPath, quizId }: StartedTrial) =>
      Array.from({ length: 30 }, () => watch(resultsPath.split('#')[1], CHANGED, { quizId }));
    const streams = trials.slice(0, 10).flatMap(watchAll);
    await expect.poll(() => streams.every(hasBegun)).toBe(true);
    const [last] = trials.slice(10);
    const refused = watchAll(last as StartedTrial)[0];
    await expect.poll(() => refused?.errors.length).toBe(1);
    expect(refused?.events).toEqual([]);
  });

  it('does not count if its page was left before it began', async () => {
    const owner = await person(app);
    const quizId = await quiz(owner.api);
    // Their session is being read when they leave.
    const lock = await lockTable(app.databaseUrl, 'sessions');
    const pages = opened(40, owner.token, quizId);
    await lock.reached(10);
    for (const page of pages) page.destroy();
    // Some time for the server to see that they are gone.
    for (let turns = 0; turns < 20; turns += 1) await fetch(`${app.server.url}/healthz`);
    await lock.release();
    const { events, hasEnded } = watch(owner.token, CHANGED, { quizId });
    await expect.poll(() => events.length > 0 || hasEnded()).toBe(true);
    expect(events).toHaveLength(1);
  });

  it('does not delay the stop of the server', async () => {
    const owner = await person(app);
    const quizId = await quiz(owner.api);
    const server = await app.start({ ROLE: 'api' });
    const watching = stream(server.url, owner.token, CHANGED, { quizId });
    await expect.poll(() => watching.events.length).toBe(1);
    expect(await server.stop()).toBe(0);
    await expect.poll(watching.hasEnded).toBe(true);
  });
});
