/**
 * Pictures of unsaved questions, in local storage under `images`: a list of objects with type and
 * base64encodedurl (docs/specification.md, section 3). Each also has the id of its draft, so that
 * two questions can be written at the same time.
 */
import { storeIfSpace } from '../../ui/storage/browser-storage';
import type { ImageType } from './draft';

interface DraftImage {
  type: ImageType;
  base64encodedurl: string;
  /** The id of the draft (draft.ts). */
  draft: string;
  /** Epoch milliseconds. */
  at: number;
}

const STORAGE_KEY = 'images';
/** The same as for drafts (ui/drafts/draft-store.ts). */
const RETENTION_MS = 30 * 86_400_000;

/**
 * Stores a picture, replacing an earlier one of the same type.
 * @returns false when the storage is full; the earlier picture stays then
 */
export function storeDraftImage(draft: string, type: ImageType, base64encodedurl: string): boolean {
  const others = read().filter((image) => !isOf(image, draft, type));
  return write([...others, { type, base64encodedurl, draft, at: Date.now() }]);
}

/** @returns the data: URL, or null when there is none */
export function readDraftImage(draft: string, type: ImageType): string | null {
  return read().find((image) => isOf(image, draft, type))?.base64encodedurl ?? null;
}

export function deleteDraftImage(draft: string, type: ImageType): void {
  write(read().filter((image) => !isOf(image, draft, type)));
}

/** Deletes all pictures of a draft that was saved or discarded. */
export function deleteDraftImages(draft: string): void {
  write(read().filter((image) => image.draft !== draft));
}

/**
 * Moves pictures after options have changed places.
 * @param typeOf the new place of a picture; null when its option was removed
 */
export function moveDraftImages(
  draft: string,
  typeOf: (type: ImageType) => ImageType | null,
): void {
  write(
    read().flatMap((image) => {
      const type = image.draft === draft ? typeOf(image.type) : image.type;
      return type === null ? [] : [{ ...image, type }];
    }),
  );
}

function isOf(image: DraftImage, draft: string, type: ImageType): boolean {
  return image.draft === draft && image.type === type;
}

function read(): DraftImage[] {
  try {
    const images = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as unknown;
    if (!Array.isArray(images)) return [];
    return (images as DraftImage[]).filter(({ at }) => at > Date.now() - RETENTION_MS);
  } catch {
    // Not our data.
    return [];
  }
}

function write(images: DraftImage[]): boolean {
  if (images.length > 0) return storeIfSpace(STORAGE_KEY, JSON.stringify(images));
  localStorage.removeItem(STORAGE_KEY);
  return true;
}
