import { useLayoutEffect, useState } from 'preact/hooks';

const WIDE_WINDOW = '(min-width: 60rem)';

/** Whether the question palette has space beside the paper (styles/palette.css). */
export function useWideWindow(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE_WINDOW).matches);
  // With the render, so that no change of the window is missed.
  useLayoutEffect(() => {
    const media = matchMedia(WIDE_WINDOW);
    const update = (): void => setWide(media.matches);
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, []);
  return isWide;
}
