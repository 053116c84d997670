/** Bytes on a socket that no client library would send. */
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededRandom } from '../faults/random.js';

/** The bytes of a request, and how they are written. */
export interface RawCase {
  name: string;
  /** Written one after the other. */
  pieces: Buffer[];
  pauseMs: number;
  /** Whether it could be read in two ways, so that the only valid answer is one refusal. */
  isAmbiguous: boolean;
}

const HOST = 'Host: 127.0.0.1';
const SMUGGLED = `GET /metrics HTTP/1.1\r\n${HOST}\r\n\r\n`;
/** Maximum wait for more data. */
const SILENCE_MS = 250;
const PATIENCE_MS = 100_000;

/** A POST with these headers above a body. */
const posted = (headers: string[], body: string): string =>
  [`POST /graphql HTTP/1.1`, HOST, 'Content-Type: application/json', ...headers, '', body].join(
    '\r\n',
  );
const got = (line: string, ...headers: string[]): string =>
  [line, HOST, ...headers, '', ''].join('\r\n');
const JSON_BODY = '{"query":"{ plans { plans { name } } }"}';
const LENGTH = `Content-Length: ${JSON_BODY.length}`;

/** Two statements of where the body ends, which proxies and servers read differently (request smuggling). */
const AMBIGUOUS: Record<string, string> = {
  'two lengths': posted([LENGTH, 'Content-Length: 0'], JSON_BODY + SMUGGLED),
  'a list of lengths': posted([`${LENGTH}, 0`], JSON_BODY + SMUGGLED),
  'length and chunks': posted([LENGTH, 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`),
  'chunks and length': posted(['Transfer-Encoding: chunked', LENGTH], `0\r\n\r\n${SMUGGLED}`),
  'chunks that are not last': posted(
    ['Transfer-Encoding: chunked, identity'],
    `0\r\n\r\n${SMUGGLED}`,
  ),
  'a coding that is none': posted(['Transfer-Encoding: xchunked'], `0\r\n\r\n${SMUGGLED}`),
  'a blank before the colon': posted(
    ['Transfer-Encoding : chunked', LENGTH],
    `0\r\n\r\n${SMUGGLED}`,
  ),
  'a folded header': posted(['Transfer-Encoding:', ' chunked', LENGTH], `0\r\n\r\n${SMUGGLED}`),
  'a negative length': posted(['Content-Length: -1'], JSON_BODY + SMUGGLED),
  'a length with a sign': posted([`Content-Length: +${JSON_BODY.length}`], JSON_BODY + SMUGGLED),
  'a length in hex': posted(['Content-Length: 0x10'], JSON_BODY + SMUGGLED),
  'an endless length': posted([`Content-Length: ${'9'.repeat(40)}`], JSON_BODY),
  'an endless chunk': posted(['Transfer-Encoding: chunked'], `${'F'.repeat(40)}\r\nx\r\n0\r\n\r\n`),
  'a negative chunk': posted(['Transfer-Encoding: chunked'], `-1\r\nx\r\n0\r\n\r\n${SMUGGLED}`),
  'a bare carriage return': posted(
    ['X-A: b\rTransfer-Encoding: chunked', LENGTH],
    JSON_BODY + SMUGGLED,
  ),
  'a zero byte in a header': got('GET /healthz HTTP/1.1', 'X-A: b\u0000c'),
};

/** Requests that may be answered or refused. */
const ODD: Record<string, (draws: SeededRandom) => string> = {
  'a header too long': (draws) =>
    got('GET /healthz HTTP/1.1', `X-A: ${'x'.repeat(draws.integer(10_000, 400_000))}`),
  'many headers': (draws) =>
    got('GET /healthz HTTP/1.1', ...Array<string>(draws.integer(50, 5_000)).fill('X-A: b')),
  'an odd method': (draws) =>
    got(
      `${draws.pick(['GETT', 'get', 'TRACE', 'PRI', 'SEARCH', 'G\u0000T', 'X'.repeat(9_000), ''])} /healthz HTTP/1.1`,
    ),
  'an odd target': (draws) =>
    got(
      `GET ${draws.pick(['http://example.org/healthz', 'https://example.org:443', '//example.org/x', '*', 'x', '/%', '/%zz', '/a b', '/\u00ff', '/\u0001', '?', '#', 'example.org:443', `/${'x'.repeat(100_000)}`, 'javascript:alert(1)'])} HTTP/1.1`,
    ),
  'another version': (draws) =>
    got(
      `GET /healthz ${draws.pick(['HTTP/0.9', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/3.7', 'HTTP/11', 'HTTP', 'RTSP/1.0', ''])}`,
    ),
  CONNECT: () => got('CONNECT example.org:443 HTTP/1.1'),
  'no host': () => 'GET /healthz HTTP/1.1\r\n\r\n',
  'two hosts': () => got('GET /healthz HTTP/1.1', 'Host: example.org'),
  'an upgrade': (draws) =>
    got(
      'GET /healthz HTTP/1.1',
      'Connection: Upgrade',
      `Upgrade: ${draws.pick(['websocket', 'h2c', 'TLS/1.0'])}`,
    ),
  'an expectation': (draws) =>
    posted([`Expect: ${draws.pick(['100-continue', 'x'])}`, LENGTH], JSON_BODY),
  'bare line feeds': () => got('GET /healthz HTTP/1.1').replaceAll('\r\n', '\n'),
  'a chunk with an endless extension': (draws) =>
    posted(
      ['Transfer-Encoding: chunked'],
      `1;${'a=b;'.repeat(draws.integer(10, 30_000))}\r\n1\r\n0\r\n\r\n`,
    ),
  'endless trailers': (draws) =>
    posted(
      ['Transfer-Encoding: chunked', 'Trailer: X-A'],
      `0\r\n${'X-A: b\r\n'.repeat(draws.integer(10, 30_000))}\r\n`,
    ),
  'chunks of a byte': () =>
    posted(
      ['Transfer-Encoding: chunked'],
      `${[...JSON_BODY].map((sign) => `1\r\n${sign}\r\n`).join('')}0\r\n\r\n`,
    ),
  'many at once': (draws) => got('GET /healthz HTTP/1.1').repeat(draws.integer(2, 200)),
  'good and bad at once': () => `${got('GET /healthz HTTP/1.1')}x y z\r\n\r\n${SMUGGLED}`,
  'another protocol': (draws) =>
    draws.pick([
      '\u0016\u0003\u0001\u0002\u0000\u0001',
      'SSH-2.0-x\r\n',
      'EHLO x\r\n',
      '\u0000'.repeat(5_000),
      '\r\n'.repeat(5_000),
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      '*1\r\n$4\r\nPING\r\n',
    ]),
  'random bytes': (draws) =>
    String.fromCharCode(...Array.from({ length: 500 }, () => draws.integer(0, 255))),
};

export function rawCase(draws: SeededRandom): RawCase {
  const isAmbiguous = draws.chance(0.4);
  const name = draws.pick(Object.keys(isAmbiguous ? AMBIGUOUS : ODD));
  const text = isAmbiguous ? AMBIGUOUS[name] : ODD[name]?.(draws);
  const bytes = Buffer.from(text ?? '', 'latin1');
  const how = draws.weighted({ whole: 6, slowly: 2, cut: 2 });
  if (how === 'whole') return { name, pieces: [bytes], pauseMs: 0, isAmbiguous };
  // A cut request may end before its ambiguous part.
  const end = how === 'cut' ? draws.integer(0, bytes.length) : bytes.length;
  const at = draws.integer(0, end);
  const pieces = [bytes.subarray(0, at), bytes.subarray(at, end)];
  return {
    name: `${name}, ${how}`,
    pieces,
    pauseMs: draws.integer(1, 80),
    isAmbiguous: isAmbiguous && how !== 'cut',
  };
}

/** @returns the status of each answer, and the text of all */
export async function sendRaw(
  url: string,
  { pieces, pauseMs, isAmbiguous }: RawCase,
): Promise<{ statuses: number[]; text: string }> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let text = '';
  let lastAt = Date.now();
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    lastAt = Date.now();
  });
  // The server may close it while we are writing.
  socket.on('error', () => undefined);
  for (const piece of pieces) {
    if (!socket.destroyed) socket.write(piece);
    await sleep(pauseMs);
  }
  lastAt = Date.now();
  // A refusal closes the connection, however late. Other answers come soon, or the server waits for more.
  const wait = isAmbiguous ? PATIENCE_MS : SILENCE_MS;
  while (!socket.closed && Date.now() - lastAt < wait) await sleep(10);
  socket.destroy();
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { statuses, text };
}
