import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Transaction } from '../core/database/unit-of-work.js';
import type { CopiedQuestion } from '../quizzes/marking-copy.port.js';
import { allKinds, kindNamed } from './kinds/registry.js';
import { QuestionRow } from './question.entity.js';
import { QuestionImages } from './question-images.js';
import { QuestionStore } from './question-store.js';

/** Columns that a copy has of its own. All others, also future ones, are copied. */
const NOT_COPIED: readonly string[] = [
  'id',
  'quizId',
  'position',
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
] satisfies (keyof QuestionRow)[];

const BODIES_AT_ONCE = 1_000;

/**
 * Copies questions inside the database, in one statement that reads a consistent snapshot. Then gives
 * new ids to options in the bodies of the copies, which other transactions do not see yet.
 */
@Injectable()
export class QuestionCopies {
  constructor(
    private readonly store: QuestionStore,
    private readonly images: QuestionImages,
  ) {}

  /** Copies all questions of a quiz to an empty quiz, in order. @returns pairs of original and copy */
  async copyAll(tx: Transaction, fromQuizId: string, toQuizId: string): Promise<CopiedQuestion[]> {
    await this.images.lockImagesOf(tx, fromQuizId);
    const columns = copiedColumns(tx.manager);
    const copied = await tx.manager.query<CopiedQuestion[]>(
      `WITH source AS MATERIALIZED (
         SELECT id AS source, gen_random_uuid() AS copy, position, ${columns}
         FROM questions WHERE quiz_id = $1 AND deleted_at IS NULL
       ), copied AS (
         INSERT INTO questions (id, quiz_id, position, ${columns})
         SELECT copy, $2, position, ${columns} FROM source
       )
       SELECT source, copy FROM source`,
      [fromQuizId, toQuizId],
    );
    await this.renewIds(tx, toQuizId, 0);
    return copied;
  }

  /**
   * Appends copies in the order of `ids`.
   * @param ids of questions that the transaction has locked, so that their images stay in use
   * @returns the ids of the copies, in that order
   */
  async appendCopies(tx: Transaction, ids: string[], toQuizId: string): Promise<string[]> {
    const copies = ids.map(() => randomUUID());
    const columns = copiedColumns(tx.manager);
    const last = await this.store.lastPosition(tx, toQuizId);
    await tx.manager.query(
      `INSERT INTO questions (id, quiz_id, position, ${columns})
       SELECT copy, $1, $2::int + turn, ${columns}
       FROM unnest($3::uuid[], $4::uuid[]) WITH ORDINALITY AS given(source, copy, turn)
       JOIN questions ON questions.id = given.source`,
      [toQuizId, last, ids, copies],
    );
    await this.renewIds(tx, toQuizId, last);
    return copies;
  }

  /** @param after the position before the first copy */
  private async renewIds(tx: Transaction, quizId: string, after: number): Promise<void> {
    const kinds = allKinds().filter((kind) => 'duplicate' in kind);
    const names = kinds.map((kind) => kind.name);
    for (let last = after; ;) {
      const rows: Pick<QuestionRow, 'id' | 'kind' | 'body' | 'position'>[] = await tx.manager.query(
        `SELECT id, kind, body, position FROM questions
         WHERE quiz_id = $1 AND deleted_at IS NULL AND position > $2 AND kind = ANY($3)
         ORDER BY position LIMIT $4`,
        [quizId, last, names, BODIES_AT_ONCE],
      );
      last = rows.at(-1)?.position ?? last;
      if (rows.length === 0) return;
      await tx.manager.query(
        `UPDATE questions SET body = renewed.body
         FROM jsonb_to_recordset($1::jsonb) AS renewed(id uuid, body jsonb)
         WHERE questions.id = renewed.id`,
        [JSON.stringify(rows.map((row) => ({ id: row.id, body: renewed(row) })))],
      );
    }
  }
}

function renewed({ kind: name, body }: Pick<QuestionRow, 'kind' | 'body'>): unknown {
  const kind = kindNamed(name);
  return kind.bodySchema.parse(kind.duplicate?.(body));
}

function copiedColumns(manager: EntityManager): string {
  const { columns } = manager.dataSource.getMetadata(QuestionRow);
  const copied = columns.filter(({ propertyName }) => !NOT_COPIED.includes(propertyName));
  return copied.map(({ databaseName }) => `"${databaseName}"`).join(', ');
}
