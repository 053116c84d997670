import { describe, expect, it } from 'vitest';
import { each } from '../../test/setup/marks-tables.js';
import { plainScores } from '../../test/setup/plain-statistician.js';
import { percentsOf, shareStatistics } from './share-statistics.js';

const share = (numerator: number, denominator: number, count = 1) => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
  count,
});

describe('scores in shares of their maxima', () => {
  it('have the figures of the same numbers over a common denominator', () => {
    // Twelfths: of quarters, thirds and halves.
    const shares = [share(1, 4, 7), share(-1, 3, 5), share(1, 2, 9), share(1, 1, 4)];
    const twelfths = [3, -4, 6, 12].flatMap((score, place) =>
      each(() => score, shares[place]?.count),
    );
    const plain = plainScores(twelfths, 12 / 100);
    const figures = shareStatistics(shares);
    expect(figures.attempts).toBe(25);
    for (const [name, value] of Object.entries(plain)) {
      const figure = figures[name as keyof typeof plain];
      expect(figure, name).toEqual({ value: expect.closeTo(value ?? NaN, 9) as number });
    }
  });

  it('have no shape where their maxima have no common denominator below 2^50', () => {
    const primes = [99_991, 99_989, 99_971, 99_961];
    const shares = primes.map((prime) => share(prime - 1, prime, 5));
    const figures = shareStatistics(shares);
    expect(figures).toMatchObject({ attempts: 20, skewness: { refused: 'MAXIMA_DIFFER' } });
    expect(figures.mean).toEqual({ value: expect.closeTo(99.998_999, 5) as number });
    const few = shareStatistics(shares.map((one) => ({ ...one, count: 1 })));
    expect(few.kurtosis).toEqual({ refused: 'TOO_FEW_ATTEMPTS', needed: 20 });
  });

  it('are refused one by one where there are none, or no two different ones', () => {
    const tooFew = { refused: 'TOO_FEW_ATTEMPTS', needed: 1 };
    expect(shareStatistics([])).toMatchObject({ attempts: 0, mean: tooFew, highest: tooFew });
    expect(shareStatistics([share(1, 3, 20)])).toMatchObject({
      standardDeviation: { value: 0 },
      skewness: { refused: 'NO_SPREAD_OF_SCORES' },
    });
  });

  it('are whole per cents where they are, so that they fall into the right bin', () => {
    const tenths = Array.from({ length: 100 }, (_, place) => share(place, 100));
    expect([...percentsOf(tenths)]).toEqual(each((place) => place, 100));
  });
});
