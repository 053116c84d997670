import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { Scheduled } from '../../core/jobs/handlers.js';

/** Previews that one run of the scheduled task removes. */
const MAX_PER_RUN = 1_000;

/** Removes previews after a day: the candidate, their attempts, and revisions made only for a preview. */
@Injectable()
export class PreviewSweep {
  constructor(private readonly work: UnitOfWork) {}

  @Scheduled({ everyMinutes: 60 })
  async removePreviews(): Promise<void> {
    await this.work.run(async ({ manager }) => {
      const rows = await manager.query<{ id: string }[]>(
        `SELECT id FROM candidates
         WHERE origin = 'PREVIEW' AND created_at < now() - interval '1 day'
         ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED`,
        [MAX_PER_RUN],
      );
      const ids = rows.map((row) => row.id);
      await manager.query('DELETE FROM attempts WHERE candidate_id = ANY($1)', [ids]);
      await manager.query('DELETE FROM candidates WHERE id = ANY($1)', [ids]);
    });
    await this.work.manager.query(
      `DELETE FROM paper_revisions r
       WHERE r.number IS NULL AND r.created_at < now() - interval '1 day'
         AND NOT EXISTS (SELECT FROM candidates WHERE revision_id = r.id)
         AND NOT EXISTS (SELECT FROM attempts WHERE revision_id = r.id)`,
    );
  }
}
