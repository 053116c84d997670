/** Checks a chosen file before the user crops it: the server would refuse it much later. */
import { accountTexts } from '../../ui/texts/account/account-texts';

const { picture: words } = accountTexts;

export const ACCEPTED_TYPES = 'image/png,image/jpeg,image/webp,image/gif';
const MAX_BYTES = 15_000_000;
/** The signatures of the four types, which the server checks too (server/media/reencode.ts). */
const SIGNATURES = /^(\xff\xd8\xff|\x89PNG\r\n\x1a\n|RIFF[^]{4}WEBP|GIF8[79]a)/;
const HEAD_BYTES = 12;

/** The file is not an acceptable picture. `message` says why. */
export class PictureRefused extends Error {}

/**
 * @returns an object URL, which the caller must revoke
 * @throws PictureRefused
 */
export async function readPicture(file: File): Promise<string> {
  if (file.size === 0) throw new PictureRefused(words.empty);
  if (file.size > MAX_BYTES) throw new PictureRefused(words.tooLarge);
  if (!SIGNATURES.test(await readHead(file))) throw new PictureRefused(words.noImage);
  const url = URL.createObjectURL(file);
  try {
    await decode(url);
    return url;
  } catch {
    URL.revokeObjectURL(url);
    throw new PictureRefused(words.damaged);
  }
}

async function readHead(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return String.fromCharCode(...bytes);
}

/** @throws when the browser cannot decode the picture */
export async function decode(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
