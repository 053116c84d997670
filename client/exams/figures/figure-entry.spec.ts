import { describe, expect, it } from 'vitest';
import { figureTexts as words } from '../figure-texts';
import { entryOf, rangeOf, refusalText } from './figure-entry';
import type { Figure } from './figures.query';

const refused = (refusal: Figure['refusal'], needed: number | null = null): Figure => ({
  value: null,
  refusal,
  needed,
});
const known = (value: number): Figure => ({ value, refusal: null, needed: null });
const shown = { show: String, means: (value: number) => `It is ${value}.` };

describe('a figure', () => {
  it('has its value with a sentence about it', () => {
    const entry = entryOf('Mean', known(0), { attempts: 3 }, shown);
    expect(entry).toEqual({ name: 'Mean', value: '0', note: 'It is 0.' });
  });

  it('has a dash and the reason in the same place when it is refused', () => {
    const few = refused('TOO_FEW_ATTEMPTS', 20);
    const note = 'Needs at least 20 marked attempts; there are 7.';
    expect(entryOf('Skewness', few, { attempts: 7 }, shown)).toEqual({
      ...{ name: 'Skewness', value: '–', note },
    });
    const range = { show: String, means: 'Between them.' };
    expect(rangeOf('Quartiles', [few, few], { attempts: 7 }, range).note).toBe(note);
    expect(rangeOf('Quartiles', [known(2), known(5)], { attempts: 7 }, range).value).toBe('2 to 5');
  });
});

describe('a refusal', () => {
  it.each([
    ['TOO_FEW_ATTEMPTS', 1, 0, 'Needs at least 1 marked attempt; there are none.'],
    ['TOO_FEW_ATTEMPTS', 2, 1, 'Needs at least 2 marked attempts; there is 1.'],
    ['TOO_FEW_ATTEMPTS', 1000, 999, 'Needs at least 1,000 marked attempts; there are 999.'],
  ] as const)('for %s below %d with %d says: %s', (refusal, needed, attempts, text) => {
    expect(refusalText(refused(refusal, needed), { attempts })).toBe(text);
  });

  it('counts questions where they are too few', () => {
    const counts = { attempts: 40, questions: 1 };
    expect(refusalText(refused('TOO_FEW_QUESTIONS', 2), counts)).toBe(
      'Needs at least 2 questions; there is 1.',
    );
  });

  it('is a sentence for every reason', () => {
    for (const reason of Object.keys(words.refusals) as (keyof typeof words.refusals)[])
      expect(refusalText(refused(reason, 2), { attempts: 1, questions: 1 })).toMatch(/^[A-Z].+\.$/);
  });
});
