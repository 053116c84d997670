import { expect, it } from 'vitest';
import { newReference, readReference, shownReference } from './reference.js';

it('a reference is read however it was typed', () => {
  const reference = newReference();
  const shown = shownReference(reference);
  expect(shown).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  for (const typed of [reference, shown, ` ${shown.toLowerCase().replaceAll('-', ' ')} `])
    expect(readReference(typed)).toBe(reference);
  for (const none of [
    '',
    'x',
    `${shown}A`,
    '0000-0000-0000-0000',
    'A'.repeat(1_000),
    shown.slice(1),
  ])
    expect(readReference(none)).toBeNull();
  expect(newReference()).not.toBe(reference);
});
