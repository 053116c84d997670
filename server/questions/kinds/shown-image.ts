/** An image as a question shows it. Its size is stored along, so that reading needs no join. */
import { z } from 'zod';
import { boundedText } from '../../core/errors/validation.js';

export const MAX_ALTERNATIVE_TEXT = 300;

export const shownImageSchema = z.object({
  id: z.uuid(),
  alternativeText: z.string(),
  /** In pixels. Nothing is stored before it is known. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

export type ShownImage = z.output<typeof shownImageSchema>;

/** An image, and where in the input of its kind it stands, for example `options.1.image`. */
export interface PlacedImage {
  path: string;
  image: ShownImage;
}

/** As it comes in, by whichever door. */
export interface ShownImageInput {
  imageId: string;
  alternativeText?: string | null;
}

/** What makes the same image once more. */
export function toImageInput({ id, alternativeText }: ShownImage): ShownImageInput {
  return { imageId: id, alternativeText };
}

/** Its size is that of the row, which is looked up when it is attached (question-images.ts). */
export const imageRule = z
  .object({
    imageId: z.string(),
    alternativeText: boundedText('Alternative text', MAX_ALTERNATIVE_TEXT).nullish(),
  })
  .nullish()
  .transform((input): ShownImage | undefined =>
    input
      ? {
          id: input.imageId.toLowerCase(),
          alternativeText: input.alternativeText ?? '',
          width: 0,
          height: 0,
        }
      : undefined,
  );
