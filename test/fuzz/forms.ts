/** Forms with files (multipart/form-data), valid and malformed. */
import type { SeededRandom } from '../faults/random.js';
import type { Part } from './valid-requests.js';

const BOUNDARY = '----examwright7MA4YWxkTrZu0gW';
const END = '\r\n';

/** The bytes of a form, with their content type. */
export interface Form {
  body: Buffer;
  type: string;
}

function dispositionOf({ name, fileName }: Part): string {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`;
  return `Content-Disposition: form-data; name="${name}"${file}`;
}

/** @param head the headers of the part */
function bytesOf(part: Part, head = dispositionOf(part)): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}${END}${head}${END}${END}`, 'latin1'),
    part.content,
    Buffer.from(END),
  ]);
}

const whole = (parts: Buffer[]): Buffer =>
  Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--${END}`)]);
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export function encodeForm(parts: Part[]): Form {
  return { body: whole(parts.map((part) => bytesOf(part))), type: TYPE };
}

const FIELD: Part = { name: 'x', content: Buffer.from('x') };

/** Headers of a file that no browser writes. */
const HEADS = [
  '',
  'x',
  ':',
  'Content-Disposition',
  'Content-Disposition: form-data',
  'Content-Disposition: form-data; name=',
  'Content-Disposition: form-data; name="file',
  'Content-Disposition: form-data; name=file; filename=',
  'Content-Disposition: attachment; name="file"; filename="x"',
  'Content-Disposition: form-data; name="__proto__"; filename="x.png"',
  'Content-Disposition: form-data; name="toString"',
  'Content-Disposition: form-data; name="file"; filename="../../../etc/passwd"',
  'Content-Disposition: form-data; name="file"; filename="a\u0000b.png"',
  `Content-Disposition: form-data; name="file"; filename="${'x'.repeat(60_000)}.png"`,
  `Content-Disposition: form-data; name="${'x'.repeat(60_000)}"`,
  `Content-Disposition: form-data; name="file"; filename="${'\\"'.repeat(5_000)}"`,
  `Content-Disposition: form-data; ${'a=b; '.repeat(5_000)}name="file"; filename="x"`,
  `Content-Disposition: form-data; name="file"; filename*=UTF-8''${'%zz%c3%28'.repeat(2_000)}`,
  `Content-Disposition: form-data; name="file"; filename*=x-unknown'en'%41`,
  'Content-Disposition: form-data; name="file"; filename="x"\r\nContent-Transfer-Encoding: base64',
  'Content-Disposition: form-data; name="file"; filename="x"\r\nContent-Type: multipart/mixed; boundary=y',
  'Content-Disposition: form-data; name="file"; filename="x"\r\nContent-Type: ;;;;',
  `Content-Disposition: form-data; name="file"; filename="x"\r\n${'X-Odd: y\r\n'.repeat(3_000)}X-Odd: y`,
  `Content-Disposition: form-data; name="file"; filename="x"\r\nX-Odd: ${'y'.repeat(90_000)}`,
  'Content-Disposition: form-data; name="file"; filename="\u00ff\u00fe\u00c3\u0028"',
  'content-disposition:form-data;name=file;filename=x\r\n continued: here',
];

const TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=""',
  'multipart/form-data; boundary=another',
  `multipart/form-data; boundary=${'x'.repeat(8_000)}`,
  'multipart/form-data; boundary="----examwright7MA4YWxkTrZu0gW',
  `multipart/form-data; ${'a=b;'.repeat(1_500)} boundary=${BOUNDARY}`,
  'multipart/mixed; boundary=----examwright7MA4YWxkTrZu0gW',
  'multipart/form-data; boundary=----examwright7MA4YWxkTrZu0gW; charset=utf-16',
  'multipart/',
  'application/json',
  'text/plain',
];

/** A form with one fault. */
export function malformedForm(parts: Part[], draws: SeededRandom): Form {
  const { body } = encodeForm(parts);
  const fields = Array<Part>(draws.integer(2, 3_000)).fill(FIELD);
  const file = parts.find(({ fileName }) => fileName !== undefined) ?? FIELD;
  const at = draws.integer(0, body.length);
  const text = (value: string): Buffer => Buffer.from(value, 'latin1');
  const kinds: Record<string, () => Form> = {
    cut: () => ({ body: body.subarray(0, at), type: TYPE }),
    'another byte': () => ({
      body: Buffer.concat([body.subarray(0, at), text('\u0000'), body.subarray(at + 1)]),
      type: TYPE,
    }),
    'odd head': () => ({ body: whole([bytesOf(file, draws.pick(HEADS))]), type: TYPE }),
    'odd type': () => ({ body, type: draws.pick(TYPES) }),
    'many fields': () => encodeForm([...fields, ...parts]),
    'many files': () => encodeForm(fields.map((part) => ({ ...part, fileName: 'x.png' }))),
    'the same twice': () => encodeForm([...parts, ...parts]),
    'no part': () => ({ body: whole([]), type: TYPE }),
    'no end': () => ({ body: Buffer.concat(parts.map((part) => bytesOf(part))), type: TYPE }),
    'a long field first': () =>
      encodeForm([
        { name: 'purpose', content: Buffer.alloc(draws.integer(1, 2_000_000), 97) },
        ...parts,
      ]),
    'only boundaries': () => ({ body: text(`--${BOUNDARY}${END}`.repeat(2_000)), type: TYPE }),
    'bare line feeds': () => ({
      body: text(body.toString('latin1').replaceAll(END, '\n')),
      type: TYPE,
    }),
    'ends and dashes': () => ({ body: text(`${END}--`.repeat(20_000)), type: TYPE }),
    nothing: () => ({ body: Buffer.alloc(0), type: TYPE }),
  };
  return kinds[draws.pick(Object.keys(kinds))]?.() ?? { body, type: TYPE };
}
