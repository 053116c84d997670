/** GraphQL documents that ask for far too much. */
import type { SeededRandom } from '../faults/random.js';
import { drawSize } from './costly-texts.js';

const nested = (open: string, close: string, depth: number): string =>
  open.repeat(depth) + close.repeat(depth);

/** @param query a valid document */
export function hostileDocument(draws: SeededRandom, query: string): string {
  const size = Math.min(drawSize(draws), 2_000_000);
  const many = (part: string): string => part.repeat(Math.ceil(size / part.length));
  const listed = (part: (at: number) => string, length = 8): string =>
    Array.from({ length: Math.ceil(size / length) }, (_, at) => part(at)).join(' ');
  const kinds: Record<string, () => string> = {
    'many aliases': () => `{ ${listed((at) => `a${at}: plans { plans { name } }`, 30)} }`,
    'many fields': () => `{ me { ${many('id ')} } }`,
    'many unknown fields': () => `{ ${listed((at) => `b${at}`)} }`,
    'deep fields': () => `{ ${nested('quizzes { items { ', '} } ', size / 20)} }`,
    'deep lists': () => `{ quiz(id: ${nested('[', ']', size / 2)}) { id } }`,
    'deep objects': () => `mutation { addRemark(input: ${nested('{a:', '}', size / 4)}) { id } }`,
    'fragments in a circle': () =>
      '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    'fragments that double': () =>
      `{ ...f0 } ${Array.from({ length: 60 }, (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`).join(' ')}
       fragment f60 on Query { me { id } }`,
    'many fragments': () =>
      `{ me { id } } ${listed((at) => `fragment f${at} on Query { me { id } }`, 32)}`,
    'many directives': () => `{ me ${many('@include(if: true) ')} { id } }`,
    'many unknown directives': () => `query ${many('@a ')} { me { id } }`,
    'many variables': () => `query (${listed((at) => `$v${at}: Int`)}) { me { id } }`,
    'a deep type': () => `query ($v: ${nested('[', ']', size / 2)}) { me { id } }`,
    'many operations': () => listed((at) => `query q${at} { me { id } }`, 22),
    'many arguments': () => `{ quizzes(${listed((at) => `a${at}: 1`)}) { totalCount } }`,
    'a long name': () => `{ ${'a'.repeat(size)} }`,
    'a long text': () => `{ quiz(id: "${'x'.repeat(size)}") { id } }`,
    'a long number': () => `{ quizzes(page: ${'9'.repeat(size)}) { totalCount } }`,
    'a long comment': () => `# ${'x'.repeat(size)}\n${query}`,
    'a text that does not end': () => `{ quiz(id: """${many('\\"""\n ')}`,
    'the schema': () => `{ __schema { types { ${nested('fields { type { ', '} } ', 6)} name } } }`,
    'the schema, deep': () =>
      `{ __type(name: "User") { ${nested('fields { type { ', 'name } } ', draws.integer(1, 60))} } }`,
    'the same twice': () => query.replace(/\{(.*)\}/s, '{ $1 $1 }'),
    cut: () => query.slice(0, draws.integer(0, query.length)),
    'a sign in it': () => {
      const at = draws.integer(0, query.length);
      const sign = draws.pick([
        '\u0000',
        '{',
        '}',
        '(',
        '$',
        '...',
        '@',
        '"',
        '\ufeff',
        '🙂',
        '!',
        '&',
      ]);
      return query.slice(0, at) + sign + query.slice(at);
    },
    'a subscription': () => 'subscription { examChanged(quizId: "x") { __typename } }',
    nothing: () => '',
  };
  return kinds[draws.pick(Object.keys(kinds))]?.() ?? query;
}
