import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { In } from 'typeorm';
import { NIL } from 'uuid';
import { lockName } from '../database/advisory-lock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { StoredFile, StoredFileKind, StoredFileSweep } from './stored-file.js';
import { Storage, type SpooledFile } from './storage.js';

const SWEEP_BATCH_SIZE = 500;
/** S3 takes a while for each file. */
const MAX_CONCURRENT_REMOVALS = 10;

/** The key of a file's bytes in the storage. */
export function storageKey({ folder }: StoredFileKind, id: string): string {
  return `${folder}/${id}`;
}

/** Stored files with a row each. The row is written before the file, and deleted after it. */
@Injectable()
export class StoredFiles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly storage: Storage,
  ) {}

  /**
   * Stores a file. Its row is written first, so that no file exists without a row.
   * @throws the `quotaError` of the kind
   */
  async store<File extends StoredFile>(
    kind: StoredFileKind,
    received: File,
    spooled: SpooledFile,
  ): Promise<File> {
    const { createdBy } = received;
    const file = await this.work.run(async (tx) => {
      // Of several uploads at once each counts the ones before it.
      await lockName(tx, `${kind.folder} of ${createdBy}`);
      const row = await tx.manager.save(received);
      await this.assertQuota(kind, createdBy, tx.manager);
      return row;
    });
    await this.storage.store(storageKey(kind, file.id), spooled);
    file.keptAt = new Date();
    // If the row was swept meanwhile (its account is deleted), this creates it again for the next sweep.
    return this.work.runOnce(async ({ manager }) => manager.save(file));
  }

  /** @throws the `quotaError` of the kind when an account exceeds its quota */
  async assertQuota(
    { entity, maxBytes, quotaError }: StoredFileKind,
    createdBy: string,
    manager = this.work.manager,
  ): Promise<void> {
    const bytes = await manager.sum(entity, 'sizeBytes', { createdBy });
    if ((bytes ?? 0) > maxBytes) throw quotaError();
  }

  /** Removes outdated files that are unused, or that were never received completely. */
  async sweep(kind: StoredFileKind, rule: StoredFileSweep): Promise<void> {
    let last: string = NIL;
    for (;;) {
      const page = { after: last, limit: SWEEP_BATCH_SIZE };
      const ids = (await rule.findOutdated(page)).map(({ id }) => id);
      const end = ids.at(-1);
      if (end === undefined) return;
      await this.remove(kind, await this.release(kind, rule, await rule.findUnused(ids)));
      last = end;
    }
  }

  /**
   * Marks unused files as removed, unless a transaction has begun to use them. From then on nobody finds
   * them, neither to read nor to use them.
   */
  private async release(
    { entity }: StoredFileKind,
    rule: StoredFileSweep,
    ids: string[],
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    return this.work.run(async ({ manager }) => {
      const free = await manager.find(entity, {
        select: { id: true },
        where: { id: In(ids) },
        // A transaction that has locked a file is about to use it. For the others the usage is checked again.
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      const unused = await rule.findUnused(free.map(({ id }) => id));
      await manager.update(entity, { id: In(unused) }, { keptAt: null });
      return unused;
    });
  }

  /** Deletes the rows last: if this is interrupted, the next sweep still finds them. */
  private async remove(kind: StoredFileKind, ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const remove = async (id: string) => this.storage.remove(storageKey(kind, id));
    await pLimit(MAX_CONCURRENT_REMOVALS).map(ids, remove);
    await this.work.manager.delete(kind.entity, { id: In(ids) });
  }
}
