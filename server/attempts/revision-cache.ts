import { Injectable } from '@nestjs/common';
import type { Transaction } from '../core/database/unit-of-work.js';
import type { RevisionQuestion, Paper } from '../exams/revisions/paper-revision.entity.js';
import { PaperRevisions } from '../exams/revisions/paper-revisions.js';

/** A paper with an index of its questions. */
export interface CachedRevision extends Readonly<Paper> {
  byId: ReadonlyMap<string, RevisionQuestion>;
}

/** Caches papers with their indexes. */
@Injectable()
export class RevisionCache {
  /** Entries live as long as PaperRevisions caches the content. */
  private readonly byPaper = new WeakMap<Readonly<Paper>, CachedRevision>();

  constructor(private readonly revisions: PaperRevisions) {}

  /**
   * Returns a paper with its key: it must never be sent as it is.
   * @param tx required within a transaction, which must not wait for a second connection
   */
  async get(revisionId: string, tx?: Transaction): Promise<CachedRevision> {
    const paper = await (tx
      ? this.revisions.contentWithin(tx, revisionId)
      : this.revisions.content(revisionId));
    let cached = this.byPaper.get(paper);
    if (!cached) {
      const byId = new Map(paper.questions.map((question) => [question.id, question]));
      cached = { ...paper, byId };
      this.byPaper.set(paper, cached);
    }
    return cached;
  }
}
