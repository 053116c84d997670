import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import postcss, { type AtRule } from 'postcss';
import { describe, expect, it } from 'vitest';
import { theme } from '../app/theme';
import { PAIRS } from './pairs';

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

it('changes only known colours for more contrast', () => {
  const known = [...coloursOf('light-colours').keys()];
  const changed = ['light-contrast', 'dark-contrast'].flatMap((mixin) => [
    ...coloursOf(mixin).keys(),
  ]);
  expect(changed.filter((name) => !known.includes(name))).toEqual([]);
});

it('is the accent of Mantine, too', () => {
  expect(theme.colors?.green?.[8]).toBe(coloursOf('light-colours').get('accent'));
  expect(theme.colors?.green?.[4]).toBe(coloursOf('dark-colours').get('accent'));
});
