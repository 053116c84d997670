import { describe, expect, it } from 'vitest';
import { descriptiveKind } from './descriptive.kind.js';

const body = { modelAnswer: 'Rayleigh scattering' };
const rule = { marks: 5, penaltyPercent: 50 };

it('shows a learner nothing but the question', () => {
  expect(descriptiveKind.toLearner(body, [])).toEqual({});
  expect(descriptiveKind).not.toHaveProperty('optionIds');
});

describe('an answer', () => {
  const takes = (response: unknown): boolean =>
    descriptiveKind.responseSchema.safeParse(response).success;

  it.each([
    ['a text', { text: 'Because.' }],
    ['an empty one', { text: '' }],
    ['one of any script', { text: 'क्योंकि शीशे में\nالسماء' }],
    ['one as long as it may be', { text: 'x'.repeat(20_000) }],
    ['one of characters of two units', { text: '😀'.repeat(20_000) }],
  ])('is %s', (_name, response) => {
    expect(takes(response)).toBe(true);
  });

  it.each([
    ['nothing', null],
    ['a bare text', 'Because.'],
    ['no text', {}],
    ['a number', { text: 1 }],
    ['something beside it', { text: 'x', marks: 5 }],
    ['what cannot be stored', { text: 'a\u0000b' }],
    ['half a character', { text: '\ud83d' }],
    ['too long', { text: 'x'.repeat(20_001) }],
    ['too long in characters of two units', { text: '😀'.repeat(20_001) }],
  ])('is not %s', (_name, response) => {
    expect(takes(response)).toBe(false);
  });

  it('is kept as it was typed', () => {
    const text = '  indented\n\n';
    expect(descriptiveKind.responseSchema.parse({ text })).toEqual({ text });
  });
});

describe('marks', () => {
  it.each([
    ['an answer waits for a person', { text: 'Because.' }, { outcome: 'WAITING', marks: null }],
    ['the model answer too', { text: body.modelAnswer }, { outcome: 'WAITING', marks: null }],
    ['none is blank, without a penalty', null, { outcome: 'BLANK', marks: 0 }],
    ['blanks are none', { text: ' \n\t' }, { outcome: 'BLANK', marks: 0 }],
  ])('%s', (_name, response, graded) => {
    expect(descriptiveKind.grade(response, body, rule)).toEqual(graded);
  });
});
