import { useEffect, useState, type RefObject } from 'react';
import { loadLetters } from '../design/letters/load-letters';

type Fonts = 'LOADING' | 'READY' | 'MISSING';

/**
 * Loads the fonts of a sheet: printing before they are there would leave boxes.
 * @returns `MISSING` when some could not be loaded
 */
export function useLetters(sheet: RefObject<HTMLElement | null>): Fonts {
  const [fonts, setFonts] = useState<Fonts>('LOADING');
  // After every change of the sheet, which may bring other scripts.
  useEffect(() => {
    const { current } = sheet;
    if (!current) return undefined;
    let isCurrent = true;
    const update = (now: Fonts): void => {
      if (isCurrent) setFonts(now);
    };
    void loadLetters(current, () => update('LOADING')).then((areLoaded) =>
      update(areLoaded ? 'READY' : 'MISSING'),
    );
    return () => {
      isCurrent = false;
    };
  });
  return fonts;
}
