import { Injectable } from '@nestjs/common';
import type { Transaction } from '../core/database/unit-of-work.js';
import type { FrozenQuestion, Paper } from '../exams/revisions/paper-revision.entity.js';
import { PaperRevisions } from '../exams/revisions/paper-revisions.js';

/** A paper whose questions are found by their ids. */
export interface CachedRevision extends Readonly<Paper> {
  byId: ReadonlyMap<string, FrozenQuestion>;
}

/** Papers as attempts need them. */
@Injectable()
export class RevisionCache {
  /** As long as the content itself is remembered. */
  private readonly indexed = new WeakMap<Readonly<Paper>, CachedRevision>();

  constructor(private readonly revisions: PaperRevisions) {}

  /**
   * With its key: never to be sent as it is.
   * @param tx to be given within a transaction, which waits for no second connection
   */
  async get(revisionId: string, tx?: Transaction): Promise<CachedRevision> {
    const paper = await (tx
      ? this.revisions.contentWithin(tx, revisionId)
      : this.revisions.content(revisionId));
    let frozen = this.indexed.get(paper);
    if (!frozen) {
      const byId = new Map(paper.questions.map((question) => [question.id, question]));
      frozen = { ...paper, byId };
      this.indexed.set(paper, frozen);
    }
    return frozen;
  }
}
