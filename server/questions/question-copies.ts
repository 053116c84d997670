import { Injectable } from '@nestjs/common';
import type { Transaction } from '../core/database/unit-of-work.js';
import type { CopiedQuestion } from '../quizzes/marking-copy.port.js';
import { allKinds, kindNamed } from './kinds/registry.js';
import {
  insertCopies,
  insertCopiesOfAll,
  listBodies,
  updateBodies,
} from './question-copy.queries.js';
import { newId } from './new-id.js';
import type { StoredContent } from './placement.queries.js';
import { QuestionImages } from './question-images.js';
import { QuestionStore } from './question-store.js';

const BODIES_AT_ONCE = 1_000;

/**
 * Copies questions as new ones inside the database, in one statement that reads a consistent snapshot. Then gives
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
    const copied = await insertCopiesOfAll(tx.manager, { fromQuizId, toQuizId });
    await this.renewIds(tx, toQuizId, 0);
    return copied;
  }

  /**
   * Appends copies in the order of `ids`.
   * @param ids of placements that the transaction has locked, so that their images stay in use
   * @returns the ids of the copies, in that order
   */
  async appendCopies(tx: Transaction, ids: string[], toQuizId: string): Promise<string[]> {
    const copies = ids.map(() => newId());
    const last = await this.store.lastPosition(tx, toQuizId);
    await insertCopies(tx.manager, { toQuizId, last, ids, copies });
    await this.renewIds(tx, toQuizId, last);
    return copies;
  }

  /** @param after the position before the first copy */
  private async renewIds({ manager }: Transaction, quizId: string, after: number): Promise<void> {
    const kinds = allKinds().filter((kind) => 'duplicate' in kind);
    const names = kinds.map((kind) => kind.name);
    for (let last = after; ;) {
      const part = { quizId, after: last, kinds: names, take: BODIES_AT_ONCE };
      const rows = await listBodies(manager, part);
      last = rows.at(-1)?.position ?? last;
      if (rows.length === 0) return;
      const bodies = rows.map((row) => ({ id: row.questionId, body: renewed(row) }));
      await updateBodies(manager, { bodies: JSON.stringify(bodies) });
    }
  }
}

function renewed({ kind: name, body }: Pick<StoredContent, 'kind' | 'body'>): unknown {
  const kind = kindNamed(name);
  return kind.bodySchema.parse(kind.duplicate?.(body));
}
