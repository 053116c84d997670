import type { QuestionContent } from '../../questions/kinds/question-kind.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { toImageInput, type ShownImage } from '../../questions/kinds/shown-image.js';

interface StoredContent extends Omit<QuestionContent, 'image'> {
  image?: ShownImage | null;
}

/** The input from which its kind creates the same question again. */
export function toQuestionInput(kind: string, { text, marks, image, body }: StoredContent): object {
  return {
    text,
    marks,
    ...(image && { image: toImageInput(image) }),
    ...kindNamed(kind).toInput(body),
  };
}
