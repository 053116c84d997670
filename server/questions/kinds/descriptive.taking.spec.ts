import { describe, expect, it } from 'vitest';
import { descriptiveKind } from './descriptive.kind.js';

const body = { modelAnswer: 'Rayleigh scattering' };
const rule = { marks: '5', wrongMarks: '-2.5' };

it('shows a candidate nothing but the question', () => {
  expect(descriptiveKind.toCandidate(body, [])).toEqual({});
  expect(descriptiveKind).not.toHaveProperty('optionIds');
});

describe('the schema of responses', () => {
  const accepts = (response: unknown): boolean =>
    descriptiveKind.responseSchema.safeParse(response).success;

  it.each([
    ['a text', { text: 'Because.' }],
    ['an empty text', { text: '' }],
    ['a text of any script', { text: 'क्योंकि शीशे में\nالسماء' }],
    ['a text of the greatest length', { text: 'x'.repeat(20_000) }],
    ['a text of characters of two units', { text: '😀'.repeat(20_000) }],
  ])('accepts %s', (_name, response) => {
    expect(accepts(response)).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a bare text', 'Because.'],
    ['no text', {}],
    ['a number', { text: 1 }],
    ['an additional field', { text: 'x', marks: '5' }],
    ['a character that cannot be stored', { text: 'a\u0000b' }],
    ['half a character', { text: '\ud83d' }],
    ['a text that is too long', { text: 'x'.repeat(20_001) }],
    ['a text of two-unit characters that is too long', { text: '😀'.repeat(20_001) }],
  ])('refuses %s', (_name, response) => {
    expect(accepts(response)).toBe(false);
  });

  it('keeps an answer as it was typed', () => {
    const text = '  indented\n\n';
    expect(descriptiveKind.responseSchema.parse({ text })).toEqual({ text });
  });
});

describe('grade', () => {
  it.each([
    ['lets an answer wait for a person', { text: 'Because.' }, { outcome: 'WAITING', marks: null }],
    [
      'lets the model answer wait, too',
      { text: body.modelAnswer },
      { outcome: 'WAITING', marks: null },
    ],
    [
      'counts no answer as blank, which takes no marks away',
      null,
      { outcome: 'BLANK', marks: '0' },
    ],
    ['counts blanks as no answer', { text: ' \n\t' }, { outcome: 'BLANK', marks: '0' }],
  ])('%s', (_name, response, graded) => {
    expect(descriptiveKind.grade(response, body, rule)).toEqual(graded);
  });
});
