/** A picture as large as a question shows it, before it takes room in the browser and time on the line. */

/** Of the longer side, in pixels: sharp on the largest screens at the width a question has. */
const MAX_SIDE = 1_200;
const QUALITY = 0.85;

/** The browser cannot decode it. */
class UnreadableImage extends Error {}

/**
 * @returns a data: URL; JPEG for photographs, WebP for what may be see-through
 * @throws UnreadableImage
 */
export async function downscale(file: File): Promise<string> {
  const image = await createImageBitmap(file).catch((cause: unknown) => {
    throw new UnreadableImage('It cannot be decoded', { cause });
  });
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  // A browser that cannot write WebP writes PNG.
  return canvas.toDataURL(file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp', QUALITY);
}

/** @param url a data: URL of ours; the page's policy keeps `fetch` from reading it */
export function blobOf(url: string): Blob {
  const [head = '', data = ''] = url.split(',');
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]*)/.exec(head)?.[1] ?? '' });
}
