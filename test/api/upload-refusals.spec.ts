import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApplication } from '../setup/application.js';
import { person, type Person } from '../setup/factories.js';

/** Invalid uploads: malformed bodies, and those that are rejected before they have arrived. */
const app = useApplication({ RATE_LIMIT: 'on' });
const ROUTES = ['/uploads/images', '/uploads/spreadsheets', '/exams/import'];
const MULTIPART = 'multipart/form-data; boundary=x';

let owner: Person;
beforeAll(async () => {
  owner = await person(app);
});

const part = (header: string, content = 'x') => `--x\r\n${header}\r\n\r\n${content}\r\n`;
const named = (name: string, more = '') => `Content-Disposition: form-data; name="${name}"${more}`;
const file = (start: string, name = 'a.xlsx') => part(named('file', `; filename="${name}"`), start);
const FILE = file('PK\u0003\u0004 and more');
const FIELD = part(named('other'));
const END = '--x--\r\n';

describe.each(ROUTES)('%s', (route) => {
  const status = async (body: string, type = MULTIPART): Promise<[number, string]> => {
    const headers = { 'content-type': type };
    const answer = await owner.api.fetch(route, { method: 'POST', headers, body });
    return [answer.status, ((await answer.json()) as { code: string }).code];
  };

  it.each([
    ['no boundary', FILE + END, 'multipart/form-data'],
    ['an empty boundary', FILE + END, 'multipart/form-data; boundary=""'],
    ['another boundary', FILE + END, 'multipart/form-data; boundary=y'],
    ['a boundary that is too long', FILE + END, `multipart/form-data; boundary=${'x'.repeat(999)}`],
    ['no part', 'garbage'],
    ['a header that is cut', '--x\r\nContent-Dispo'],
    ['a file that is cut', FILE.slice(0, -6)],
    ['no end', FILE],
    ['a field that is cut', FIELD.slice(0, -2)],
    ['lines without a carriage return', (FILE + END).replaceAll('\r', '')],
  ])('calls a body with %s malformed', async (_what, body, type?: string) => {
    expect(await status(body, type)).toEqual([400, 'VALIDATION']);
  });

  it.each([
    ['JSON that is none', part(`${named('purpose')}\r\nContent-Type: application/json`, '{')],
    ['the name of a prototype', part(named('__proto__'))],
    ['a name of 70 kB', part(named('n'.repeat(70_000)))],
    ['headers of 200 kB', part(named('n'.repeat(200_000)))],
    ['no name', part('Content-Disposition: form-data')],
    ['a character set that is none', part(`${named('a')}\r\nContent-Type: a/b; charset=__proto__`)],
    ['a header of a prototype', part(`__proto__: x\r\n${named('purpose')}`)],
  ])('survives a field with %s', async (_what, field) => {
    const [before, after] = [await status(field + FILE + END), await status(FILE + field + END)];
    for (const [code] of [before, after]) expect([201, 400]).toContain(code);
  });
});

/**
 * The response while most of a body is outstanding. The rest is sent after that, as by clients that
 * send all of it before they read: their connection must not break.
 */
async function early(
  path: string,
  headers: Record<string, string | number>,
  start: string,
): Promise<{ status: number; code: string; connection: string | undefined }> {
  const { hostname, port } = new URL(app.server.url);
  const length = Number(headers['content-length'] ?? 1024 * 1024);
  const all = { host: hostname, 'content-type': MULTIPART, 'content-length': length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(Number(port), hostname);
  const broken = once(socket, 'error').then(([error]) => Promise.reject(error as Error));
  broken.catch(() => undefined);
  socket.setEncoding('latin1').write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${start}`);
  let text = '';
  while (!text.endsWith('}')) {
    const [more] = (await Promise.race([once(socket, 'data'), broken])) as [string];
    text += more;
  }
  socket.end(Buffer.alloc(length - start.length, ' '));
  await Promise.race([once(socket, 'close'), broken]);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const { code } = JSON.parse(body) as { code: string };
  const connection = /^connection: (.*)$/im.exec(head)?.[1];
  return { status: Number(head.split(' ')[1]), code, connection };
}

describe('is answered before its body has arrived, and its connection closed, if', () => {
  const log = (): Record<string, string> => ({ authorization: `Bearer ${owner.api.token}` });

  const tooLarge = [
    ['/uploads/images', 'IMAGE_TOO_LARGE', 17, MULTIPART],
    ['/uploads/spreadsheets', 'FILE_TOO_LARGE', 17, MULTIPART],
    ['/exams/import', 'EXAM_FILE_TOO_LARGE', 62, MULTIPART],
    ['/graphql', 'TOO_LARGE', 17, 'application/json'],
  ] as const;

  it.each([...ROUTES, '/dashquestionEdit_M'])('nobody is logged in at %s', async (path) => {
    const type = path.endsWith('_M') ? 'application/json' : MULTIPART;
    const answer = await early(path, { 'content-type': type }, '--x\r\n');
    expect(answer).toMatchObject({ status: 401, connection: 'close' });
  });

  it.each(tooLarge)('it states at %s that it is too large', async (path, code, megabytes, type) => {
    const answer = await early(
      path,
      { ...log(), 'content-length': megabytes * 1024 * 1024, 'content-type': type },
      '--x\r\n',
    );
    expect(answer).toEqual({ status: 413, code, connection: 'close' });
  });

  it.each([
    ['/uploads/images', 'IMAGE_TYPE', file(`GIF${'x'.repeat(200)}`)],
    ['/uploads/spreadsheets', 'NOT_A_WORKBOOK', file('Question,Option 1\n'.repeat(20))],
    ['/uploads/spreadsheets', 'NOT_A_WORKBOOK', file(`PK\u0003\u0004${' '.repeat(200)}`, 'a.pdf')],
  ])('its file is of another type than %s accepts', async (path, code, start) => {
    const answer = await early(path, log(), start.slice(0, -2));
    expect(answer).toEqual({ status: 400, code, connection: 'close' });
  });

  it('its type or address is invalid', async () => {
    const text = await early('/uploads/images', { ...log(), 'content-type': 'text/plain' }, 'x');
    expect(text).toMatchObject({ status: 415, connection: 'close' });
    expect(await early('/uploads', log(), '--x\r\n')).toMatchObject({ status: 404 });
  });
});
