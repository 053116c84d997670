/**
 * Pictures of questions that are not saved yet, in this browser under `images`: a list of objects with
 * type and base64encodedurl (specification, section 3). Each also says of which draft it is, so that two
 * questions that are written at once keep theirs apart.
 */
import { storeIfRoom } from '../ui/storage/browser-storage';
import type { ImageType } from './draft';

interface KeptImage {
  type: ImageType;
  base64encodedurl: string;
  /** Of the draft (draft.ts). */
  draft: string;
  /** Epoch milliseconds. */
  at: number;
}

const STORED = 'images';
/** As long as drafts are (ui/drafts/draft-store.ts). */
const KEPT_MS = 30 * 86_400_000;

/**
 * Replaces an earlier one of the same type.
 * @returns false when the browser has no room for it; the earlier one stays then
 */
export function keepImage(draft: string, type: ImageType, base64encodedurl: string): boolean {
  const others = read().filter((image) => !isOf(image, draft, type));
  return write([...others, { type, base64encodedurl, draft, at: Date.now() }]);
}

/** @returns its data: URL; null when there is none */
export function keptImage(draft: string, type: ImageType): string | null {
  return read().find((image) => isOf(image, draft, type))?.base64encodedurl ?? null;
}

export function dropImage(draft: string, type: ImageType): void {
  write(read().filter((image) => !isOf(image, draft, type)));
}

/** Of a draft that was saved or discarded. */
export function dropImages(draft: string): void {
  write(read().filter((image) => image.draft !== draft));
}

/**
 * Options have changed places: their pictures follow.
 * @param typeOf where a picture goes now; null when its option is gone
 */
export function moveImages(draft: string, typeOf: (type: ImageType) => ImageType | null): void {
  write(
    read().flatMap((image) => {
      const type = image.draft === draft ? typeOf(image.type) : image.type;
      return type === null ? [] : [{ ...image, type }];
    }),
  );
}

function isOf(image: KeptImage, draft: string, type: ImageType): boolean {
  return image.draft === draft && image.type === type;
}

function read(): KeptImage[] {
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? '[]') as unknown;
    if (!Array.isArray(kept)) return [];
    return (kept as KeptImage[]).filter(({ at }) => at > Date.now() - KEPT_MS);
  } catch {
    // Something else wrote there.
    return [];
  }
}

function write(images: KeptImage[]): boolean {
  if (images.length > 0) return storeIfRoom(STORED, JSON.stringify(images));
  localStorage.removeItem(STORED);
  return true;
}
