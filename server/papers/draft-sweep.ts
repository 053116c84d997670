import { Injectable } from '@nestjs/common';
import { isForeignKeyViolation } from '../core/database/foreign-key-violation.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Chore } from '../core/jobs/handlers.js';

const MOST_AT_ONCE = 1_000;

/** Revisions that were made for previews only, and nobody looks at any more. */
@Injectable()
export class DraftSweep {
  constructor(private readonly work: UnitOfWork) {}

  /** Those a day old; one by one, as an attempt may still refer to one. */
  @Chore({ everyMinutes: 60 })
  async removeOldDrafts(): Promise<void> {
    const old = `number IS NULL AND created_at < now() - interval '1 day'`;
    const drafts = await this.work.manager.query<{ id: string }[]>(
      `SELECT id FROM paper_revisions WHERE ${old} ORDER BY created_at LIMIT ${MOST_AT_ONCE}`,
    );
    for (const { id } of drafts) {
      // Looked at again: it may have been published, or asked for once more, at this moment.
      const remove = `DELETE FROM paper_revisions WHERE id = $1 AND ${old}`;
      await this.work.manager.query(remove, [id]).catch((error: unknown) => {
        if (!isForeignKeyViolation(error)) throw error;
      });
    }
  }
}
