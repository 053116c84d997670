import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { UsesImages } from '../../media/used-images.js';
import { PaperRevision, type Paper } from './paper-revision.entity.js';
import {
  findContent,
  findRevisionWithSalt,
  listImagesOfRevisions,
  type RevisionWithSalt,
} from './paper-revision.queries.js';

/** In characters of JSON. The parsed objects take several times that. */
const MAX_CACHED_CHARACTERS = 16_000_000;

/** Reads and caches revisions. */
@Injectable()
export class PaperRevisions {
  /** Revisions never change, so cached content never becomes stale. */
  private readonly contents = new LRUCache<string, { paper: Paper; size: number }>({
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: ({ size }) => size,
    fetchMethod: async (id) => this.read(this.work.manager, id),
    // If a transaction has set the entry meanwhile, it is the same content.
    ignoreFetchAbort: true,
  });

  constructor(private readonly work: UnitOfWork) {}

  /**
   * Returns the revision that new attempts use, without its content.
   * @param manager the transaction's, to see its own changes
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
   * Returns the content of a revision with its key: it must never be sent as it is.
   * @returns a shared object, which must not be changed
   */
  async content(revisionId: string): Promise<Readonly<Paper>> {
    const found = await this.contents.fetch(revisionId);
    if (!found) throw new Error(`There is no paper revision ${revisionId}`);
    return found.paper;
  }

  /**
   * The same within a transaction, with its own connection. Waiting for a second connection could deadlock
   * when all transactions do so.
   */
  async contentWithin({ manager }: Transaction, revisionId: string): Promise<Readonly<Paper>> {
    const found = this.contents.get(revisionId) ?? (await this.read(manager, revisionId));
    if (!found) throw new Error(`There is no paper revision ${revisionId}`);
    this.contents.set(revisionId, found);
    return found.paper;
  }

  /** Returns a revision with salt and key, for callers who may see the key. */
  async readWithSalt(revisionId: string): Promise<RevisionWithSalt> {
    const [opened] = await findRevisionWithSalt(this.work.manager, { id: revisionId });
    if (!opened) throw new Error(`There is no paper revision ${revisionId}`);
    return opened;
  }

  @UsesImages()
  async findUsedImages(ids: string[]): Promise<string[]> {
    const rows = await listImagesOfRevisions(this.work.manager, { ids });
    return rows.map((row) => row.id);
  }

  private async read(
    manager: EntityManager,
    id: string,
  ): Promise<{ paper: Paper; size: number } | undefined> {
    const [row] = await findContent(manager, { id });
    return row && { paper: JSON.parse(row.content) as Paper, size: row.content.length };
  }
}
