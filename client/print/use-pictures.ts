import { useEffect, useState, type RefObject } from 'react';

export interface Pictures {
  all: number;
  loaded: number;
  failed: number;
}

const NONE: Pictures = { all: 0, loaded: 0, failed: 0 };

/**
 * How many pictures of a sheet are here: what is printed before has gaps.
 * @param sheet whose pictures do not change once it is shown
 */
export function usePictures(sheet: RefObject<HTMLElement | null>) {
  const [pictures, setPictures] = useState<Pictures | null>(null);
  useEffect(() => {
    const images = [...(sheet.current?.querySelectorAll('img') ?? [])];
    const look = (): void => {
      const over = images.filter((image) => image.complete);
      const failed = over.filter((image) => image.naturalWidth === 0).length;
      setPictures({ all: images.length, loaded: over.length - failed, failed });
    };
    const isNext = requestAnimationFrame(look);
    for (const image of images) {
      image.addEventListener('load', look);
      image.addEventListener('error', look);
    }
    return () => {
      cancelAnimationFrame(isNext);
      for (const image of images) {
        image.removeEventListener('load', look);
        image.removeEventListener('error', look);
      }
    };
  }, [sheet]);
  /** Those that failed, once more. */
  const again = (): void => {
    for (const image of sheet.current?.querySelectorAll('img') ?? [])
      if (image.complete && image.naturalWidth === 0) image.src = image.getAttribute('src') ?? '';
  };
  const { all, loaded, failed } = pictures ?? NONE;
  const isReady = pictures !== null && loaded + failed === all;
  return { pictures: pictures ?? NONE, isReady, again };
}
