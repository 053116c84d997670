import { decode } from './read-picture';

/** Specification, section 9: 250 by 250, exported as JPEG. */
const SIDE = 250;
const JPEG_QUALITY = 0.92;

/** A square of a picture, in its own pixels. */
export interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Cuts a square out, turned upright as the camera says.
 * @returns a JPEG of 250 by 250 pixels, as a data: URL
 */
export async function cutOut(url: string, { x, y, width, height }: Square): Promise<string> {
  const image = await decode(url);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  // JPEG knows no transparency: what shows through is paper.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}

/** @param url a data: URL of cutOut */
export function jpegOf(url: string): Blob {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (one) => one.charCodeAt(0));
  return new Blob([bytes], { type: 'image/jpeg' });
}
