import { Injectable } from '@nestjs/common';
import { lockName } from '../../core/database/advisory-lock.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { CandidateOrigin } from '../../candidates/candidate.entity.js';

/**
 * Candidates of the exam `$1` without an alias. All of them, not only those who have submitted:
 * otherwise the numbers would disclose the order of submission.
 */
const UNNAMED = `SELECT c.id AS candidate_id FROM candidates c
  WHERE c.quiz_id = $1 AND c.origin <> '${CandidateOrigin.PREVIEW}'
    AND NOT EXISTS (SELECT FROM marking_aliases m WHERE m.candidate_id = c.id)`;

/** Assigns the numbers by which markers know candidates. */
@Injectable()
export class MarkingAliases {
  constructor(private readonly work: UnitOfWork) {}

  /** Gives each candidate without an alias one, in random order. Existing ones stay. */
  async ensure(quizId: string): Promise<void> {
    const { manager } = this.work;
    const some = await manager.query<object[]>(`${UNNAMED} LIMIT 1`, [quizId]);
    if (some.length === 0) return;
    await this.work.run(async (tx) => {
      await lockName(tx, `marking aliases ${quizId}`);
      await tx.manager.query(
        `INSERT INTO marking_aliases (quiz_id, candidate_id, number)
         SELECT $1, candidate_id, row_number() OVER (ORDER BY random())
           + (SELECT coalesce(max(number), 0) FROM marking_aliases WHERE quiz_id = $1)
         FROM (${UNNAMED}) unnamed ON CONFLICT (candidate_id) DO NOTHING`,
        [quizId],
      );
    });
  }
}
