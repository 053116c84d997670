import { expect, it } from 'vitest';
import { isolate } from './isolate';

it('leaves a text no way to change the direction of the words around it', () => {
  expect(isolate('Ada')).toBe('\u2068Ada\u2069');
  expect(isolate('Ada\u2069\u202e')).toBe('\u2068Ada\u2069');
});
