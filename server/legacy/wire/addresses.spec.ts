import { expect, it } from 'vitest';
import { isLegacyPath, pathOf } from './addresses.js';

it.each([
  '/userLoginN_M',
  '/userLoginN_M?x=/',
  '/userLoginN_M/',
  '/%75serLoginN_M',
  '/nothing_M',
  '/v1',
  '/v1?x',
  '/v1/',
  '/v1/userLoginN_M',
  '/%761/nothing',
  '/v1/%zz',
])('%s is a legacy path', (url) => {
  expect(isLegacyPath(url)).toBe(true);
});

it.each([
  '/',
  '/v10',
  '/v1x_',
  '/graphql?query=/x_M',
  '/all-quizzes/x_M',
  '/1_M',
  '/_M',
  '/%zz',
  '*',
  '',
])('%s is not a legacy path', (url) => {
  expect(isLegacyPath(url)).toBe(false);
});

it('pathOf decodes a path as the router does', () => {
  expect(pathOf('/v1/%75serLoginN_M?a=%')).toBe('/v1/userLoginN_M');
  expect(pathOf('/userLoginN_M%2f')).toBe('/userLoginN_M%2f');
  expect(pathOf('/%zz?a')).toBe('/%zz');
});
