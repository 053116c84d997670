import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { imageUrl } from '../../media/image.entity.js';
import { MAX_ALTERNATIVE_TEXT, type ShownImage } from './shown-image.js';

@ObjectType('Image', { description: 'An image that a question or an option shows.' })
export class ImageType {
  /** Not `id`: clients that cache records by id would take two uses of an image for one. */
  @Field(() => ID, {
    description: 'As an edit names it. One image can be shown in several places.',
  })
  imageId!: string;

  @Field({ description: 'Its address on this server. What is found there never changes.' })
  url!: string;

  @Field(() => Int, { description: 'In pixels.' })
  width!: number;

  @Field(() => Int, { description: 'In pixels.' })
  height!: number;

  @Field({
    description: 'What it shows, for those who cannot see it; empty when nothing was written.',
  })
  alternativeText!: string;
}

@InputType({ description: 'An image to show with a question or an option.' })
export class ImageInput {
  @Field(() => ID, { description: 'An image of yours that was posted to /uploads/images.' })
  imageId!: string;

  @Field(() => String, {
    nullable: true,
    description: `What it shows, for those who cannot see it; at most ${MAX_ALTERNATIVE_TEXT} characters.`,
  })
  alternativeText?: string | null;
}

export function toImage(shown: ShownImage | null | undefined): ImageType | null {
  if (!shown) return null;
  const { id, width, height, alternativeText } = shown;
  return { imageId: id, url: imageUrl(id), width, height, alternativeText };
}
