import type { QuestionContent } from '../../questions/kinds/question-kind.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { toImageInput, type ShownImage } from '../../questions/kinds/shown-image.js';

interface Said extends Omit<QuestionContent, 'image'> {
  image?: ShownImage | null;
}

/** What its kind makes the same question of. */
export function inputOf(kind: string, { text, marks, image, body }: Said): object {
  return {
    text,
    marks,
    ...(image && { image: toImageInput(image) }),
    ...kindNamed(kind).toInput(body),
  };
}
