import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { In } from 'typeorm';
import { lockName } from '../database/advisory-lock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { StoredFile, StoredFileKind, StoredFileSweep } from './stored-file.js';
import { Storage, type Spooled } from './storage.js';

const LOOKED_AT_ONCE = 500;
/** A store elsewhere takes its time for each file. */
const REMOVED_AT_ONCE = 10;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Where the bytes of a file are, in the storage. */
export function storageKey({ folder }: StoredFileKind, id: string): string {
  return `${folder}/${id}`;
}

/** Files with a row each, which stands before its file does and goes after it. */
@Injectable()
export class StoredFiles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly storage: Storage,
  ) {}

  /**
   * The row stands before the file does, so that nothing is kept that no row knows of.
   * @throws what the kind says when it is full
   */
  async keep<File extends StoredFile>(
    kind: StoredFileKind,
    received: File,
    spooled: Spooled,
  ): Promise<File> {
    const { createdBy } = received;
    const file = await this.work.run(async (tx) => {
      // Of several that come at once each counts those before it.
      await lockName(tx, `${kind.folder} of ${createdBy}`);
      const row = await tx.manager.save(received);
      await this.refuseTooMuch(kind, createdBy, tx.manager);
      return row;
    });
    await this.storage.keep(storageKey(kind, file.id), spooled);
    file.keptAt = new Date();
    // If its account is gone and the row was swept meanwhile, it stands again: the sweep comes back.
    return this.work.manager.save(file);
  }

  /** @throws what the kind says when an account has more than it may */
  async refuseTooMuch(
    { entity, mostBytes, full }: StoredFileKind,
    createdBy: string,
    manager = this.work.manager,
  ): Promise<void> {
    const kept = await manager.sum(entity, 'sizeBytes', { createdBy });
    if ((kept ?? 0) > mostBytes) throw full();
  }

  /** Removes those that are outdated and that nobody uses, or that never arrived whole. */
  async sweep(kind: StoredFileKind, rule: StoredFileSweep): Promise<void> {
    let last = BEFORE_ALL;
    for (;;) {
      const ids = await this.outdated(kind, rule, last);
      const end = ids.at(-1);
      if (end === undefined) return;
      await this.remove(kind, await this.letGo(kind, rule, await rule.unused(ids)));
      last = end;
    }
  }

  private async outdated(
    { entity }: StoredFileKind,
    { outdated, parameters }: StoredFileSweep,
    after: string,
  ): Promise<string[]> {
    const rows = await this.work.manager
      .createQueryBuilder(entity, 'file')
      .select('file.id')
      .where('file.id > :after', { after })
      .andWhere(outdated, parameters)
      .orderBy('file.id')
      .take(LOOKED_AT_ONCE)
      .getMany();
    return rows.map(({ id }) => id);
  }

  /**
   * Takes files out of use, unless somebody has begun to use them. From then on they are not found:
   * not by those who look at them, nor by those who would use them.
   */
  private async letGo(
    { entity }: StoredFileKind,
    rule: StoredFileSweep,
    ids: string[],
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    return this.work.run(async ({ manager }) => {
      const free = await manager.find(entity, {
        select: { id: true },
        where: { id: In(ids) },
        // Whoever holds one is about to use it. Once none does, who uses them is asked again.
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      const unused = await rule.unused(free.map(({ id }) => id));
      await manager.update(entity, { id: In(unused) }, { keptAt: null });
      return unused;
    });
  }

  /** The rows go last: of what is left when this is cut short, the next sweep finds the row. */
  private async remove(kind: StoredFileKind, ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const remove = async (id: string) => this.storage.remove(storageKey(kind, id));
    await pLimit(REMOVED_AT_ONCE).map(ids, remove);
    await this.work.manager.delete(kind.entity, { id: In(ids) });
  }
}
