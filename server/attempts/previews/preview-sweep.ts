import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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
    await this.work.run(async ({ manager }) =>
      deletePreviews(manager, await lockOldPreviews(manager, { take: MAX_PER_RUN })),
    );
    await deleteUnusedRevisions(this.work.manager);
  }
}

/** @param candidates of previews, locked by the transaction */
export async function deletePreviews(
  manager: EntityManager,
  candidates: readonly { id: string }[],
): Promise<void> {
  const ids = candidates.map(({ id }) => id);
  await deleteAttemptsOf(manager, { candidateIds: ids });
  await deleteCandidates(manager, { ids });
}
