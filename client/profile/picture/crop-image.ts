import { decode } from './read-picture';

/** 250 by 250, exported as JPEG (docs/specification.md, section 9). */
const SIDE = 250;
const JPEG_QUALITY = 0.92;

/** A square of a picture, in pixels of the picture. */
export interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Crops a square, rotated by the camera's orientation tag.
 * @returns a JPEG of 250 by 250 pixels, as a data: URL
 */
export async function cropImage(url: string, { x, y, width, height }: Square): Promise<string> {
  const image = await decode(url);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no 2D canvas');
  // JPEG has no transparency: transparent parts become white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}

/** @param url a data: URL from cropImage */
export function jpegBlob(url: string): Blob {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (char) =>
    char.charCodeAt(0),
  );
  return new Blob([bytes], { type: 'image/jpeg' });
}
