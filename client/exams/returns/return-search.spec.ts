import { expect, it } from 'vitest';
import { findRequests, namesakesAmong } from './return-search';

const requests = [
  { id: 'a', number: 427, name: 'Zoë', rollNumber: '17' },
  { id: 'b', number: 142, name: 'zoe\u0308', rollNumber: null },
  { id: 'c', number: 900, name: 'Bob', rollNumber: null },
];
const idsFor = (typed: string): string =>
  findRequests(requests, typed)
    .map(({ id }) => id)
    .join('');

it('finds a request by the beginning of its number, its name or its roll number', () => {
  expect([' ', '42', 'zOË', '17', 'x'].map(idsFor)).toEqual(['abc', 'a', 'ab', 'a', '']);
});

it('finds requests of one name, also where it is written in other characters', () => {
  expect([...namesakesAmong(requests)]).toEqual(['a', 'b']);
});
