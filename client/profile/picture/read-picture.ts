/** Looks at a chosen file before anybody cuts it: the server would refuse it much later. */
import { accountTexts } from '../../ui/texts/account-texts';

const { picture: words } = accountTexts;

export const TYPES = 'image/png,image/jpeg,image/webp,image/gif';
const MAX_BYTES = 15_000_000;
/** How each of the four types begins, as the server tells them apart (server/media/reencode.ts). */
const BEGINS = /^(\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF[^]{4}WEBP|GIF8[79]a)/;
const HEAD_BYTES = 12;

/** The file is no picture that can be taken. `message` says why. */
export class PictureRefused extends Error {}

/**
 * @returns an address to show it by, to be revoked when it is done with
 * @throws PictureRefused
 */
export async function readPicture(file: File): Promise<string> {
  if (file.size === 0) throw new PictureRefused(words.empty);
  if (file.size > MAX_BYTES) throw new PictureRefused(words.tooLarge);
  if (!BEGINS.test(await headOf(file))) throw new PictureRefused(words.noImage);
  const url = URL.createObjectURL(file);
  try {
    await decode(url);
    return url;
  } catch {
    URL.revokeObjectURL(url);
    throw new PictureRefused(words.damaged);
  }
}

async function headOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return String.fromCharCode(...bytes);
}

/** @throws unless the browser can show it */
export async function decode(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
