import { describe, expect, it } from 'vitest';
import type { ImageSlot, OptionDraft } from '../content/draft';
import { equalOptions } from './equal-options';

function options(...texts: [text: string, image?: ImageSlot][]): OptionDraft[] {
  return texts.map(([text, image = null], index) => ({
    key: `${index + 1}`,
    id: null,
    text,
    image,
  }));
}

function stored(imageId: string): ImageSlot {
  return { stored: { imageId, url: '', width: 1, height: 1 }, alternativeText: '' };
}

describe('equal options', () => {
  it('say the same in other cases, with other blanks or other encodings', () => {
    const found = equalOptions(
      options(['Die Straße'], [' die   STRASSE '], ['Café'], ['Cafe\u0301'], ['x²'], ['x2']),
    );
    expect([...found]).toEqual([
      ['2', 1],
      ['4', 3],
    ]);
  });

  it('are compared with the first one, and blank ones are not', () => {
    expect([...equalOptions(options(['a'], [''], [' '], ['A'], ['a']))]).toEqual([
      ['4', 1],
      ['5', 1],
    ]);
  });

  it('have the same picture, or none', () => {
    const unsent: ImageSlot = { stored: null, alternativeText: '' };
    const found = equalOptions(
      options(['a'], ['a', stored('1')], ['a', stored('1')], ['a', stored('2')], ['a', unsent]),
    );
    expect([...found]).toEqual([['3', 2]]);
  });
});
