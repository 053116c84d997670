import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import type { Placement } from './placement.entity.js';
import type { PlacedRow, StoredContent } from './placement.queries.js';
import { questionErrors } from './question.errors.js';
import type { PlacedQuestion, PositionedPlacement } from './question.mapper.js';
import { listContents } from './question-version.queries.js';

/** Reads what was placed within the transaction that placed it, and passes the placements on. */
type ReadPlaced = <Placed extends PositionedPlacement | PositionedPlacement[]>(
  tx: Transaction,
  placed: Placed,
) => Promise<Placed>;

/** Adds what placements ask to the answers of changes. */
@Injectable()
export class QuestionContents {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Runs a change that returns placements, and answers with what these ask. It is read before the change is committed: no
   * error of reading follows a change that was made. A call that is repeated with its key runs no transaction, and its
   * recorded placements are read again (server/idempotency/recorded-answer.ts).
   * @param change calls `read` at the end of its transaction
   * @throws QUESTION_NOT_FOUND if a repeated call placed what was removed for good meanwhile
   */
  async answer(
    change: (read: ReadPlaced) => Promise<PositionedPlacement[]>,
  ): Promise<PlacedQuestion[]> {
    const found: PlacedQuestion[][] = [];
    const placed = await change(async (tx, placements) => {
      found.push(await this.read(tx.manager, [placements].flat()));
      return placements;
    });
    // The last, where a transaction was tried again.
    return found.at(-1) ?? this.read(this.work.manager, placed);
  }

  /** The same for a change of one placement. */
  async answerOne(
    change: (read: ReadPlaced) => Promise<PositionedPlacement>,
  ): Promise<PlacedQuestion> {
    const [question] = await this.answer(async (read) => [await change(read)]);
    return question as PlacedQuestion;
  }

  private async read(
    manager: EntityManager,
    placed: readonly PositionedPlacement[],
  ): Promise<PlacedQuestion[]> {
    const contents = await listContents(manager, {
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
