import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { query } from '../setup/database.js';
import { anyEmail, person } from '../setup/factories.js';
import { Legacy, type LegacyAnswer } from '../setup/legacy.js';
import { PATHS, ROUTES } from '../setup/legacy-routes.js';

/** What all of these routes have in common, however badly they are called. */

const app = useApplication();
let visitor: Legacy;
let owner: Legacy;
beforeAll(async () => {
  visitor = new Legacy(app.server.url);
  owner = visitor.as((await person(app)).token);
});

const JSON_TYPE = { 'content-type': 'application/json' };
const CONTACT = { name: 'Ada', email: 'ada@example.org', contact: '+91 98765 43210' };

/** A POST of raw bytes. */
async function post(
  path: string,
  body: RequestInit['body'],
  headers: Record<string, string> = JSON_TYPE,
  caller = visitor,
): Promise<LegacyAnswer> {
  const options = body instanceof ReadableStream ? { duplex: 'half' } : {};
  return caller.fetch(path, { method: 'POST', body, headers, ...options } as RequestInit);
}

const said = ({ status, body }: LegacyAnswer): unknown[] => [status, body['message']];

function expectGuarded({ headers }: LegacyAnswer): void {
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('cache-control')).toBe('no-store');
}

describe('addresses', () => {
  const nothing = [404, 'There is nothing at this address.'];

  it.each([
    '/v1',
    '/v1/',
    '/v1/nothing',
    '/v1/nothing_M',
    '/v1/v1/userLoginN_M',
    '/v1/userLoginN_M/',
    '/v1//userLoginN_M',
    '/v1/graphql',
    '/nothing_M',
    '/userLoginN_M/',
    '/userloginN_M',
    '/%6eothing_M',
  ])('that are unknown get a 404, in browsers too: %s', async (path) => {
    const answer = await post(path, '{}');
    expect(said(answer)).toEqual(nothing);
    expectGuarded(answer);
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const headers = { accept: 'text/html,application/xhtml+xml' };
      expect(said(await visitor.fetch(path, { method, headers }))).toEqual(nothing);
    }
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'of routes do not accept %s',
    async (method) => {
      for (const path of [...PATHS, '/%75serLoginN_M', '/userLoginN_M?page=1']) {
        const headers = { accept: 'text/html,application/xhtml+xml' };
        const answer = await visitor.fetch(path, { method, headers });
        expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'POST']);
        expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
        expectGuarded(answer);
      }
    },
  );

  it('are matched as the router matches them', async () => {
    expect(said(await post('/%75serLoginN_M?x', '{}'))).toEqual([
      400,
      'Bad Request. Please check your input.',
    ]);
  });
});

describe('a body', () => {
  const notJson = [400, 'The body is not valid JSON.'];
  const notUtf8 = [400, 'JSON must be encoded as UTF-8.'];
  const noObject = [400, 'The body must be a JSON object.'];
  const otherType = [400, 'Send the body as JSON, with the content type application/json.'];
  const whole = JSON.stringify(CONTACT);
  const utf16 = Buffer.from(`\uFEFF${whole}`, 'utf16le');

  it.each([
    ['half', '{"name":', notJson],
    ['followed by more', '{} {}', notJson],
    ['in single quotes', "{'name':'Ada'}", notJson],
    ['with a comma too many', '{"name":"Ada",}', notJson],
    ['of a number that is none', '{"name":NaN}', notJson],
    ['of blanks', '  \n', notJson],
    ['of a NUL', '\u0000', notJson],
    ['that reaches for the prototype', '{"__proto__":{"email":"a@b.org"}}', notJson],
    ['that does so within', '{"name":{"__proto__":null}}', notJson],
    ['that does so spelled out', '{"\\u005f_proto__":{}}', notJson],
    ['that reaches for it by the constructor', '{"constructor":{"prototype":{}}}', notJson],
    ['in UTF-16', utf16, notUtf8],
    ['in Latin-1', Buffer.from(whole.replace('Ada', 'Adèle'), 'latin1'), notUtf8],
    ['that is null', 'null', noObject],
    ['that is a list', `[${whole}]`, noObject],
    ['that is a text', '"text"', noObject],
    ['that is a number', '1e400', noObject],
    ['that is true', 'true', noObject],
  ])('%s is rejected, at public and closed routes', async (_name, body, refusal) => {
    expect(said(await post('/getInTouch_M', body))).toEqual(refusal);
    expect(said(await post('/v1/quizzIdentity_M', body, JSON_TYPE, owner))).toEqual(refusal);
    const chunked = new Blob([body]).stream();
    expect(said(await post('/getInTouch_M', chunked))).toEqual(refusal);
  });

  it('that is empty is rejected', async () => {
    expect(said(await post('/getInTouch_M', null))).toEqual(notJson);
    expect(said(await post('/getInTouch_M', null, {}))).toEqual(noObject);
    expect(said(await post('/getInTouch_M', ''))).toEqual(notJson);
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'text/json',
    'application/xml',
    'application/jsonp',
    'application/octet-stream',
    'nonsense',
    'application/json/',
  ])('as %s is rejected', async (type) => {
    expect(said(await post('/getInTouch_M', whole, { 'content-type': type }))).toEqual(otherType);
  });

  it('that is multipart, or has no type, is rejected', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(CONTACT)) form.append(name, value);
    for (const caller of [visitor, owner]) {
      for (const path of ['/getInTouch_M', '/v1/userProfile_M']) {
        const { status } = await post(path, form, {}, caller);
        expect(status).toBe(caller === visitor && path !== '/getInTouch_M' ? 401 : 400);
      }
    }
    const untyped = new Uint8Array(Buffer.from(whole));
    expect((await post('/getInTouch_M', untyped, {})).status).toBe(400);
  });

  it('can name its character set, begin with a byte order mark, be compressed, and be chunked', async () => {
    const named = { 'content-type': 'application/json; charset=UTF-8' };
    expect((await post('/getInTouch_M', whole, named)).status).toBe(201);
    expect((await post('/getInTouch_M', Buffer.from(`\uFEFF${whole}`))).status).toBe(201);
    const packed = { ...JSON_TYPE, 'content-encoding': 'gzip' };
    expect((await post('/getInTouch_M', gzipSync(whole), packed)).status).toBe(201);
    expect((await post('/getInTouch_M', new Blob([whole]).stream())).status).toBe(201);
  });

  it('that is compressed in another way than it says, or unpacks beyond the limit, is rejected', async () => {
    const packed = (how: string) => ({ ...JSON_TYPE, 'content-encoding': how });
    expect((await post('/getInTouch_M', whole, packed('gzip'))).status).toBe(400);
    expect((await post('/getInTouch_M', gzipSync(whole), packed('zip'))).status).toBe(400);
    expect(
      (await post('/getInTouch_M', gzipSync(whole).subarray(0, 40), packed('gzip'))).status,
    ).toBe(400);
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '));
    expect((await post('/getInTouch_M', bomb, packed('gzip'))).status).toBe(413);
  });

  it('that is large is read for known callers only, and has few values', async () => {
    const many = new Uint8Array(Buffer.from(`[${'[],'.repeat(1_000_000)}[]]`));
    for (const { name } of ROUTES.filter(({ bodyLimit }) => bodyLimit > many.length)) {
      const unknown = await post(`/${name}`, many);
      expect(said(unknown)).toEqual([401, 'Authorization failed']);
      expectGuarded(unknown);
      const known = await post(`/${name}`, many, JSON_TYPE, owner);
      expect(said(known)).toEqual([400, 'The body has too many values.']);
    }
  });

  it('with a list of far too many entries gets that one error', async () => {
    const options = Array(100_000).fill({});
    const question = { question: 'Why?', options, correctAnswer: 1 };
    const added = JSON.stringify({ quizTitle: 'Algebra', mcqQuizz: [question] });
    const refused = await post('/quizzQuestionService_M', added, JSON_TYPE, owner);
    const many = 'options must have at most 100 entries';
    expect(said(refused)).toEqual([400, `mcqQuizz[0].${many}`]);
    const edit = JSON.stringify({ questionId: 'x', updatedQuestion: question });
    const unedited = await post('/dashquestionEdit_M', edit, JSON_TYPE, owner);
    expect(said(unedited)).toEqual([400, `updatedQuestion.${many}`]);
    const questions = JSON.stringify({ quizTitle: 'Algebra', mcqQuizz: options });
    const list = await post('/quizzQuestionService_M', questions, JSON_TYPE, owner);
    expect(said(list)).toEqual([400, 'mcqQuizz must have from 1 to 5000 entries']);
  });

  it.each(ROUTES)('of $name has at most $bodyLimit bytes', async ({ name, bodyLimit }) => {
    const bytes = (size: number): Uint8Array =>
      new Uint8Array(Buffer.from(`{"pad":"${'x'.repeat(size - 10)}"}`));
    const most = bytes(bodyLimit);
    expect((await post(`/v1/${name}`, most, JSON_TYPE, owner)).status).not.toBe(413);
    const more = bytes(bodyLimit + 1);
    const refused = await post(`/${name}`, more, JSON_TYPE, owner);
    expect(said(refused)).toEqual([413, 'What was sent is too large.']);
    expectGuarded(refused);
    const inPieces = new Blob([more]).stream();
    expect((await post(`/v1/${name}`, inPieces, JSON_TYPE, owner)).status).toBe(413);
  });
});

describe('an internal error', () => {
  it('is reported without details, and logged with the id that the caller gets', async () => {
    await query(app.databaseUrl, 'ALTER TABLE quizzes RENAME TO elsewhere');
    try {
      for (const prefix of ['', '/v1']) {
        const caller = owner.under(prefix);
        const answer = await caller.send('userDashboard_M', { page: 1 });
        expect(answer.body).toEqual({
          statusCode: 500,
          success: false,
          message: 'Internal Server Error. Please try again later.',
        });
        expectGuarded(answer);
        const id = answer.headers.get('x-request-id') ?? '?';
        const logged = `POST ${prefix}/userDashboard_M (request ${id}): QueryFailedError`;
        await expect.poll(() => app.server.output()).toContain(logged);
      }
    } finally {
      await query(app.databaseUrl, 'ALTER TABLE elsewhere RENAME TO quizzes');
    }
    expect((await owner.send('userDashboard_M', { page: 1 })).status).toBe(200);
  });
});

it('successful responses are not cached, either', async () => {
  const answers = [
    await visitor.send('getInTouch_M', CONTACT),
    await visitor.send('forgetpasswordN_M', { email: anyEmail(), action: 'generate' }),
    await owner.send('userProfile_M', {}),
    await visitor.send('userProfile_M', {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 401]);
  for (const answer of answers) expectGuarded(answer);
});

it('pages of other origins are not allowed if none is named', async () => {
  const origin = 'https://pages.example.org';
  for (const method of ['OPTIONS', 'POST']) {
    const headers = { origin, 'access-control-request-method': 'POST' };
    const answer = await fetch(`${app.server.url}/v1/userLoginN_M`, { method, headers });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});
