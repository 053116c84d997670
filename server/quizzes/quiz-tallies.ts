import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Scheduled } from '../core/jobs/handlers.js';

/** Folds the rows of `quiz_tallies`, so that summing them stays cheap. */
@Injectable()
export class QuizTallies {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Replaces the new rows of each part of a list by one row. Two concurrent runs are safe: each replaces
   * the rows that it removed itself.
   */
  @Scheduled({ everyMinutes: 1 })
  async fold(): Promise<void> {
    await this.work.manager.query(
      `WITH folded AS (
         DELETE FROM quiz_tallies
         WHERE institute_id IN (SELECT institute_id FROM quiz_tallies WHERE NOT is_folded)
         RETURNING institute_id, status, is_completed, count
       )
       INSERT INTO quiz_tallies (institute_id, status, is_completed, count, is_folded)
       SELECT institute_id, status, is_completed, sum(count), true FROM folded
       GROUP BY institute_id, status, is_completed HAVING sum(count) <> 0`,
    );
  }
}
