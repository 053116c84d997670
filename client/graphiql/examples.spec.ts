import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { chosenOperation } from './chosen-operation';
import { EXAMPLE_HEADERS, EXAMPLE_TABS } from './examples';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

const operations = EXAMPLE_TABS.flatMap(({ query, variables = '{}' }) =>
  [...query.matchAll(/^(query|mutation|subscription) (\w+)(?:\(([^)]*)\))?/gm)].map(
    ([, kind, name = '', declared = '']) => ({
      kind,
      name,
      declared: [...declared.matchAll(/\$(\w+):/g)].map(([, variable]) => variable),
      document: parse(chosenOperation(query, name).query),
      variables: JSON.parse(variables) as object,
    }),
  ),
);

it('walk the main job', () => {
  expect(operations.map(({ name }) => name)).toEqual([
    'LogIn',
    'Me',
    'Plans',
    'CreateQuiz',
    'AddQuestions',
    'SubmitQuiz',
    'ReadExam',
    'SetRules',
    'Invite',
    'WatchExam',
    'Results',
    'StartExport',
    'ReadExport',
  ]);
  expect(operations.filter(({ kind }) => kind === 'subscription')).toHaveLength(1);
});

it.each(operations)('$name is valid, and its variables are there', (operation) => {
  expect(validate(schema, operation.document)).toEqual([]);
  expect(Object.keys(operation.variables)).toEqual(expect.arrayContaining(operation.declared));
});

it('fit into the width of the editor, and ask for a token', () => {
  const long = EXAMPLE_TABS.flatMap(({ query }) => query.split('\n')).filter(
    (line) => line.length > 52,
  );
  expect(long).toEqual([]);
  expect(JSON.parse(EXAMPLE_HEADERS)).toEqual({ Authorization: 'Bearer ' });
});

it('have no variables in the first tab, where GraphiQL would not show them', () => {
  expect(EXAMPLE_TABS[0]).not.toHaveProperty('variables');
  expect(EXAMPLE_TABS.slice(1).every(({ variables }) => variables !== undefined)).toBe(true);
});
