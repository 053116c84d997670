import { useMemo } from 'react';
import { encode } from 'uqr';

/** Light modules around the code, so that a camera finds it (ISO/IEC 18004 requires four). */
const QUIET_ZONE = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

/** A QR code, dark on light in both themes: many readers accept nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawQrCode(text), [text]);
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

/** @returns the QR code as the text of an SVG file */
export function qrCodeSvg(text: string): string {
  const { size, path } = drawQrCode(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
}

/** Draws all dark modules as one path: a rectangle for each horizontal run. */
function drawQrCode(text: string): { size: number; path: string } {
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
