import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from '../setup/api.js';
import { freshDatabase, query } from '../setup/database.js';
import { anyEmail, signedUp } from '../setup/factories.js';
import { Legacy } from '../setup/legacy.js';
import { PATHS } from '../setup/legacy-routes.js';
import { mailedCode } from '../setup/legacy-accounts.js';
import { FaultyProxy } from '../setup/faulty-proxy.js';
import { startMailSink, type MailSink } from '../setup/mail-sink.js';
import { freePort, startServer, type RunningServer } from '../setup/processes.js';

/**
 * The routes on a server as in production: rate limits, pages of other origins, a lost database.
 */

const OURS = 'https://pages.example.org';
const THEIRS = 'https://evil.example.org';

let databaseUrl: string;
let sink: MailSink;
let line: FaultyProxy;
let server: RunningServer;
let visitor: Legacy;
let owner: Legacy;
beforeAll(async () => {
  sink = await startMailSink();
  databaseUrl = await freshDatabase();
  const database = new URL(databaseUrl);
  line = new FaultyProxy(Number(database.port), await freePort());
  await line.open();
  database.port = String(line.port);
  server = await startServer({
    DATABASE_URL: database.href,
    SMTP_URL: sink.url,
    RATE_LIMIT: 'on',
    TRUST_PROXY: '1',
    CORS_ORIGINS: `${OURS}, https://other.example.org`,
  });
  visitor = new Legacy(server.url).from('203.0.113.1');
  owner = visitor.as((await signedUp(new Api(server.url), sink)).token);
});
afterAll(async () => {
  await server.stop();
  await line.cut();
  await sink.close();
});

describe('too many tries', () => {
  it('for a code are rejected with the time to wait', async () => {
    const body = { email: anyEmail(), action: 'generate' };
    expect((await visitor.send('forgetpasswordN_M', body)).status).toBe(200);
    const answer = await visitor.under('/v1').send('forgetpasswordN_M', body);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(answer.body['message']).toMatch(/^Too many tries. Try again in \d+ seconds?\.$/);
  });

  it('of a password are rejected in the response format of the route', async () => {
    const body = { email: anyEmail(), password: 'Wrong!Horse' };
    const knock = async () => visitor.from('203.0.113.2').send('userLoginN_M', body);
    await expect.poll(async () => (await knock()).status, { interval: 0 }).toBe(429);
    expect(Number((await knock()).headers.get('retry-after'))).toBeGreaterThan(0);
    // No other client is limited.
    expect((await visitor.send('userLoginN_M', { ...body, email: anyEmail() })).status).toBe(404);
  });
});

it("polling at the owner's address does not catch their validated code", async () => {
  const { email } = await signedUp(new Api(server.url), sink);
  // One mail a minute: the sign-up has just sent one.
  await query(databaseUrl, `DELETE FROM rate_limits WHERE key LIKE 'limit:code-mail-%'`);
  const behind = visitor.from('203.0.113.4');
  const claim = async (body: object) => behind.send('resetpasswordN_M', { email, ...body });
  const newPassword = 'Second!Horse';
  for (let tries = 0; tries < 5; tries += 1)
    expect((await claim({ newPassword })).status).toBe(400);
  const code = await mailedCode(behind, sink, 'forgetpasswordLN_M', email);
  const validate = { email, action: 'validate', otp: code };
  const { resetToken } = await behind.ask('forgetpasswordLN_M', validate);
  // From the same address, and the code is validated: without the token it is too late.
  expect((await claim({ newPassword })).status).toBe(429);
  expect((await claim({ newPassword, resetToken: resetToken as string })).status).toBe(200);
});

describe('pages of other origins', () => {
  const ask = async (path: string, origin: string, init: RequestInit) =>
    fetch(server.url + path, { ...init, headers: { ...init.headers, origin } });
  const preflight = {
    method: 'OPTIONS',
    headers: {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  };
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

  it('are allowed by name, at every path', async () => {
    for (const path of PATHS) {
      const { status, headers } = await ask(path, OURS, preflight);
      expect([path, status]).toEqual([path, 204]);
      expect(headers.get('access-control-allow-origin')).toBe(OURS);
      expect(headers.get('access-control-allow-methods')).toContain('POST');
      expect(headers.get('access-control-allow-headers')).toBe('authorization,content-type');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('vary')).toMatch(/origin/i);
    }
  });

  it('that are allowed can read responses, errors among them, and when to retry', async () => {
    const closed = ['/userProfile_M', '/v1/imagesS3Bucket_M', '/quizzQuestionService_M'];
    for (const path of ['/v1/userLoginN_M', ...closed, '/v1/nothing', '/nothing_M']) {
      const { headers } = await ask(path, OURS, post);
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, OURS]);
      expect(headers.get('access-control-expose-headers')).toContain('retry-after');
    }
  });

  it.each([THEIRS, `${OURS}.evil.example.org`, 'http://pages.example.org', `${OURS}:444`, 'null'])(
    'are not allowed otherwise: %s',
    async (origin) => {
      for (const path of ['/v1/userLoginN_M', '/userProfile_M']) {
        const asked = await ask(path, origin, preflight);
        expect(asked.headers.get('access-control-allow-origin')).toBeNull();
        const sent = await ask(path, origin, post);
        expect(sent.headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );
});

it('while the database is down every route says when to retry, and works again later', async () => {
  await line.cut();
  const contact = { name: 'Ada', email: 'ada@example.org', contact: '+91 98765 43210' };
  const answers = [
    await visitor.send('getInTouch_M', contact),
    await visitor.under('/v1').send('userLoginN_M', { email: anyEmail(), password: 'Wrong!Horse' }),
    await owner.send('userProfile_M', {}),
    await owner.send('dashquestiondel_M', { questionId: '7d1f3f0e-6a63-4f8e-9a52-0a4a1b0f6f11' }),
  ];
  for (const { status, headers, body } of answers) {
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(body['message']).toBe('The service is not available just now. Try again in a moment.');
    expect(headers.get('cache-control')).toBe('no-store');
  }
  await line.open();
  const profile = async () => (await owner.send('userProfile_M', {})).status;
  await expect.poll(profile).toBe(200);
});
