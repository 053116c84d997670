import { useEffect, useState, type RefObject } from 'react';

export interface Pictures {
  all: number;
  loaded: number;
  failed: number;
}

const NONE: Pictures = { all: 0, loaded: 0, failed: 0 };

/**
 * Counts the loaded pictures of a sheet: printing before all are loaded would leave gaps.
 * @param sheet its pictures must not change after the first render
 */
export function usePictures(sheet: RefObject<HTMLElement | null>) {
  const [pictures, setPictures] = useState<Pictures | null>(null);
  useEffect(() => {
    const images = [...(sheet.current?.querySelectorAll('img') ?? [])];
    const count = (): void => {
      const complete = images.filter((image) => image.complete);
      const failed = complete.filter((image) => image.naturalWidth === 0).length;
      setPictures({ all: images.length, loaded: complete.length - failed, failed });
    };
    const frame = requestAnimationFrame(count);
    for (const image of images) {
      image.addEventListener('load', count);
      image.addEventListener('error', count);
    }
    return () => {
      cancelAnimationFrame(frame);
      for (const image of images) {
        image.removeEventListener('load', count);
        image.removeEventListener('error', count);
      }
    };
  }, [sheet]);
  /** Loads the failed pictures again. */
  const retry = (): void => {
    for (const image of sheet.current?.querySelectorAll('img') ?? [])
      if (image.complete && image.naturalWidth === 0) image.src = image.getAttribute('src') ?? '';
  };
  const { all, loaded, failed } = pictures ?? NONE;
  const isReady = pictures !== null && loaded + failed === all;
  return { pictures: pictures ?? NONE, isReady, retry };
}
