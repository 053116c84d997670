/** Maps questions to the legacy responses. */
import { imageUrl } from '../../media/image.entity.js';
import { descriptiveKind } from '../../questions/kinds/descriptive.kind.js';
import { mcqKind } from '../../questions/kinds/mcq.kind.js';
import type { ShownImage } from '../../questions/kinds/shown-image.js';
import { fractionOf } from '../../marks/fraction.js';
import { roundMarks } from '../../marks/total-marks.js';
import type { StoredQuestion } from '../../questions/placement.queries.js';
import type { DescriptiveQuizz, McqQuizz } from './paper.routes.js';

/** @param publicUrl makes links absolute, because callers are on other hosts */
export function toMcq({ id, text, body, image }: StoredQuestion, publicUrl: string): McqQuizz {
  const { options, correctOptionId, explanation } = mcqKind.bodySchema.parse(body);
  return {
    mcqQuestion_id: id,
    question: text,
    options: options.map((option) => ({
      _id: option.id,
      answer: option.text,
      ...imageLinkField('answerImageLink', option.image, publicUrl),
    })),
    correctAnswer: correctOptionId,
    description: explanation,
    answerDescription: explanation,
    ...imageLinkField('questionImageLink', image, publicUrl),
  };
}

export function toDescriptive(
  { id, text, body, marks, image }: StoredQuestion,
  publicUrl: string,
): DescriptiveQuizz {
  const { modelAnswer } = descriptiveKind.bodySchema.parse(body);
  return {
    descriptiveQuestion_id: id,
    question: text,
    answer: modelAnswer,
    ...(marks !== null && { marks: roundMarks(fractionOf(marks)) }),
    ...imageLinkField('questionImageLink', image, publicUrl),
  };
}

function imageLinkField<Name extends string>(
  name: Name,
  image: ShownImage | null | undefined,
  publicUrl: string,
): { [Key in Name]?: string } {
  return image ? ({ [name]: publicUrl + imageUrl(image.id) } as { [Key in Name]: string }) : {};
}
