import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { loadPrintFonts } from '../design/print-fonts/load-print-fonts';

type Fonts = 'LOADING' | 'READY' | 'MISSING';

/**
 * Loads the fonts of a sheet: printing before they are there would leave boxes.
 * @param content what the sheet shows: another one may bring other scripts
 * @returns `MISSING` when some could not be loaded
 */
export function usePrintFonts(sheet: RefObject<HTMLElement | null>, content: ReactNode): Fonts {
  const [fonts, setFonts] = useState<Fonts>('LOADING');
  useEffect(() => {
    const { current } = sheet;
    if (!current) return undefined;
    let isCurrent = true;
    const update = (now: Fonts): void => {
      if (isCurrent) setFonts(now);
    };
    void loadPrintFonts(current, () => update('LOADING')).then((areLoaded) =>
      update(areLoaded ? 'READY' : 'MISSING'),
    );
    return () => {
      isCurrent = false;
    };
  }, [sheet, content]);
  return fonts;
}
