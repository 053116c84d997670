import { describe, expect, it } from 'vitest';
import { figureTexts } from '../figure-texts';
import { effectiveWeightMeaning, meaningOf } from './meanings';

const { scores, reliability, question } = figureTexts;

describe('what a value means', () => {
  it.each([
    ['skewness', -1.2, scores.means.skewness.farBelow],
    ['skewness', -1, scores.means.skewness.below],
    ['skewness', 0, scores.means.skewness.near],
    ['skewness', 0.1, scores.means.skewness.above],
    ['skewness', 3, scores.means.skewness.farAbove],
    ['deviation', 11.9, scores.means.deviation.low],
    ['deviation', 18, scores.means.deviation.high],
    ['kurtosis', -0.7, scores.means.kurtosis.low],
    ['consistency', -87.2, reliability.means.consistency.negative],
    ['consistency', 49.9, reliability.means.consistency.low],
    ['consistency', 50, reliability.means.consistency.fair],
    ['consistency', 80, reliability.means.consistency.good],
    ['errorRatio', 49.9, reliability.means.errorRatio.low],
    ['errorRatio', 136.8, reliability.means.errorRatio.all],
    ['facility', -3, question.means.facility.extreme],
    ['facility', 50, question.means.facility.medium],
    ['facility', 100, question.means.facility.all],
    ['discrimination', -0.1, question.means.discrimination.negative],
    ['discrimination', 35, question.means.discrimination.good],
    ['efficiency', 20, question.means.efficiency.low],
  ] as const)('is said of %s at %d', (name, value, text) => {
    expect(meaningOf[name](value)).toBe(text);
  });

  it('compares the effective weight with the intended one', () => {
    const { less, usual, more } = question.means.effective;
    expect([4, 10, 16].map((value) => effectiveWeightMeaning(value, 10))).toEqual([
      ...[less, usual, more],
    ]);
    expect(effectiveWeightMeaning(10, null)).toBe(usual);
  });
});
