import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { Scheduled } from '../core/jobs/handlers.js';

/** Removes outages after a year. The exam logs keep the time that was given back for them. */
@Injectable()
export class OutageSweep {
  constructor(private readonly work: UnitOfWork) {}

  @Scheduled({ everyMinutes: 60 })
  async removeOutages(): Promise<void> {
    await this.work.manager.query(`DELETE FROM outages WHERE ended_at < now() - interval '1 year'`);
  }
}
