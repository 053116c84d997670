import { kindNamed } from './kinds/registry.js';
import { toImage } from './kinds/question-image.types.js';
import type { QuestionType } from './kinds/question.types.js';
import type { Placement } from './placement.entity.js';
import type { PlacedRow } from './placement.queries.js';

/** A placement and its place in the quiz, from 1. */
export interface PositionedPlacement {
  row: Placement;
  place: number;
}

/** The same with what is asked there. */
export interface PlacedQuestion extends PositionedPlacement {
  row: PlacedRow;
}

/** Maps a question to GraphQL: the fields that all have and those of its kind. */
export function toQuestion({ row, place }: PlacedQuestion): QuestionType {
  const kind = kindNamed(row.kind);
  return {
    ...kind.present(row.body),
    id: row.id,
    quizId: row.quizId,
    kind: row.kind,
    position: place,
    text: row.text,
    image: toImage(row.image),
    marks: row.marks,
    wrongMarks: row.wrongMarks,
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    typeName: kind.type.name,
  };
}

/** The same for the details of STALE_VERSION. */
export function currentQuestion(question: PlacedQuestion): object {
  const { typeName: __typename, ...fields } = toQuestion(question);
  return { __typename, ...fields };
}
