import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, quiz } from '../setup/factories.js';

const app = useApplication({ CORS_ORIGINS: 'https://legacy.example.org' });
let owner: Api;
beforeAll(async () => {
  owner = (await person(app.api, app.sink)).api;
});

describe('an operation', () => {
  it.each([
    ['too deep', `{ ${'a { '.repeat(11)} b ${'}'.repeat(11)} }`],
    [
      'with too many aliases',
      `{ ${Array.from({ length: 17 }, (_, i) => `a${i}: me { id }`).join(' ')} }`,
    ],
    ['with too many directives', `{ me { id ${'@skip(if: false) '.repeat(12)} } }`],
    ['of too many tokens', `{ me { ${'id '.repeat(2_000)} } }`],
    [
      'too costly',
      `{ quizzes { items { ${Array.from({ length: 14 }, (_, i) => `q${i}: questions(pageSize: 100) { items { id kind text marks version position } }`).join(' ')} } } }`,
    ],
  ])('%s is refused', async (_name, query) => {
    const { status, errors, data } = await owner.send(query);
    expect(data).toBeNull();
    expect(errors[0]?.extensions.status).toBe(400);
    expect(status).toBeLessThan(500);
  });

  it('of everyday size is not', async () => {
    await quiz(owner);
    const query = `{ quizzes(pageSize: 50) { totalCount items {
      id title creatorName questionCounts { kind count }
      questions(pageSize: 25) { totalCount items { id text kind
        ... on McqQuestion { options { id text } correctOptionId explanation } } } } } }`;
    await owner.ask(query);
  });

  it('gets no hints at names, and no stack traces', async () => {
    const { message, extensions } = await owner.refused('{ quizes { items { id } } }');
    expect(message).not.toMatch(/did you mean/i);
    expect(JSON.stringify(extensions)).not.toMatch(/stack|node_modules/);
  });

  it('that is no GraphQL, or no JSON, gets an answer', async () => {
    const broken = await owner.refused('{ me ');
    expect(broken.extensions).toMatchObject({ code: 'GRAPHQL_PARSE_FAILED', status: 400 });
    const headers = { 'content-type': 'application/json' };
    const notJson = await owner.fetch('/graphql', { method: 'POST', headers, body: '{"query":' });
    expect([notJson.status, await notJson.json()]).toMatchObject([400, { code: 'BAD_REQUEST' }]);
    const body = JSON.stringify({ query: '{ me { id } }', padding: 'x'.repeat(2_100_000) });
    const large = await owner.fetch('/graphql', { method: 'POST', headers, body });
    expect([large.status, await large.json()]).toMatchObject([413, { code: 'TOO_LARGE' }]);
  });
});

describe('the door', () => {
  it('keeps no queries, and says so to clients that would like to name one', async () => {
    const { errors } = (await (
      await owner.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"0a"}}}',
      })
    ).json()) as { errors: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
  });

  it('shows its schema', async () => {
    const { __schema: schema } = await app.api.ask('{ __schema { queryType { name } } }');
    expect(schema.queryType.name).toBe('Query');
  });

  it('takes no mutation by GET, and no form from another site', async () => {
    const mutation = encodeURIComponent('mutation { logOut }');
    const byGet = await owner.fetch(`/graphql?query=${mutation}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(byGet.status).toBe(405);
    const form = await owner.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ query: 'mutation { logOut }' }),
    });
    expect(form.status).toBeGreaterThanOrEqual(400);
    await owner.ask('{ me { id } }');
  });

  it('lets only the origins on the list read its answers', async () => {
    const preflight = async (origin: string): Promise<string | null> => {
      const headers = { origin, 'access-control-request-method': 'POST' };
      const response = await app.api.fetch('/graphql', { method: 'OPTIONS', headers });
      return response.headers.get('access-control-allow-origin');
    };
    expect(await preflight('https://legacy.example.org')).toBe('https://legacy.example.org');
    expect(await preflight('https://evil.example.org')).toBeNull();
  });
});
