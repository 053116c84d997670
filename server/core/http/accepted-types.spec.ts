import { expect, it } from 'vitest';
import { allowsType } from './accepted-types.js';

it.each([
  [undefined, true],
  ['', true],
  ['*/*', true],
  ['text/*', true],
  ['Text/Event-Stream', true],
  ['application/json, text/event-stream;q=0.5', true],
  ['application/json, */*;q=0.1', true],
  ['application/json', false],
  ['text/html, application/*', false],
  ['text/event-stream;q=0, */*', false],
  ['text/event-stream; q=none', false],
])('the header %j allows event streams: %s', (accept, isAllowed) => {
  expect(allowsType(accept, 'text/event-stream')).toBe(isAllowed);
});
