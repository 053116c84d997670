import { useMemo } from 'react';
import { encode } from 'uqr';

/** Light modules around the picture, so that a camera finds it (ISO/IEC 18004 wants four). */
const QUIET_ZONE = 4;

interface QrPictureProps {
  text: string;
  label: string;
}

/** A QR picture, dark on light in both themes: many readers take no other. */
export function QrPicture({ text, label }: QrPictureProps) {
  const { size, path } = useMemo(() => drawing(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

/** The same as a file of its own. */
export function qrFile(text: string): string {
  const { size, path } = drawing(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
}

/** One path of all dark modules, a run of them in a row at a time. */
function drawing(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');
  return { size, path };
}
