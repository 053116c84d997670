/** Headers and bodies that no client sends. */
import type { SeededRandom } from '../faults/random.js';
import type { ValidRequest } from './valid-requests.js';
import { toOutgoing, type OutgoingRequest } from './send.js';

const ODD_TYPES = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/jsonp',
  'multipart/form-data',
  'x',
];

/** A body that is not valid JSON. */
export function malformedBody(valid: ValidRequest, draws: SeededRandom): OutgoingRequest {
  const sent = toOutgoing(valid);
  const body = sent.body ?? Buffer.alloc(0);
  const at = draws.integer(0, body.length);
  const bodies = [
    Buffer.alloc(0),
    body.subarray(0, at),
    Buffer.concat([body, body]),
    Buffer.concat([Buffer.from('\ufeff'), body]),
    Buffer.concat([body.subarray(0, at), Buffer.from([draws.integer(0, 255)]), body.subarray(at)]),
    Buffer.from(body.toString(), 'utf16le'),
    Buffer.from('null'),
    Buffer.from('"'.repeat(at)),
    Buffer.from('{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'),
  ];
  const type = draws.chance(0.3) ? draws.pick(ODD_TYPES) : 'application/json';
  return {
    ...sent,
    headers: { ...sent.headers, 'content-type': type },
    body: draws.pick(bodies),
  };
}

/** Headers that the server or a library reads, with values that no client sends. */
export function malformedHeaders(valid: ValidRequest, draws: SeededRandom): OutgoingRequest {
  const sent = toOutgoing(valid);
  const long = (part: string, length = 12_000): string =>
    part.repeat(Math.floor(length / part.length));
  const [name, value] = draws.pick([
    ['authorization', `Bearer ${long('a')}`],
    ['authorization', long('Bearer ')],
    ['authorization', `Bearer ${long('.')}`],
    ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
    ['authorization', `Bearer${long(' ')}x`],
    ['accept', long('text/html;q=0.1,')],
    ['accept-encoding', long('gzip;q=0.1,')],
    ['accept-language', long('en;q=0.1,')],
    ['content-encoding', draws.pick(['gzip', 'br', 'deflate', 'x', 'gzip, gzip'])],
    ['content-type', long('application/json;a=b;')],
    ['cookie', long('a=b; ')],
    ['cookie', long(';')],
    ['if-none-match', long('W/"a", ')],
    ['if-modified-since', long('0')],
    ['origin', long('https://')],
    ['range', `bytes=${long('0-1,')}`],
    ['range', 'bytes=-1'],
    ['referer', long('http://')],
    ['x-forwarded-for', long('1.2.3.4, ')],
    ['x-forwarded-for', long('::')],
    ['forwarded', long('for="[::1]";')],
    ['x-forwarded-host', long('a.')],
    ['x-forwarded-proto', long('https,')],
    ['x-http-method-override', 'DELETE'],
    ['host', draws.pick(['', 'x', '[::1', 'a:b:c', '127.0.0.1:99999', long('a.', 5_000), '../..'])],
    ['expect', '100-continue'],
    ['upgrade', 'websocket'],
    ['apollo-require-preflight', long('x')],
    ['x-request-id', long('x')],
  ] as const);
  return { ...sent, headers: { ...sent.headers, [name]: value } };
}
