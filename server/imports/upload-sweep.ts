import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { In, type EntityManager } from 'typeorm';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Chore } from '../core/jobs/handlers.js';
import { Storage } from '../core/storage/storage.js';
import { OPEN_STATES } from './import.entity.js';
import { storageKey, Upload } from './upload.entity.js';

/** A correction of a whole file needs it once more: so long that a weekend can come between. */
const KEEP_MS = 7 * 86_400_000;
const LOOKED_AT_ONCE = 500;
/** A store elsewhere takes its time for each file. */
const REMOVED_AT_ONCE = 10;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Removes files of a week ago that no import waits for, and those of accounts that are gone. */
@Injectable()
export class UploadSweep {
  constructor(
    private readonly work: UnitOfWork,
    private readonly storage: Storage,
  ) {}

  @Chore({ everyMinutes: 60 })
  async removeOldUploads(): Promise<void> {
    let last = BEFORE_ALL;
    for (;;) {
      const ids = await this.outdated(last);
      const end = ids.at(-1);
      if (end === undefined) return;
      await this.remove(await this.letGo(ids));
      last = end;
    }
  }

  private async outdated(after: string): Promise<string[]> {
    const rows = await this.work.manager
      .createQueryBuilder(Upload, 'upload')
      .select('upload.id')
      .where('upload.id > :after', { after })
      .andWhere(
        `(upload.createdAt < :before
          OR NOT EXISTS (SELECT FROM users WHERE users.id = upload.createdBy))`,
        { before: new Date(Date.now() - KEEP_MS) },
      )
      .orderBy('upload.id')
      .take(LOOKED_AT_ONCE)
      .getMany();
    return rows.map(({ id }) => id);
  }

  /**
   * Takes files out of use, unless an import waits for them. From then on none can be started with
   * them, nor corrected.
   */
  private async letGo(ids: string[]): Promise<string[]> {
    return this.work.run(async ({ manager }) => {
      const free = await manager.find(Upload, {
        select: { id: true },
        where: { id: In(ids) },
        // Whoever holds one starts an import of it. Once none does, imports are looked at.
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      const unused = await withoutImports(
        manager,
        free.map(({ id }) => id),
      );
      await manager.update(Upload, { id: In(unused) }, { keptAt: null });
      return unused;
    });
  }

  /** The rows go last: of what is left when this is cut short, the next sweep finds the row. */
  private async remove(ids: string[]): Promise<void> {
    await pLimit(REMOVED_AT_ONCE).map(ids, async (id) => this.storage.remove(storageKey(id)));
    await this.work.manager.delete(Upload, { id: In(ids) });
  }
}

async function withoutImports(manager: EntityManager, ids: string[]): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    `SELECT id FROM unnest($1::uuid[]) AS id
     WHERE NOT EXISTS (SELECT FROM imports WHERE upload_id = id AND state = ANY($2))`,
    [ids, OPEN_STATES],
  );
  return rows.map(({ id }) => id);
}
