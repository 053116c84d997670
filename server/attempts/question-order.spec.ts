import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED, times } from '../../test/setup/seeds.js';
import type { RevisionQuestion } from '../exams/revisions/paper-revision.entity.js';
import { orderQuestions, generator, SEED_LIMIT, shuffled } from './question-order.js';

const ids = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index}`);

function mcq(id: string, options: number): RevisionQuestion {
  const body = { options: ids(options, `${id}.`).map((option) => ({ id: option, text: option })) };
  return { id, kind: 'MCQ', text: id, marks: '1', image: null, body };
}

const seeds = fc.integer({ min: 0, max: SEED_LIMIT - 1 });
const papers = fc
  .array(fc.integer({ min: 2, max: 10 }), { maxLength: 30 })
  .map((counts) => counts.map((options, index) => mcq(`q${index}`, options)));
const draws = { seed: SEED, numRuns: times(100, 1_000) };
const both = { shufflesQuestions: true, shufflesOptions: true };

describe('orderQuestions', () => {
  it('keeps every question once, each with all its options once', () => {
    fc.assert(
      fc.property(
        papers,
        seeds,
        fc.boolean(),
        fc.boolean(),
        (paper, seed, ...[questions, options]) => {
          const rules = { shufflesQuestions: questions, shufflesOptions: options };
          const ordered = orderQuestions(paper, rules, seed);
          const sorted = [...ordered].sort((a, b) => a.questionId.localeCompare(b.questionId));
          const plain = orderQuestions(
            paper,
            { shufflesQuestions: false, shufflesOptions: false },
            0,
          );
          plain.sort((a, b) => a.questionId.localeCompare(b.questionId));
          expect(sorted.map(({ questionId }) => questionId)).toEqual(
            plain.map(({ questionId }) => questionId),
          );
          for (const [index, { optionIds }] of sorted.entries()) {
            expect([...optionIds].sort()).toEqual([...(plain[index]?.optionIds ?? [])].sort());
          }
        },
      ),
      draws,
    );
  });

  it('returns the same order for the same seed, and the order of the paper without shuffling', () => {
    fc.assert(
      fc.property(papers, seeds, (paper, seed) => {
        expect(orderQuestions(paper, both, seed)).toEqual(orderQuestions(paper, both, seed));
        const unshuffled = orderQuestions(
          paper,
          { shufflesQuestions: false, shufflesOptions: false },
          seed,
        );
        expect(unshuffled.map(({ questionId }) => questionId)).toEqual(paper.map(({ id }) => id));
        expect(unshuffled.flatMap(({ optionIds }) => optionIds)).toEqual(
          paper.flatMap(({ body }) =>
            (body as { options: { id: string }[] }).options.map((o) => o.id),
          ),
        );
      }),
      draws,
    );
  });

  it('returns the same order as earlier versions, because seeds are stored', () => {
    expect(orderQuestions([mcq('a', 3), mcq('b', 3), mcq('c', 2)], both, 7)).toMatchInlineSnapshot(`
      [
        {
          "optionIds": [
            "c.0",
            "c.1",
          ],
          "questionId": "c",
        },
        {
          "optionIds": [
            "a.1",
            "a.2",
            "a.0",
          ],
          "questionId": "a",
        },
        {
          "optionIds": [
            "b.0",
            "b.1",
            "b.2",
          ],
          "questionId": "b",
        },
      ]
    `);
  });

  it('returns no options for kinds without options', () => {
    const essay = { ...mcq('a', 2), kind: 'DESCRIPTIVE', body: { modelAnswer: '' } };
    expect(orderQuestions([essay], both, 1)).toEqual([{ questionId: 'a', optionIds: [] }]);
  });
});

describe('shuffled', () => {
  it('returns every order of four items equally often', () => {
    const RUNS = 24_000;
    const counts = new Map<string, number>();
    for (let seed = 0; seed < RUNS; seed += 1) {
      const order = shuffled(['a', 'b', 'c', 'd'], generator(seed)).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const expected = RUNS / 24;
    const chiSquare = [...counts.values()].reduce(
      (sum, n) => sum + (n - expected) ** 2 / expected,
      0,
    );
    // 23 degrees of freedom: random orders exceed 60 once in 30,000 runs. The seeds are always the same.
    expect(chiSquare).toBeLessThan(60);
  });
});
