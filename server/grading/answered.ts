import type { OrderedQuestion, AttemptRules } from '../attempts/attempt.entity.js';
import type { FrozenQuestion } from '../exams/revisions/paper-revision.entity.js';
import type { AnsweredQuestionType, GivenGrade } from '../questions/answered-question.types.js';
import { earnable } from '../questions/kinds/marks.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { toImage } from '../questions/question-image.types.js';
import type { GradeRead } from './grades-read.js';

/** A question with what was said to it, whether that counts or not. */
export interface Said {
  /** From 1, as the learner was shown it. */
  place: number;
  question: FrozenQuestion;
  arranged: OrderedQuestion;
  response: { response: object | null; isFlagged: boolean; savedAt: Date | null } | null;
  grade: GradeRead | null;
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
    grade: current && toGivenGrade(current),
    typeName: kind.answeredType.name,
  };
}

function toGivenGrade(grade: GradeRead): GivenGrade {
  const { id, source, markerName, gradedAt, comment, rubric, reason, version } = grade;
  return {
    answerId: id,
    source,
    markedBy: markerName,
    gradedAt,
    comment,
    levels: (rubric ?? []).map(({ criterion, level, marks }) => ({ criterion, level, marks })),
    reason,
    version,
  };
}
