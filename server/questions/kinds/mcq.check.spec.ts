import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkMcq } from './mcq.check.js';
import { refersToOthers } from './mcq.references.js';
import { checkNew } from './mcq.validation.js';

interface Real {
  question: string;
  options: string[];
  correct: number;
}
const real = JSON.parse(readFileSync('test/data/open-trivia-mcq.json', 'utf8')) as Real[];

/** The findings for a question with these options. */
function found(options: string[], correctOption = 1, shufflesOptions = true) {
  const inputs = options.map((text) => ({ text }));
  const { body } = checkNew({ text: 'Which?', options: inputs, correctOption });
  return checkMcq(body, { shufflesOptions }).map(({ code, severity, field }) => [
    code,
    severity,
    field,
  ]);
}

describe('an option that refers to others', () => {
  it.each([
    'All of the above',
    'all the above.',
    'None of the above is right',
    'ANY OF THE ABOVE',
    'None of these',
    'All of the these',
    'Both of the above',
    'Only one of the above',
    'Neither of them',
    'Both',
    'All options',
    'More than one of these',
    'Both A and C',
    'A and B only',
    '(a), (b) and (d)',
    'Neither a nor b',
    'Only ii and iii',
    'options 1 and 3',
    'Alle oben genannten',
    'Keine davon',
    'Alle obigen Antworten',
    'Toutes les réponses ci-dessus',
    'Aucune de ces réponses',
    'Todas las anteriores',
    'Ninguna de las respuestas',
    'Nenhuma das anteriores',
    'Tutte le precedenti',
    'Geen van bovenstaande',
    'उपरोक्त सभी',
    'इनमें से कोई नहीं',
    'वरील सर्व',
  ])('is %j', (text) => {
    expect(refersToOthers(text)).toBe(true);
    expect(found(['red', text])).toEqual([['OPTION_REFERS_TO_OTHERS', 'WARNING', 'options.1']]);
    expect(found(['red', text], 1, false)).toEqual([]);
  });

  it.each([
    'above 8,000 m',
    'Freedom Above All',
    'None',
    'All of them received the Nobel Prize in Literature.',
    'Both are landlocked.',
    'Both wave and particles',
    'All of the lymph nodes in the cervical chain are normal.',
    '1 and 3',
    'A',
    'Vitamins A and D',
    'Alle Vögel',
    'Tous les matins du monde',
  ])('is not %j', (text) => {
    expect(refersToOthers(text)).toBe(false);
  });

  it('is distinguished from other options in real questions', () => {
    const options = [...new Set(real.flatMap((question) => question.options))];
    expect(options.filter(refersToOthers).sort()).toEqual(
      expect.arrayContaining([
        'All of these',
        'All of these are fluids.',
        'Neither',
        'None of these',
      ]),
    );
    const others = /^(all|both|none|neither)( of (the )?(these|those|them)\b|\.?$)/i;
    expect(options.filter((text) => refersToOthers(text) && !others.test(text))).toEqual([]);
  });
});

describe('equal options', () => {
  it('are blocking when one of them is the key', () => {
    expect(found(['Paris', 'Rome', ' paris '])).toEqual([
      ['EQUAL_OPTIONS', 'BLOCKING', 'options.2'],
    ]);
    expect(found(['Straße', 'STRASSE', 'Rome'], 3)).toEqual([
      ['EQUAL_OPTIONS', 'WARNING', 'options.1'],
    ]);
    expect(found(['x²', 'x2'])).toEqual([]);
  });

  it('are compared with their images', () => {
    const imageId = (digit: number) => ({ imageId: `00000000-0000-4000-8000-00000000000${digit}` });
    const options = [1, 2, 2].map((digit) => ({ text: 'this one', image: imageId(digit) }));
    const { body } = checkNew({ text: 'Which?', options, correctOption: 1 });
    const findings = checkMcq(body, { shufflesOptions: false });
    expect(findings).toMatchObject([{ code: 'EQUAL_OPTIONS', field: 'options.2' }]);
    expect(findings[0]?.message).toBe('Options 2 and 3 say the same. Change one of them.');
  });
});

describe('an option that stands out', () => {
  const long = 'a seemingly small but actually crucial weakness of somebody';

  it('is much longer than every other one', () => {
    expect(found(['pride', long, 'envy'], 2)).toEqual([['LONG_OPTION', 'ADVICE', 'options.1']]);
    expect(found(['pride', long, long.slice(1)], 2)).toEqual([]);
    expect(found(['I', 'a few words more'], 2)).toEqual([]);
  });

  it('is rare in real questions', () => {
    const hits = real.filter(({ options, correct }) =>
      found(options, correct, false).some(([code]) => code === 'LONG_OPTION'),
    );
    expect(hits.length / real.length).toBeLessThan(0.01);
    expect(hits.map(({ options }) => options[1])).toContain(
      'There are only two waterfalls that make up the Niagara Falls.',
    );
  });
});

it('a question without a key is blocking', () => {
  const options = [{ text: 'a' }, { text: 'b' }];
  const { body } = checkNew({ text: 'Which?', options, correctOption: 1 });
  const keyless = { ...body, correctOptionId: '00000000-0000-4000-8000-000000000000' };
  expect(checkMcq(keyless, { shufflesOptions: false })).toMatchObject([
    { code: 'NO_KEY', severity: 'BLOCKING', field: 'correctOption' },
  ]);
});

it('most real questions have no findings', () => {
  const clean = real.filter(({ options, correct }) => found(options, correct, false).length === 0);
  expect(clean.length / real.length).toBeGreaterThan(0.99);
});
