import { coreErrors } from '../../core/errors/domain-error.js';
import { descriptiveKind } from '../../questions/kinds/descriptive.kind.js';
import { mcqKind } from '../../questions/kinds/mcq.kind.js';
import type { QuestionRow } from '../../questions/question.entity.js';
import { questionErrors } from '../../questions/question.errors.js';
import type { QuestionInput } from '../../questions/kinds/question.types.js';
import { imageFromLink } from '../images/image-link.js';
import type { UpdatedQuestion } from './questions.routes.js';

/**
 * Converts a legacy edit to the input of an edit. Options keep their ids by position. Marks and the
 * alternative texts of images, which these routes do not have, stay as they are.
 * @throws VALIDATION for missing fields of the kind, QUESTION_NOT_FOUND for a kind that these routes
 *   do not have
 */
export function toEditInput(stored: QuestionRow, sent: UpdatedQuestion): QuestionInput {
  const common = {
    text: sent.question,
    image: imageFromLink(sent.questionImageLink, stored.image),
    marks: stored.marks,
    wrongMarks: stored.wrongMarks,
  };
  if (stored.kind === descriptiveKind.name) {
    return { [descriptiveKind.field]: { ...common, modelAnswer: sent.answer } };
  }
  if (stored.kind !== mcqKind.name) throw questionErrors.QUESTION_NOT_FOUND();
  const { options: before } = mcqKind.bodySchema.parse(stored.body);
  const options = required('options', sent.options).map(({ answer, answerImageLink }, index) => ({
    id: before[index]?.id,
    text: answer,
    image: imageFromLink(answerImageLink, before[index]?.image),
  }));
  const correctOption = required('correctAnswer', sent.correctAnswer);
  const explanation = sent.description;
  return { [mcqKind.field]: { ...common, options, correctOption, explanation } };
}

function required<T>(name: string, value: T | null | undefined): T {
  if (value != null) return value;
  const fields = [{ path: `updatedQuestion.${name}`, message: 'is required' }];
  throw coreErrors.VALIDATION({ fields });
}
