import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { UsesImages } from '../../media/uses-images.js';
import { PaperRevision, type Paper } from './paper-revision.entity.js';

/** In characters of JSON. Objects made of them take several times that. */
const MAX_REMEMBERED = 16_000_000;

/** A revision with what its commitment is checked by: SHA-256 of the salt followed by the content. */
export interface RevisionOpened extends Pick<PaperRevision, 'number' | 'salt' | 'commitment'> {
  /** A `Paper` as JSON, as PostgreSQL writes it. */
  content: string;
}

/** What was frozen of quizzes, to give it. */
@Injectable()
export class PaperRevisions {
  /** Revisions never change, so what was read once is right for ever. */
  private readonly contents = new LRUCache<string, { paper: Paper; size: number }>({
    maxSize: MAX_REMEMBERED,
    sizeCalculation: ({ size }) => size,
    fetchMethod: async (id) => this.read(this.work.manager, id),
    // What a transaction has read meanwhile is the same.
    ignoreFetchAbort: true,
  });

  constructor(private readonly work: UnitOfWork) {}

  /**
   * The revision that new attempts take, without its content.
   * @param manager that of a transaction, for what it has made itself
   * @returns null for a quiz that was never submitted
   */
  async current(
    quizId: string,
    manager: EntityManager = this.work.manager,
  ): Promise<PaperRevision | null> {
    return manager.findOne(PaperRevision, {
      where: { quizId, number: Not(IsNull()) },
      order: { number: 'DESC' },
    });
  }

  /**
   * What a revision says, with its key: for whoever gives or marks it, never to be sent as it is.
   * @returns one that others are handed, too: it must not be changed
   */
  async content(revisionId: string): Promise<Readonly<Paper>> {
    const found = await this.contents.fetch(revisionId);
    if (!found) throw new Error(`There is no paper revision ${revisionId}`);
    return found.paper;
  }

  /**
   * The same within a transaction, by its own connection: whoever holds one and waited for another's
   * would wait for ever when all of them do.
   */
  async contentWithin({ manager }: Transaction, revisionId: string): Promise<Readonly<Paper>> {
    const found = this.contents.get(revisionId) ?? (await this.read(manager, revisionId));
    if (!found) throw new Error(`There is no paper revision ${revisionId}`);
    this.contents.set(revisionId, found);
    return found.paper;
  }

  /** With its key: for whoever may see that. */
  async opened(revisionId: string): Promise<RevisionOpened> {
    const [opened] = await this.work.manager.query<RevisionOpened[]>(
      'SELECT number, salt, commitment, content::text AS content FROM paper_revisions WHERE id = $1',
      [revisionId],
    );
    if (!opened) throw new Error(`There is no paper revision ${revisionId}`);
    return opened;
  }

  @UsesImages()
  async shownAmong(ids: string[]): Promise<string[]> {
    // As in QuestionImages: the first condition is the index's, the subquery hides the number.
    const rows = await this.work.manager.query<{ id: string }[]>(
      `SELECT DISTINCT unnest(image_ids) AS id FROM paper_revisions
       WHERE image_ids <> '{}' AND image_ids && ARRAY(SELECT unnest($1::uuid[]))`,
      [ids],
    );
    return rows.map((row) => row.id);
  }

  private async read(
    manager: EntityManager,
    id: string,
  ): Promise<{ paper: Paper; size: number } | undefined> {
    const [row] = await manager.query<{ content: string }[]>(
      'SELECT content::text AS content FROM paper_revisions WHERE id = $1',
      [id],
    );
    return row && { paper: JSON.parse(row.content) as Paper, size: row.content.length };
  }
}
