import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import postcss, { type AtRule } from 'postcss';
import { describe, expect, it } from 'vitest';

/** Contrast of the tokens that stand on each other, by WCAG 2.2, 1.4.3 (text) and 1.4.11 (borders and signs). */

const TEXT = 4.5;
const SIGN = 3;

const GROUNDS = ['paper', 'desk', 'hover'];
const STATES = ['draft', 'scheduled', 'open', 'marking', 'released', 'good', 'caution', 'error'];

/** What stands on what, and the least contrast of it. */
const PAIRS: [string, string, number][] = [
  ...GROUNDS.flatMap((ground): [string, string, number][] => [
    ['ink', ground, TEXT],
    ['dim', ground, TEXT],
    ['accent', ground, TEXT],
    ['accent-hover', ground, TEXT],
    ['second', ground, TEXT],
    ['edge', ground, SIGN],
  ]),
  ...STATES.flatMap((state): [string, string, number][] => [
    [state, `${state}-tint`, TEXT],
    [state, 'paper', TEXT],
    [state, 'desk', TEXT],
    ['ink', `${state}-tint`, TEXT],
    ['dim', `${state}-tint`, TEXT],
  ]),
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-hover', TEXT],
  ['accent', 'tint', TEXT],
  ['ink', 'tint', TEXT],
  ['dim', 'tint', TEXT],
  ['ink', 'key', TEXT],
  ['dim', 'key', TEXT],
  ['accent', 'key', TEXT],
  ['edge', 'tint', SIGN],
  ['second', 'second-tint', TEXT],
];

const css = postcss.parse(readFileSync(new URL('tokens.css', import.meta.url), 'utf8'));

/** The colours that mixins of tokens.css define, the later over the earlier, with references resolved. */
function coloursOf(...mixins: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const mixin of mixins)
    css.walkAtRules('define-mixin', (rule: AtRule) => {
      if (rule.params !== mixin) return;
      rule.walkDecls(/^--/, ({ prop, value }) => void found.set(prop.slice(2), value));
    });
  for (const [name, value] of found) {
    const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (reference) found.set(name, found.get(reference) ?? '');
  }
  return found;
}

describe.each([
  ['light', ['light-colours']],
  ['dark', ['dark-colours']],
  ['light, with more contrast', ['light-colours', 'light-contrast']],
  ['dark, with more contrast', ['dark-colours', 'dark-contrast']],
])('%s', (_scheme, mixins) => {
  const colours = coloursOf(...mixins);
  const colour = (name: string): string => colours.get(name) ?? `--${name} is missing`;

  it.each(PAIRS)('%s on %s has a contrast of %d', (front, back, least) => {
    const contrast = new Color(colour(front)).contrastWCAG21(new Color(colour(back)));
    expect(contrast).toBeGreaterThanOrEqual(least);
  });
});

it('defines the same colours in both schemes', () => {
  expect([...coloursOf('dark-colours').keys()]).toEqual([...coloursOf('light-colours').keys()]);
});
