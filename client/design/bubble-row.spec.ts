import { expect, it } from 'vitest';
import { filledOf } from './bubble-row';

it('fills one bubble for each of a few', () => {
  expect(filledOf(0, 22, 22)).toBe(0);
  expect(filledOf(11, 22, 22)).toBe(11);
  expect(filledOf(22, 22, 22)).toBe(22);
});

it('fills a share of many, all and none only where it is true', () => {
  expect(filledOf(1, 300, 40)).toBe(1);
  expect(filledOf(150, 300, 40)).toBe(20);
  expect(filledOf(299, 300, 40)).toBe(39);
  expect(filledOf(300, 300, 40)).toBe(40);
});

it('fills none of nothing', () => {
  expect(filledOf(0, 0, 0)).toBe(0);
});
