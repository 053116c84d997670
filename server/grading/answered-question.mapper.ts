import type { OrderedQuestion, AttemptRules } from '../attempts/attempt.entity.js';
import type { RevisionQuestion } from '../exams/revisions/paper-revision.entity.js';
import type {
  AnsweredQuestionType,
  AnswerGrade,
} from '../questions/kinds/answered-question.types.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { toImage } from '../questions/kinds/question-image.types.js';
import { ruleOf } from '../exams/rules/question-marks.js';
import type { GradeWithMarker } from './grades-with-markers.js';

/** A question with its answer, whether the attempt is submitted or not. */
export interface AnsweredQuestion {
  /** From 1, in the order that the candidate saw. */
  place: number;
  question: RevisionQuestion;
  arranged: OrderedQuestion;
  response: { response: object | null; isFlagged: boolean; savedAt: Date | null } | null;
  grade: GradeWithMarker | null;
}

/** @param isSubmitted whether the attempt's grades apply */
export function toAnsweredQuestion(
  { place, question, arranged, response, grade }: AnsweredQuestion,
  rules: AttemptRules,
  isSubmitted: boolean,
): AnsweredQuestionType {
  const kind = kindNamed(question.kind);
  const answer = response?.response ?? null;
  // A reopened attempt still has the grades of its earlier submission.
  const current = isSubmitted ? grade : null;
  const { marks: maxMarks, wrongMarks } = ruleOf(question, rules);
  return {
    ...kind.presentAnswered(answer, question.body, arranged.optionIds),
    questionId: question.id,
    kind: question.kind,
    place,
    text: question.text,
    image: toImage(question.image),
    isFlagged: response?.isFlagged ?? false,
    savedAt: response?.savedAt ?? null,
    outcome: current?.outcome ?? null,
    marks: current?.marks ?? null,
    maxMarks,
    wrongMarks,
    grade: current && toGivenGrade(current),
    typeName: kind.answeredType.name,
  };
}

function toGivenGrade(grade: GradeWithMarker): AnswerGrade {
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
