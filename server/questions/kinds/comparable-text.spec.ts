import { describe, expect, it } from 'vitest';
import { descriptiveKind } from './descriptive.kind.js';
import { mcqKind } from './mcq.kind.js';

const mcq = (text: string, ...options: string[]): string => {
  const input = { text, options: options.map((option) => ({ text: option })), correctOption: 1 };
  const content = mcqKind.create(input);
  return mcqKind.duplicateKey(content.text, content.body);
};
const descriptive = (text: string): string =>
  descriptiveKind.duplicateKey(text, { modelAnswer: '' });

describe('two questions are duplicates', () => {
  it.each([
    ['in another case', 'WHY?', 'why?'],
    ['with other blanks', ' Why  is\n it? ', 'Why is it?'],
    ['with differently encoded accents', 'Zo\u00eb?', 'Zoe\u0308?'],
    ['with letters that are equal only in capitals', 'STRASSE?', 'straße?'],
    ['with a final sigma', 'ΟΔΟΣ', 'οδος'],
  ])('%s', (_how, one, other) => {
    expect(descriptive(one)).toBe(descriptive(other));
  });

  it('with their options in another order', () => {
    expect(mcq('Why?', 'a', 'B', 'c')).toBe(mcq('why?', 'C', 'a', 'b'));
  });
});

describe('two questions are not duplicates', () => {
  it.each([
    ['that differ by a sign', 'x² = 4', 'x2 = 4'],
    ['that differ by an accent', 'resume', 'résumé'],
    ['that differ by a vowel sign', 'कि', 'की'],
    ['that differ by a blank between words', 'no one', 'noone'],
  ])('%s', (_how, one, other) => {
    expect(descriptive(one)).not.toBe(descriptive(other));
  });

  it('with other options, or other repetitions of them', () => {
    expect(mcq('Why?', 'a', 'b')).not.toBe(mcq('Why?', 'a', 'c'));
    expect(mcq('Why?', 'a', 'b', 'b')).not.toBe(mcq('Why?', 'a', 'a', 'b'));
    expect(mcq('Why?', 'a,b', 'c')).not.toBe(mcq('Why?', 'a', 'b,c'));
  });
});
