/** @jsxImportSource preact */
import { texts } from '../texts/texts';
import type { ShownImage } from '../api/api-types';

/** Width and height are set before the image loads, so that the layout does not shift. */
export function Picture({ image }: { image: ShownImage | null | undefined }) {
  if (!image) return null;
  const { url, width, height, alternativeText } = image;
  return (
    <img
      class="picture"
      src={url}
      width={width}
      height={height}
      alt={alternativeText || texts.sitting.image}
      decoding="async"
    />
  );
}
