import type { AttemptRules } from '../attempts/attempt.entity.js';
import type { AnsweredQuestionType } from '../questions/answered-question.types.js';
import { earnable } from '../questions/kinds/marks.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { toImage } from '../questions/question-image.types.js';
import type { AttemptAnswer } from './attempt-answers.js';

/** A question with what was said to it, whether that counts or not. */
interface Said extends Omit<AttemptAnswer, 'response'> {
  response: { response: object | null; isFlagged: boolean; savedAt: Date | null } | null;
}

/** @param isSubmitted whether it has grades */
export function toAnswered(
  { place, question, arranged, response, grade }: Said,
  { marksPerQuestion, penaltyPercent }: AttemptRules,
  isSubmitted: boolean,
): AnsweredQuestionType {
  const kind = kindNamed(question.kind);
  const said = response?.response ?? null;
  // One that was reopened still has the grades of its earlier submission.
  const current = isSubmitted ? grade : null;
  return {
    ...kind.presentAnswered(said, question.body, arranged.optionIds),
    questionId: question.id,
    kind: question.kind,
    place,
    text: question.text,
    image: toImage(question.image),
    isFlagged: response?.isFlagged ?? false,
    savedAt: response?.savedAt ?? null,
    outcome: current?.outcome ?? null,
    marks: current?.marks ?? null,
    maxMarks: earnable(question.marks, marksPerQuestion),
    penaltyPercent,
    typeName: kind.answeredType.name,
  };
}
