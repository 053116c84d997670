import { parse, validate, buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { chosenOperation } from './chosen-operation';

const DOCUMENT = `# Both at once.
query First { quiz { ...Titled } }
subscription Second {
  changed { ...Dated }
}
fragment Titled on Quiz { title }
fragment Dated on Change { at }
`;
const schema = buildSchema(`type Query { quiz: Quiz } type Subscription { changed: Change }
  type Quiz { title: String } type Change { at: String }`);

it('sends the operation that runs, and of the others nothing', () => {
  const { query, isSubscription } = chosenOperation(DOCUMENT, 'Second');
  expect(isSubscription).toBe(true);
  expect(query).not.toMatch(/First|Titled/);
  expect(validate(schema, parse(query))).toEqual([]);
  // Errors name the lines and columns of the editor.
  const lines = query.split('\n');
  expect(lines[0]).toBe('# Both at once.');
  expect(lines.map((line) => line.length)).toEqual(DOCUMENT.split('\n').map((line) => line.length));
  expect(lines[3]).toBe('  changed { ...Dated }');

  const first = chosenOperation(DOCUMENT, 'First');
  expect(first.isSubscription).toBe(false);
  expect(first.query).not.toMatch(/Second|Dated/);
  expect(validate(schema, parse(first.query))).toEqual([]);
});

it('leaves a single operation as it is, and recognizes a subscription without a name', () => {
  for (const name of [undefined, null])
    expect(chosenOperation('subscription { changed { at } }', name)).toEqual({
      query: 'subscription { changed { at } }',
      isSubscription: true,
    });
});

it('leaves to the server what it cannot send in part', () => {
  for (const [query, name] of [
    ['subscription {', undefined],
    [DOCUMENT, undefined],
    [DOCUMENT, 'Third'],
    ['', undefined],
  ] as const)
    expect(chosenOperation(query, name)).toEqual({ query, isSubscription: false });
});
