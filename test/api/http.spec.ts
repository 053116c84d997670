import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { anyEmail, REQUEST_CODE } from '../setup/factories.js';

/** Without an SMTP server, so that the development mailbox is available. */
const app = useApplication({ SMTP_URL: undefined });

/** GET of a path as it is, with headers some of which fetch does not allow. */
async function get(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { port } = new URL(app.server.url);
  return new Promise((done, failed) => {
    request({ port, path, headers }, (response) => done(response.resume()))
      .on('error', failed)
      .end();
  });
}

/** The same by another version of HTTP. @returns the raw response */
async function getBy(version: string, path: string): Promise<string> {
  const { port } = new URL(app.server.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(`GET ${path} HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

const getAs = async (host: string, path: string): Promise<number | undefined> =>
  (await get(path, { host })).statusCode;

describe('every response', () => {
  it.each(['/', '/healthz', '/nothing-here', '/favicon.svg'])(
    'of %s has security headers',
    async (path) => {
      const { headers } = await app.api.fetch(path, { headers: { accept: 'text/html' } });
      const policy = headers.get('content-security-policy') ?? '';
      for (const part of [
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('strict-transport-security')).toBeNull();
    },
  );
});

describe('a URL', () => {
  it('has a limit on its path, and may have a query besides', async () => {
    const path = `/${'.'.repeat(2_047)}`;
    expect((await get(`${path}?${'a'.repeat(4_000)}`)).statusCode).toBe(404);
    const refused = await app.api.fetch(`${path}.`);
    expect([refused.status, await refused.json()]).toMatchObject([
      414,
      { code: 'ADDRESS_TOO_LONG' },
    ]);
  });

  it('requires a valid host', async () => {
    const query = encodeURIComponent('{ __typename }');
    const path = `/graphql?query=${query}`;
    const headers = { 'apollo-require-preflight': 'true' };
    for (const host of ['[::1', 'a:b', 'x:99999'])
      expect([host, (await get(path, { ...headers, host })).statusCode]).toEqual([host, 400]);
    for (const host of ['localhost', '[::1]:3000'])
      expect([host, (await get(path, { ...headers, host })).statusCode]).toEqual([host, 200]);
  });
});

describe('the client', () => {
  it('is one page for every staff URL, with a nonce of its own', async () => {
    const pages = [];
    for (const path of ['/login', '/all-quizzes', '/navigation/quiz-detail/1']) {
      const response = await app.api.fetch(path, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const html = await response.text();
      const nonce = /nonce-([^']+)'/.exec(
        response.headers.get('content-security-policy') ?? '',
      )?.[1];
      expect(html).toContain(`nonce="${nonce}"`);
      expect(html).not.toContain('__CSP_NONCE__');
      pages.push(nonce);
    }
    expect(new Set(pages).size).toBe(3);
  });

  it('is another page for candidates, whose token stays in the browser', async () => {
    const read = async (path: string): Promise<string> => {
      const response = await app.api.fetch(path, { headers: { accept: 'text/html' } });
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(response.headers.get('referrer-policy')).toMatch(/^(strict-origin|no-referrer)/);
      const html = await response.text();
      expect(html).not.toContain('__CSP_NONCE__');
      return /<title>(.*)<\/title>/.exec(html)?.[1] ?? '';
    };
    const titles = ['/take', '/take/', '/take?from=mail', '/take/ABCD-EFGH'].map(read);
    const learners = 'Exam · Examwright';
    expect(await Promise.all(titles)).toEqual(Array.from({ length: 4 }, () => learners));
    expect(await read('/login')).toBe('Examwright');
    // A path that only begins like it leads to the public site.
    expect(await read('/taken')).toBe('Examwright: write exams, give them, mark them');
  });

  it('is served to clients that accept anything, such as curl, and not to those that want JSON', async () => {
    const ask = async (path: string, accept: string): Promise<string> => {
      const { status, headers } = await app.api.fetch(path, { headers: { accept } });
      return `${status} ${headers.get('content-type')}`;
    };
    expect(await ask('/', '*/*')).toBe('200 text/html; charset=utf-8');
    expect(await ask('/login?next=/a.b', '*/*')).toBe('200 text/html; charset=utf-8');
    expect(await ask('/backup.zip', '*/*')).toBe('404 application/json; charset=utf-8');
    const json = 'application/json, text/plain, */*';
    expect(await ask('/login', json)).toBe('404 application/json; charset=utf-8');
  });

  it.each(['/', '/login', '/take'])(
    'of %s has files that are cached for good, compressed',
    async (path) => {
      const page = await (await app.api.fetch(path, { headers: { accept: 'text/html' } })).text();
      const script = /src="((?:\/site)?\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
      const response = await app.api.fetch(script, { headers: { 'accept-encoding': 'br' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('cache-control')).toContain('immutable');
      const font = /href="((?:\/site)?\/assets\/[^"]+\.woff2)"/.exec(page)?.[1] ?? '';
      expect((await app.api.fetch(font)).status).toBe(200);
      // Fonts for printing are fetched when something is printed, not cached with the page.
      expect(page).not.toMatch(/noto/i);
    },
  );

  it.each([
    '/assets/gone-123.js',
    '/site/assets/gone-123.js',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('has nothing at %s', async (path) => {
    const response = await app.api.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('probes', () => {
  it('report that the process is up and ready', async () => {
    expect(await (await app.api.fetch('/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await app.api.fetch('/readyz')).json()).toEqual({
      status: 'ok',
      database: 'ok',
      queue: 'ok',
      storage: 'ok',
    });
  });

  it('include metrics for Prometheus', async () => {
    const response = await app.api.fetch('/metrics');
    expect(response.headers.get('content-type')).toContain('text/plain');
    const figures = await response.text();
    expect(figures).toContain('process_resident_memory_bytes');
    expect(figures).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d/,
    );
  });
});

describe('metrics', () => {
  const TOKEN = 'metrics-token-of-at-least-32-characters';

  it.each([
    ['X-Forwarded-For', '203.0.113.1'],
    ['Forwarded', 'for=203.0.113.1'],
    ['Via', '1.1 proxy'],
    ['Host', 'exams.example.org'],
  ])('are not served to requests through a proxy (%s)', async (name, value) => {
    expect((await get('/metrics', { [name]: value })).statusCode).toBe(401);
  });

  it('are not served over HTTP/1.0, which proxies use without forwarding headers', async () => {
    const said = (version: string) => getBy(version, '/metrics');
    expect(await said('1.1')).toMatch(/^HTTP\/1.1 200 /);
    expect(await said('1.0')).toMatch(/^HTTP\/1.[01] 401 /);
  });

  it('are served for METRICS_TOKEN from anywhere, and for nothing else where that is set', async () => {
    const { url } = await app.start({ METRICS_TOKEN: TOKEN, TRUST_PROXY: '1' });
    const figures = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${url}/metrics`, { headers })).status;
    expect(await figures({ authorization: `Bearer ${TOKEN}` })).toBe(200);
    const forwarded = { 'x-forwarded-for': '203.0.113.1' };
    expect(await figures({ authorization: `Bearer ${TOKEN}`, ...forwarded })).toBe(200);
    for (const sent of ['', TOKEN, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, 'Bearer '])
      expect([sent, await figures(sent ? { authorization: sent } : {})]).toEqual([sent, 401]);
    const { message } = (await (await fetch(`${url}/metrics`)).json()) as { message: string };
    expect(message).toContain('METRICS_TOKEN');
  });
});

describe('the development mailbox', () => {
  it('shows what was mailed, as JSON and as a page', async () => {
    const email = anyEmail();
    await app.api.ask(REQUEST_CODE, { input: { email, purpose: 'REGISTER' } });
    const mails = async (): Promise<{ to: string; subject: string; text: string }[]> =>
      (await (await app.api.fetch('/dev/mailbox')).json()) as never;
    await expect.poll(async () => (await mails()).map((mail) => mail.to)).toContain(email);
    const [mail] = await mails();
    expect(mail?.text).toMatch(/\b\d{6}\b/);
    const printed = `Mail to ${email}: ${mail?.subject}`;
    await expect.poll(() => app.server.output()).toContain(printed);
    const page = await app.api.fetch('/dev/mailbox', { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain(email);
  });

  it.each([
    ['X-Forwarded-For', '203.0.113.1'],
    ['Forwarded', 'for=203.0.113.1'],
    ['X-Real-IP', '203.0.113.1'],
    ['Via', '1.1 proxy'],
  ])('is not served to requests that a proxy forwards (%s)', async (name, value) => {
    const response = await app.api.fetch('/dev/mailbox', { headers: { [name]: value } });
    expect(response.status).toBe(404);
  });

  it('is not served if the application has a public address', async () => {
    const { url } = await app.start({ PUBLIC_URL: 'https://exams.example.org' });
    expect((await fetch(`${url}/dev/mailbox`)).status).toBe(404);
  });

  it('is not served under a foreign host name (DNS rebinding)', async () => {
    expect(await getAs('evil.example.org', '/dev/mailbox')).toBe(404);
    expect(await getAs('localhost:1', '/dev/mailbox')).toBe(200);
  });
});

describe('methods', () => {
  it('that a URL does not support get a response', async () => {
    const response = await app.api.fetch('/healthz', { method: 'DELETE' });
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });
});

describe('an invalid URL', () => {
  // A path that HTTP/1.1 allows cannot always be parsed (RFC 9112, 3.2).
  const odd = [
    '//',
    '///',
    '//graphql',
    '//[',
    '//:80',
    '//a:b@c:99999999/',
    '/graphql/',
    '/graphql%',
    '/%',
    '/%ff',
    '/images/%',
    '/templates/%E0%A4%A',
    '*',
    'http://',
    'http://[/graphql',
  ];

  it.each(odd)('is answered, whoever asks: %s', async (path) => {
    const before = app.server.output().length;
    for (const accept of ['text/html', 'application/json']) {
      const { statusCode, headers } = await get(path, { accept });
      expect([200, 302, 400, 404]).toContain(statusCode);
      expect([undefined, '/']).toContain(headers.location);
    }
    expect(app.server.output().slice(before)).not.toMatch(/ERROR|\n +at /);
  });

  it('does not break the GraphQL editor, nor a query', async () => {
    const typeOf = async (path: string): Promise<string | undefined> =>
      (await get(path, { accept: 'text/html' })).headers['content-type'];
    for (const path of ['/graphql', '/graphql?', '/graphql?a=%', '/graphql?%ff=//'])
      expect(await typeOf(path)).toBe('text/html; charset=utf-8');
    for (const path of ['/graphql?query={__typename}', '/graphql?a&query=%'])
      expect(await typeOf(path)).toMatch(/json/);
  });
});
