import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import type { Placement } from './placement.entity.js';
import type { PlacedRow, StoredContent } from './placement.queries.js';
import { questionErrors } from './question.errors.js';
import type { PlacedQuestion, PositionedPlacement } from './question.mapper.js';
import { listContents } from './question-version.queries.js';

/**
 * Adds what placements ask to placements. After the transaction that changed them: the answer of a call that is repeated
 * with its key is read from records of placements (server/idempotency/recorded-answer.ts).
 */
@Injectable()
export class QuestionContents {
  constructor(private readonly work: UnitOfWork) {}

  /** @throws QUESTION_NOT_FOUND if one was removed for good meanwhile */
  async addToAll(placed: readonly PositionedPlacement[]): Promise<PlacedQuestion[]> {
    const contents = await listContents(this.work.manager, {
      questionIds: placed.map(({ row }) => row.questionId),
      versions: placed.map(({ row }) => row.questionVersion),
    });
    const byKey = new Map(
      contents.map((content) => [keyOf(content.questionId, content.version), content]),
    );
    return placed.map(({ row, place }) => {
      const content = byKey.get(keyOf(row.questionId, row.questionVersion));
      if (!content) throw questionErrors.QUESTION_NOT_FOUND();
      return { row: placedRow(row, content), place };
    });
  }

  /** The same for one. */
  async addTo(placed: PositionedPlacement): Promise<PlacedQuestion> {
    const [question] = await this.addToAll([placed]);
    return question as PlacedQuestion;
  }
}

/** A placement and what it asks, in one row. */
export function placedRow(
  placement: Placement,
  { kind, text, body, image }: StoredContent,
): PlacedRow {
  return Object.assign({ kind, text, body, image }, placement);
}

function keyOf(questionId: string, version: number): string {
  return `${questionId} ${version}`;
}
