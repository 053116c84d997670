import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED, times } from '../../../test/setup/seeds.js';
import { mcqKind } from './mcq.kind.js';
import type { McqBody } from './mcq.validation.js';

const image = { id: randomUUID(), alternativeText: 'A map', width: 40, height: 30 };
const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
const body: McqBody = {
  options: [
    { id: a, text: 'Ganges', image },
    { id: b, text: 'Indus' },
    { id: c, text: 'Yamuna' },
  ],
  correctOptionId: b,
  explanation: 'It rises in Tibet.',
};
const draws = { seed: SEED, numRuns: times(100, 1_000) };
const rule = { marks: '2.5', wrongMarks: '-5/6' };

const shown = (optionIds: readonly string[], of = body): { id: string; text: string }[] =>
  (mcqKind.toCandidate(of, optionIds) as { options: { id: string; text: string }[] }).options;

describe('what a candidate sees', () => {
  it('is the options with their images, without the key', () => {
    expect(mcqKind.toCandidate(body, [])).toEqual({
      options: [
        {
          id: a,
          text: 'Ganges',
          image: {
            imageId: image.id,
            url: `/images/${image.id}`,
            width: 40,
            height: 30,
            alternativeText: 'A map',
          },
        },
        { id: b, text: 'Indus', image: null },
        { id: c, text: 'Yamuna', image: null },
      ],
    });
  });

  it('is the same whichever option is right', () => {
    const other = { ...body, correctOptionId: c, explanation: 'Something else' };
    expect(mcqKind.toCandidate(other, [c, a])).toEqual(mcqKind.toCandidate(body, [c, a]));
  });

  it('is in the order of the attempt, with options that it does not name last', () => {
    expect(shown([c, a, b]).map(({ id }) => id)).toEqual([c, a, b]);
    expect(shown([c]).map(({ id }) => id)).toEqual([c, a, b]);
    expect(shown([randomUUID(), b]).map(({ id }) => id)).toEqual([b, a, c]);
    expect(body.options.map(({ id }) => id)).toEqual([a, b, c]);
  });

  it('is complete in any order', () => {
    const orders = fc.shuffledSubarray([a, b, c], { minLength: 3 });
    fc.assert(
      fc.property(orders, (order) => {
        expect(shown(order).map(({ id }) => id)).toEqual(order);
      }),
      draws,
    );
  });
});

describe('a response', () => {
  const accepts = (response: unknown): boolean =>
    mcqKind.responseSchema.safeParse(response).success;

  it('names one option by its id, without other fields', () => {
    expect(accepts({ optionId: a })).toBe(true);
    for (const other of [
      null,
      a,
      [a],
      {},
      { optionId: null },
      { optionId: 1 },
      { optionId: 'A' },
      { optionId: [a] },
      { optionId: a, text: 'x' },
    ])
      expect(accepts(other), JSON.stringify(other)).toBe(false);
  });

  it('fits a question that has this option', () => {
    expect(mcqKind.fits({ optionId: c }, body)).toBe(true);
    expect(mcqKind.fits({ optionId: randomUUID() }, body)).toBe(false);
  });
});

describe('marks', () => {
  it.each([
    ['the key', { optionId: b }, { outcome: 'RIGHT', marks: '2.5' }],
    ['another', { optionId: a }, { outcome: 'WRONG', marks: '-5/6' }],
    ['none', null, { outcome: 'BLANK', marks: '0' }],
  ])('for %s', (_name, response, graded) => {
    expect(mcqKind.grade(response, body, rule)).toEqual(graded);
  });

  it('are taken away only for a wrong choice, and only where a wrong choice costs some', () => {
    const free = { marks: '2.5', wrongMarks: '0' };
    expect(mcqKind.grade({ optionId: a }, body, free)).toEqual({ outcome: 'WRONG', marks: '0' });
  });

  it('are full for one option, and those of a wrong choice for all others', () => {
    const bodies = fc.integer({ min: 2, max: 10 }).chain((count) =>
      fc.integer({ min: 0, max: count - 1 }).map((right): McqBody => {
        const options = Array.from({ length: count }, () => ({ id: randomUUID(), text: 'x' }));
        return { options, correctOptionId: options[right]?.id ?? '', explanation: '' };
      }),
    );
    fc.assert(
      fc.property(bodies, (of) => {
        const graded = of.options.map(({ id }) => mcqKind.grade({ optionId: id }, of, rule));
        const right = graded.filter(({ outcome }) => outcome === 'RIGHT');
        expect(right).toEqual([{ outcome: 'RIGHT', marks: '2.5' }]);
        const wrong = graded.filter(({ outcome }) => outcome === 'WRONG');
        expect(wrong).toHaveLength(of.options.length - 1);
        expect(new Set(wrong.map(({ marks }) => marks))).toEqual(new Set(['-5/6']));
      }),
      draws,
    );
  });
});

describe('the score of a blind guess', () => {
  it.each([
    ['1', '0', 100 / 3],
    ['4', '-1', 50 / 3],
    ['2', '-1', 0],
    ['1', '-1', -100 / 3],
    ['0.3', '-0.15', 0],
  ])('at %s and %s among three options is %d per cent', (marks, wrongMarks, percent) => {
    expect(mcqKind.guessScore?.(body, { marks, wrongMarks })).toBeCloseTo(percent, 12);
  });
});
