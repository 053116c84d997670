import { expect, it } from 'vitest';
import { answeredPlaces, placesOf } from './answered-places.js';

const IDS = [1, 2, 3].map((n) => `0000000${n}-aaaa-4bbb-8ccc-dddddddddddd`);
const digitsOf = (...places: number[]): string =>
  places.map((place) => (IDS[place] ?? '').replaceAll('-', '')).join('');

it('has a digit a question, in the order of the paper', () => {
  const places = placesOf(IDS.map((id) => ({ id: id.toUpperCase() })));
  expect(answeredPlaces('', places)).toEqual({ answered: '000', answeredCount: 0 });
  expect(answeredPlaces(digitsOf(2, 0), places)).toEqual({ answered: '101', answeredCount: 2 });
  const other = 'f'.repeat(32);
  expect(answeredPlaces(other + digitsOf(1), places)).toEqual({
    answered: '010',
    answeredCount: 1,
  });
});
