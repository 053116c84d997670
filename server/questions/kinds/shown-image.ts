/** An image that a question shows. Its size is stored with it, so that reading needs no join. */
import { z } from 'zod';
import { boundedText } from '../../core/errors/validation.js';

export const MAX_ALTERNATIVE_TEXT = 300;

export const shownImageSchema = z.object({
  id: z.uuid(),
  alternativeText: z.string(),
  /** In pixels. Filled in before anything is stored. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

export type ShownImage = z.output<typeof shownImageSchema>;

/** An image with its path in the input of its kind, for example `options.1.image`. */
export interface PlacedImage {
  path: string;
  image: ShownImage;
}

/** The input of an image, from any API. */
export interface ShownImageInput {
  imageId: string;
  alternativeText?: string | null;
}

/** The input that shows the same image again. */
export function toImageInput({ id, alternativeText }: ShownImage): ShownImageInput {
  return { imageId: id, alternativeText };
}

/** The size is read from the image's row when it is attached (question-images.ts). */
export const imageRule = z
  .object({
    imageId: z.string(),
    alternativeText: boundedText('Alternative text', MAX_ALTERNATIVE_TEXT).nullish(),
  })
  .transform(({ imageId, alternativeText }): ShownImage => ({
    id: imageId.toLowerCase(),
    alternativeText: alternativeText ?? '',
    width: 0,
    height: 0,
  }))
  // Last: most questions have none, and imports check very many.
  .nullish();
