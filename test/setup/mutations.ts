/** Mutations of valid requests. */
import fc from 'fast-check';

type Json = unknown;
type Path = (string | number)[];

const LONG = 20_000;

function nested(depth: number, around: (inner: Json) => Json): Json {
  let value: Json = 'x';
  for (let level = 0; level < depth; level += 1) value = around(value);
  return value;
}

const texts = fc.constantFrom(
  '',
  ' ',
  '\t\r\n',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\uFEFF',
  '\u202Eabc',
  '\u{1F9D1}\u200D\u{1F3EB}'.repeat(300),
  'ß'.repeat(255),
  'x'.repeat(151),
  'x'.repeat(5_001),
  'x'.repeat(LONG),
  ' '.repeat(LONG),
  '='.repeat(LONG),
  '\n'.repeat(LONG),
  `${'a'.repeat(LONG)}@${'b'.repeat(LONG)}.org`,
  `a@${'b.'.repeat(5_000)}org`,
  '<script>alert(1)</script>',
  "' OR ''='",
  '%00%ff',
  '../../etc/passwd',
  '{{7*7}}${7*7}',
  '\r\nBcc: a@example.org',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-1',
  '1e3',
  '٤٥',
  '0'.repeat(64),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'ada@example.org, eve@example.org',
  '"ada eve"@example.org',
  'ada@[127.0.0.1]',
  'data:image/png;base64,',
  `data:${'x'.repeat(LONG)},AAAA`,
  Buffer.from('PK\u0003\u0004 and no more').toString('base64'),
  Buffer.from('\u0089PNG\r\n\u001a\n and no more', 'latin1').toString('base64'),
  Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]).toString('base64'),
  'http://127.0.0.1/images/0f9c2b7e-2d5e-4d7e-9d0f-6f2f2f8d3c11',
  'javascript:alert(1)',
);

const numbers = fc.constantFrom(
  0,
  -0,
  -1,
  1.5,
  1e-320,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  10_081,
  100_001,
  0.1 + 0.2,
);

const others = fc.constantFrom<Json>(
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  [[], {}, ''],
  { length: 1e9 },
  { 0: 'a', length: 1 },
  { toString: 1, valueOf: 2, toJSON: 3 },
  { then: 'x' },
  { constructor: 'x', hasOwnProperty: 1 },
  { $ne: null },
  { answer: { answer: 'x' } },
  Array.from({ length: 2_000 }, () => ({})),
  Array.from({ length: 2_000 }, () => null),
  nested(500, (inner) => [inner]),
  nested(500, (inner) => ({ question: inner, options: [inner] }).options),
  nested(500, (inner) => ({ answer: inner })),
);

/** Values that no field expects. */
const evil: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: texts },
  { weight: 2, arbitrary: numbers },
  { weight: 3, arbitrary: others },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

type Change =
  | { kind: 'replace'; path: Path; value: Json }
  | { kind: 'remove'; path: Path }
  | { kind: 'wrap'; path: Path }
  | { kind: 'repeat'; path: Path }
  | { kind: 'cut'; path: Path }
  | { kind: 'add'; path: Path; name: string; value: Json };

/** The paths of everything inside a value. */
function pathsIn(value: Json): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return [[key], ...pathsIn(inner).map((path) => [key, ...path])];
  });
}

const text = (value: Json): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/** Whether it is a list or an object. */
function isContainer(value: Json): value is Record<string | number, Json> {
  return typeof value === 'object' && value !== null;
}

function applied(body: Json, change: Change): Json {
  const copy: Json = structuredClone(body);
  let inner = copy;
  for (const key of change.path.slice(0, -1)) inner = isContainer(inner) ? inner[key] : undefined;
  if (!isContainer(inner)) return copy;
  const container = inner;
  const last = change.path.at(-1) ?? '';
  if (change.kind === 'replace') container[last] = change.value;
  else if (change.kind === 'remove') Reflect.deleteProperty(container, last);
  else if (change.kind === 'wrap') container[last] = [container[last]];
  else if (change.kind === 'repeat')
    container[last] = Array.from({ length: 50 }, () => container[last]);
  else if (change.kind === 'cut') container[last] = text(container[last]).slice(7, -9);
  else container[change.name] = change.value;
  return copy;
}

/** Bodies like this one, each with one to three mutations. */
export function mutated(body: Json): fc.Arbitrary<Json> {
  const path = fc.constantFrom(...pathsIn(body));
  const names = fc.constantFrom(
    'email',
    'userEmail',
    'creatorEmail',
    'toString',
    'x',
    '',
    '$',
    '0',
  );
  const change: fc.Arbitrary<Change> = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ kind: fc.constant('replace' as const), path, value: evil }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constantFrom('remove', 'wrap', 'repeat', 'cut'), path }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('add' as const), path, name: names, value: evil }),
    },
  );
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<Json>(applied, body));
}
