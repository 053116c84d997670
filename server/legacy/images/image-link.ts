import { isId } from '../../core/errors/validation.js';
import type { ShownImage, ShownImageInput } from '../../questions/kinds/shown-image.js';

/** An image of ours, under whichever name, and path, this host had when the link was made. */
const LINK = /^(?:https?:\/\/[^?#]+)?\/images\/([^/?#]+)$/;

/**
 * The image behind a link, as a question takes it in. What nobody wrote here stays: the text of an
 * image that is shown in the same place still.
 * @param link '' or nothing means none
 * @param shown the image in that place now
 */
export function imageOf(
  link: string | null | undefined,
  shown: ShownImage | null | undefined,
): ShownImageInput | null {
  const url = link?.trim() ?? '';
  if (url === '') return null;
  const id = LINK.exec(url)?.[1] ?? '';
  // One that is no link of ours names an image that is not found.
  const imageId = isId(id) ? id.toLowerCase() : '';
  const alternativeText = shown?.id === imageId ? shown.alternativeText : '';
  return { imageId, alternativeText };
}
