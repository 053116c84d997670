import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { Scheduled } from '../../core/jobs/handlers.js';
import { deleteExpiredReturns } from './return.queries.js';

/** Removes requests to go on at another device an hour after they were made, with the names in them. */
@Injectable()
export class ReturnSweep {
  constructor(private readonly work: UnitOfWork) {}

  @Scheduled({ everyMinutes: 15 })
  async removeExpiredReturns(): Promise<void> {
    await deleteExpiredReturns(this.work.manager);
  }
}
