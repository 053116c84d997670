import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Scheduled } from '../core/jobs/handlers.js';
import { StoredFiles } from '../core/storage/stored-files.js';
import { EXPORT_FILES, OPEN_STATES } from './export.entity.js';
import { deleteExports, listOutdatedFiles, listUnreferencedFiles } from './export.queries.js';

const KEEP_MS = 7 * 86_400_000;
/** A file is stored before its export refers to it. An hour is longer than that takes. */
const UNREFERENCED_MS = 3_600_000;

/** Removes exports after a week, and files that no export refers to, such as those of aborted runs. */
@Injectable()
export class ExportSweep {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: StoredFiles,
  ) {}

  @Scheduled({ everyMinutes: 60 })
  async removeOldExports(): Promise<void> {
    await deleteExports(this.work.manager, {
      before: new Date(Date.now() - KEEP_MS),
      openStates: OPEN_STATES,
    });
    const before = new Date(Date.now() - UNREFERENCED_MS);
    await this.files.sweep(EXPORT_FILES, {
      findOutdated: async (page) => listOutdatedFiles(this.work.manager, { ...page, before }),
      findUnused: async (ids) => this.findUnreferenced(ids),
    });
  }

  private async findUnreferenced(ids: string[]): Promise<string[]> {
    const rows = await listUnreferencedFiles(this.work.manager, { ids });
    return rows.map(({ id }) => id);
  }
}
