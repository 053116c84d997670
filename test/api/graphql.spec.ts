import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '../setup/api.js';
import { useApplication } from '../setup/application.js';
import { person, quiz } from '../setup/factories.js';

const app = useApplication({ CORS_ORIGINS: 'https://legacy.example.org' });
let owner: Api;
beforeAll(async () => {
  owner = (await person(app)).api;
});

/** Valid documents of exactly a given size: only the limit can reject them. */
const deep = (levels: number): string => {
  const between = levels - 4;
  return `{ __type(name: "Quiz") { fields { type { ${'ofType { '.repeat(between)} name ${'} '.repeat(between)} } } } }`;
};
const aliased = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: me { id }`).join(' ')} }`;
const directed = (count: number): string => `{ me { ${'id @skip(if: false) '.repeat(count)} } }`;
const ofTokens = (count: number): string => `{ me { ${'id '.repeat(count - 5)} } }`;
const costing = (quizzes: number): string =>
  `{ quizzes(pageSize: ${quizzes}) { items {
    questions(pageSize: 100) { items { id kind text marks version position } } } } }`;

describe('an operation', () => {
  it.each([
    ['deep', deep, 10, 11, 'Query depth limit of 10 exceeded, found 11'],
    ['with aliases', aliased, 15, 16, 'Aliases limit of 15 exceeded, found 16'],
    ['with directives', directed, 10, 11, 'Directives limit of 10 exceeded, found 11'],
    // Not up to 2,000: validation gives up before that, comparing so many fields of one name.
    ['of tokens', ofTokens, 500, 2_001, 'Document contains more that 2000 tokens'],
    ['costly', costing, 66, 67, 'This asks for about 50318 fields at once; at most 50000'],
  ])('is limited in %s, and the error says so', async (_name, query, most, over, message) => {
    await owner.ask(query(most));
    const { status, errors, data } = await owner.send(query(over));
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ message: expect.stringContaining(message) as string }]);
    expect(errors[0]?.extensions.status).toBe(400);
    expect(status).toBe(400);
  });

  it('of everyday size is accepted', async () => {
    await quiz(owner);
    const query = `{ quizzes(pageSize: 50) { totalCount items {
      id title creatorName questionCounts { kind count }
      questions(pageSize: 25) { totalCount items { id text kind
        ... on McqQuestion { options { id text } correctOptionId explanation } } } } } }`;
    await owner.ask(query);
  });

  it.each([
    ['questionCounts', '{ count }'],
    ['deletedQuestions(pageSize: 1)', '{ totalCount }'],
    ['imports(pageSize: 1)', '{ totalCount }'],
    ['questions(pageSize: 1)', '{ totalCount }'],
    ['openImport', '{ id }'],
  ])('cannot look %s up for each of many records repeatedly', async (field, selection) => {
    const asking = (times: number): string => {
      const names = Array.from({ length: times }, (_, index) => `a${index}: ${field} ${selection}`);
      return `{ quizzes(pageSize: 100) { items { ${names.join(' ')} } } }`;
    };
    await owner.ask(asking(5));
    expect((await owner.refused(asking(15))).extensions.code).toBe('TOO_COSTLY');
  });

  it('cannot look up the findings of imports repeatedly', async () => {
    for (const field of ['faults', 'warnings']) {
      const query = `{ quizzes(pageSize: 10) { items {
        imports(pageSize: 100) { items { ${field}(pageSize: 1) { totalCount } } } } } }`;
      expect((await owner.refused(query)).extensions.code).toBe('TOO_COSTLY');
    }
  });

  it('says what it did, also where another part of it failed', async () => {
    const { data, errors } = await owner.send(
      'mutation { a: createQuiz(title: "Kept") { title } b: createQuiz(title: "") { title } }',
    );
    expect(data).toEqual({ a: { title: 'Kept' }, b: null });
    expect(errors).toMatchObject([{ path: ['b'], extensions: { code: 'VALIDATION' } }]);
  });

  it('with a wrong name gets the right one, and no stack trace', async () => {
    const { message, extensions } = await owner.refused('{ quizes { items { id } } }');
    expect(message).toBe(
      'Cannot query field "quizes" on type "Query". Did you mean "quizzes" or "quiz"?',
    );
    expect(JSON.stringify(extensions)).not.toMatch(/stack|node_modules/);
  });

  it('says what it costs', async () => {
    const cost = async (query: string): Promise<unknown> => {
      const response = await post(owner, JSON.stringify({ query }));
      return ((await response.json()) as { extensions: object }).extensions;
    };
    const answered = (requested: number) => ({ cost: { requested, limit: 50_000 } });
    expect(await cost('{ me { id email } }')).toEqual(answered(3));
    expect(await cost(costing(67))).toEqual(answered(50_318));
    for (const broken of ['{ me', '{ nothing }']) expect(await cost(broken)).toEqual(answered(0));
  });

  it('that is no GraphQL, or no JSON, gets a response', async () => {
    const broken = await owner.refused('{ me ');
    expect(broken.extensions).toMatchObject({ code: 'GRAPHQL_PARSE_FAILED', status: 400 });
    const headers = { 'content-type': 'application/json' };
    const notJson = await owner.fetch('/graphql', { method: 'POST', headers, body: '{"query":' });
    expect([notJson.status, await notJson.json()]).toMatchObject([400, { code: 'BAD_REQUEST' }]);
    const body = JSON.stringify({ query: '{ me { id } }', padding: 'x'.repeat(2_100_000) });
    const large = await owner.fetch('/graphql', { method: 'POST', headers, body });
    expect([large.status, await large.json()]).toMatchObject([413, { code: 'TOO_LARGE' }]);
  });

  it('with a name that the document does not contain is rejected', async () => {
    const named = { query: '{ plans { currency } }', operationName: 'Plans' };
    const { status, errors } = await sent(app.api, JSON.stringify(named));
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe('OPERATION_RESOLUTION_FAILURE');
  });

  it('may spread fragments in fragments, up to a limit', async () => {
    const spread = (times: number): string =>
      `{ ${'...A '.repeat(times)} } fragment A on Query { ${'...B '.repeat(40)} } fragment B on Query { __typename }`;
    await app.api.ask(spread(10));
    expect((await app.api.refused(spread(15))).extensions.code).toBe('TOO_COSTLY');
  });
});

it('is limited in size, whoever sends it: long values belong in variables', async () => {
  const text = (length: number): string => `{ plans { currency } }${' '.repeat(length - 22)}`;
  for (const api of [app.api, owner]) {
    await api.ask(text(16_384));
    const response = await post(api, JSON.stringify({ query: text(16_385) }));
    const { message } = (await response.json()) as { message: string };
    expect([response.status, message]).toEqual([400, expect.stringContaining('as variables')]);
  }
});

describe('the body around an operation', () => {
  const query = `mutation Add($questions: [QuestionInput!]!) {
    addQuestions(quizId: "${randomUUID()}", questions: $questions) { id } }`;

  it('is read up to the first variable that does not fit', async () => {
    const questions = Array(10_000).fill({});
    const { errors } = await sent(app.api, JSON.stringify({ query, variables: { questions } }));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining('at "questions[0]"') as string,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it.each([
    ['values', Array(160_000).fill(0), 'The body has too many values.'],
    [
      'lists inside each other',
      JSON.parse(`${'['.repeat(31)}${']'.repeat(31)}`) as unknown,
      'The body has too many lists and objects inside each other.',
    ],
  ])('is limited to %s', async (_what, variable, message) => {
    const body = JSON.stringify({ query, variables: { variable } });
    const response = await post(owner, body);
    expect([response.status, await response.json()]).toMatchObject([400, { message }]);
  });

  it('may be long only from a caller with a session', async () => {
    const padded = (bytes: number): string => {
      const body = JSON.stringify({ query: '{ plans { currency } }', variables: { a: '' } });
      return body.replace('""', `"${'x'.repeat(bytes - body.length)}"`);
    };
    const ofNobody = app.api.as('no.token.at.all');
    for (const stranger of [app.api, ofNobody]) {
      expect((await post(stranger, padded(64 * 1024))).status).toBe(200);
      const refused = await post(stranger, padded(64 * 1024 + 1));
      expect([refused.status, await refused.json()]).toMatchObject([413, { code: 'TOO_LARGE' }]);
      expect((await post(stranger, inChunks(padded(64 * 1024)))).status).toBe(200);
      expect((await post(stranger, inChunks(padded(64 * 1024 + 1)))).status).toBe(413);
      expect((await packed(stranger, padded(64 * 1024))).status).toBe(200);
      expect((await packed(stranger, padded(64 * 1024 + 1))).status).toBe(413);
    }
    expect((await post(owner, padded(2 * 1024 * 1024))).status).toBe(200);
    expect((await post(owner, inChunks(padded(2 * 1024 * 1024)))).status).toBe(200);
  });
});

function post(api: Api, body: string | ReadableStream): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return api.fetch('/graphql', { method: 'POST', headers, body, duplex: 'half' });
}

async function sent(api: Api, body: string) {
  const response = await post(api, body);
  const { errors } = (await response.json()) as {
    errors: { message: string; extensions: { code: string } }[];
  };
  return { status: response.status, errors };
}

function packed(api: Api, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  return api.fetch('/graphql', { method: 'POST', headers, body: gzipSync(body) });
}

/** Without a Content-Length. */
function inChunks(body: string): ReadableStream {
  return new Blob([body]).stream();
}

describe('a batch', () => {
  it('is rejected, whatever it contains', async () => {
    const response = await owner.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ plans { currency } }' }]),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('INR');
  });
});

describe('the GraphQL endpoint', () => {
  it('stores no queries, and says so to clients that want persisted ones', async () => {
    const { errors } = (await (
      await owner.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"0a"}}}',
      })
    ).json()) as { errors: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_SUPPORTED');
  });

  it('forbids caching of its responses', async () => {
    for (const query of [
      '{ me { id } }',
      '{ quizzes { totalCount } }',
      '{ nothing }',
      '{ broken',
    ]) {
      const response = await owner.fetch(`/graphql?query=${encodeURIComponent(query)}`, {
        headers: { 'apollo-require-preflight': 'yes' },
      });
      expect(response.headers.get('cache-control'), query).toBe('no-store');
    }
  });

  it('allows introspection of the schema', async () => {
    const { __schema: schema } = await app.api.ask('{ __schema { queryType { name } } }');
    expect(schema.queryType.name).toBe('Query');
  });

  it('rejects mutations by GET, and forms of other sites', async () => {
    const mutation = encodeURIComponent('mutation { logOut { success } }');
    const byGet = await owner.fetch(`/graphql?query=${mutation}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(byGet.status).toBe(405);
    const form = await owner.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ query: 'mutation { logOut { success } }' }),
    });
    expect(form.status).toBeGreaterThanOrEqual(400);
    await owner.ask('{ me { id } }');
  });

  it('lets only the listed origins read its responses', async () => {
    const preflight = async (origin: string): Promise<string | null> => {
      const headers = { origin, 'access-control-request-method': 'POST' };
      const response = await app.api.fetch('/graphql', { method: 'OPTIONS', headers });
      return response.headers.get('access-control-allow-origin');
    };
    expect(await preflight('https://legacy.example.org')).toBe('https://legacy.example.org');
    expect(await preflight('https://evil.example.org')).toBeNull();
  });
});
