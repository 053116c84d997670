import { coreErrors, type DomainError } from '../../core/errors/domain-error.js';
import { descriptiveKind } from '../../questions/kinds/descriptive.kind.js';
import { mcqKind } from '../../questions/kinds/mcq.kind.js';
import type { PlacedRow } from '../../questions/placement.queries.js';
import { questionErrors } from '../../questions/question.errors.js';
import type { QuestionInput } from '../../questions/kinds/question.types.js';
import { imageFromLink } from '../images/image-link.js';
import type { UpdatedQuestion } from './questions.routes.js';

/**
 * Converts a legacy edit to the input of an edit. Options keep their ids by position. Marks and the
 * alternative texts of images, which these routes do not have, stay as they are.
 * @throws VALIDATION for missing fields of the kind and for those of an MCQ instead of an answer,
 *   QUESTION_NOT_FOUND for a kind that these routes do not have
 */
export function toEditInput(stored: PlacedRow, sent: UpdatedQuestion): QuestionInput {
  const common = {
    text: sent.question,
    image: imageFromLink(sent.questionImageLink, stored.image),
    marks: stored.marks,
    wrongMarks: stored.wrongMarks,
  };
  if (stored.kind === descriptiveKind.name) {
    refuseMcq(sent);
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

/** Left out, an answer is erased: an MCQ that is sent to the wrong question must not do that. */
function refuseMcq({ answer, options, correctAnswer }: UpdatedQuestion): void {
  if (answer != null) return;
  const field = options != null ? 'options' : correctAnswer != null ? 'correctAnswer' : null;
  if (field) throw fieldError(field, 'belongs to an MCQ, and this question is descriptive');
}

function required<T>(name: string, value: T | null | undefined): T {
  if (value != null) return value;
  throw fieldError(name, 'is required');
}

function fieldError(name: string, message: string): DomainError {
  return coreErrors.VALIDATION({ fields: [{ path: `updatedQuestion.${name}`, message }] });
}
