import { Injectable } from '@nestjs/common';
import { lockName } from '../../core/database/advisory-lock.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { CandidateOrigin } from '../../candidates/candidate.entity.js';

/**
 * Those who may take the exam `$1` and are not called anything yet; not only those who have handed in: in
 * what order people did that, no number tells.
 */
const UNNAMED = `SELECT c.id AS candidate_id FROM candidates c
  WHERE c.quiz_id = $1 AND c.origin <> '${CandidateOrigin.PREVIEW}'
    AND NOT EXISTS (SELECT FROM marking_aliases m WHERE m.candidate_id = c.id)`;

/** Gives learners the numbers that markers know them by. */
@Injectable()
export class MarkingAliases {
  constructor(private readonly work: UnitOfWork) {}

  /** Whoever takes the exam has one afterwards, in random order, and keeps it. */
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
