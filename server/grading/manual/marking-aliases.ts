import { Injectable } from '@nestjs/common';
import { lockName } from '../../core/database/advisory-lock.js';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { findUnnamedCandidate, insertAliases } from './marking-alias.queries.js';

/** Assigns the numbers by which markers know candidates. */
@Injectable()
export class MarkingAliases {
  constructor(private readonly work: UnitOfWork) {}

  /** Gives each candidate without an alias one, in random order. Existing ones stay. */
  async ensure(quizId: string): Promise<void> {
    const [unnamed] = await findUnnamedCandidate(this.work.manager, { quizId });
    if (!unnamed) return;
    await this.work.run(async (tx) => {
      await lockName(tx, `marking aliases ${quizId}`);
      await insertAliases(tx.manager, { quizId });
    });
  }
}
