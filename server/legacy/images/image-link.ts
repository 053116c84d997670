import { isId } from '../../core/errors/validation.js';
import type { ShownImage, ShownImageInput } from '../../questions/kinds/shown-image.js';

/** A link to an image of this server, under any host name and path prefix that it has or had. */
const LINK = /^(?:https?:\/\/[^?#]+)?\/images\/([^/?#]+)$/;

/**
 * Converts a link to the input of an image. Legacy callers send no alternative text: an image that is
 * already shown in the same place keeps its text.
 * @param link '', null and undefined mean no image
 * @param shown the current image in that place
 */
export function imageFromLink(
  link: string | null | undefined,
  shown: ShownImage | null | undefined,
): ShownImageInput | null {
  const url = link?.trim() ?? '';
  if (url === '') return null;
  const id = LINK.exec(url)?.[1] ?? '';
  // Other links give an empty id, which is reported as IMAGE_NOT_FOUND.
  const imageId = isId(id) ? id.toLowerCase() : '';
  const alternativeText = shown?.id === imageId ? shown.alternativeText : '';
  return { imageId, alternativeText };
}
