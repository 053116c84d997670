import type { QuestionContent } from '../../questions/kinds/question-kind.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { toImageInput, type ShownImage } from '../../questions/kinds/shown-image.js';

interface StoredContent extends Omit<QuestionContent, 'image'> {
  image?: ShownImage | null;
}

/** The input from which its kind creates the same question again. */
export function toQuestionInput(
  kind: string,
  { text, marks, wrongMarks, image, body }: StoredContent,
): object {
  return {
    text,
    marks,
    // Null is left out: kinds that a person marks have no such field.
    ...(typeof wrongMarks === 'string' && { wrongMarks }),
    ...(image && { image: toImageInput(image) }),
    ...kindNamed(kind).toInput(body),
  };
}
