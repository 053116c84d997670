import { expect, it } from 'vitest';
import { z } from 'zod';
import { plainMessage } from './plain-messages.js';

const rules = z.strictObject({
  name: z.string().max(3),
  count: z.int().min(1),
  at: z.iso.datetime(),
  id: z.uuid(),
  kind: z.enum(['A', 'B']),
  list: z.array(z.string()).min(1),
  own: z.string('A sentence of its own'),
});
const GOOD = {
  name: 'Ada',
  count: 1,
  at: '2026-05-04T09:00:00Z',
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  kind: 'A',
  list: ['x'],
  own: '',
};

it.each([
  [{ name: 5 }, 'name must be a string'],
  [{ name: undefined }, 'name is required'],
  [{ name: 'Augusta' }, 'name must have at most 3 characters'],
  [{ count: 'one' }, 'count must be a number'],
  [{ count: 1.5 }, 'count must be a whole number'],
  [{ count: 0 }, 'count must be at least 1'],
  [{ at: 'tomorrow' }, 'at must be a time in ISO 8601, in UTC, for example 2026-05-04T09:00:00Z'],
  [{ id: '5' }, 'id must be an id, for example 7c9e6679-7425-40de-944b-e07fc1f90ae7'],
  [{ kind: 'C' }, 'kind must be one of A, B'],
  [{ list: [] }, 'list must have at least 1 entry'],
  [{ list: [5] }, 'list.0 must be a string'],
  [{ page: 1 }, 'What is sent has fields that are not known here: page'],
  [{ own: 5 }, 'A sentence of its own'],
])('of %j it says: %s', (wrong, message) => {
  const { error } = rules.safeParse({ ...GOOD, ...wrong }, { error: plainMessage });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});
