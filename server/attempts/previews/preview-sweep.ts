import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import {
  deleteAttemptsOf,
  deleteCandidates,
  deleteUnusedRevisions,
  lockOldPreviews,
} from './preview.queries.js';

/** Previews that one run of the scheduled task removes. */
const MAX_PER_RUN = 1_000;

/** Removes previews after a day: the candidate, their attempts, and revisions made only for a preview. */
@Injectable()
export class PreviewSweep {
  constructor(private readonly work: UnitOfWork) {}

  @Scheduled({ everyMinutes: 60 })
  async removePreviews(): Promise<void> {
    await this.work.run(async ({ manager }) => {
      const rows = await lockOldPreviews(manager, { take: MAX_PER_RUN });
      const ids = rows.map((row) => row.id);
      await deleteAttemptsOf(manager, { candidateIds: ids });
      await deleteCandidates(manager, { ids });
    });
    await deleteUnusedRevisions(this.work.manager);
  }
}
