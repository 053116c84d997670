import { expect, it } from 'vitest';
import { newReference, parseReference, formatReference } from './reference.js';

it('parses a reference with or without blanks, hyphens and capitals', () => {
  const reference = newReference();
  const shown = formatReference(reference);
  expect(shown).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  for (const typed of [reference, shown, ` ${shown.toLowerCase().replaceAll('-', ' ')} `])
    expect(parseReference(typed)).toBe(reference);
  for (const none of [
    '',
    'x',
    `${shown}A`,
    '0000-0000-0000-0000',
    'A'.repeat(1_000),
    shown.slice(1),
  ])
    expect(parseReference(none)).toBeNull();
  expect(newReference()).not.toBe(reference);
});
