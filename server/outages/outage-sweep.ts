import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Scheduled } from '../core/jobs/handlers.js';
import { deleteOldOutages } from './outage.queries.js';

/** Removes outages after a year. The exam logs keep the time that was given back for them. */
@Injectable()
export class OutageSweep {
  constructor(private readonly work: UnitOfWork) {}

  @Scheduled({ everyMinutes: 60 })
  async removeOutages(): Promise<void> {
    await deleteOldOutages(this.work.manager);
  }
}
