/** Scales a picture to the size that questions show, to save browser storage and upload time. */

/** The longer side in pixels: sharp on the largest screens at the width of a question. */
const MAX_SIDE = 1_200;
const QUALITY = 0.85;

/** The browser cannot decode it. */
class UnreadableImage extends Error {}

/**
 * @returns a data: URL; JPEG for JPEG files, WebP for others, which may be transparent
 * @throws UnreadableImage
 */
export async function downscale(file: File): Promise<string> {
  const image = await createImageBitmap(file).catch((cause: unknown) => {
    throw new UnreadableImage('The picture cannot be decoded', { cause });
  });
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  // Browsers that cannot encode WebP use PNG.
  return canvas.toDataURL(file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp', QUALITY);
}

/** @param url a data: URL of ours; the CSP does not let `fetch` read it */
export function blobOf(url: string): Blob {
  const [head = '', data = ''] = url.split(',');
  const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]*)/.exec(head)?.[1] ?? '' });
}
