import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Scheduled } from '../core/jobs/handlers.js';
import { StoredFiles } from '../core/storage/stored-files.js';
import { OPEN_STATES } from './import.entity.js';
import { UPLOADS } from './upload.entity.js';
import { listOutdatedUploads, listUnusedUploads } from './upload.queries.js';

/** A correction may need the file again. Seven days leave time over a weekend. */
const KEEP_MS = 7 * 86_400_000;

/** Removes files older than a week that no open import needs, and those of deleted accounts. */
@Injectable()
export class UploadSweep {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: StoredFiles,
  ) {}

  @Scheduled({ everyMinutes: 60 })
  async removeOldUploads(): Promise<void> {
    const before = new Date(Date.now() - KEEP_MS);
    await this.files.sweep(UPLOADS, {
      findOutdated: async (page) => listOutdatedUploads(this.work.manager, { ...page, before }),
      findUnused: async (ids) => this.findUnused(ids),
    });
  }

  private async findUnused(ids: string[]): Promise<string[]> {
    const rows = await listUnusedUploads(this.work.manager, { ids, states: OPEN_STATES });
    return rows.map(({ id }) => id);
  }
}
