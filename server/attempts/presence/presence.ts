import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.js';
import { recordPoll } from './presence.queries.js';

/** Records when the pages of attempts were last heard of. */
@Injectable()
export class Presence {
  private readonly logger = new Logger(Presence.name);

  constructor(private readonly work: UnitOfWork) {}

  /** Records a poll. A failure is only logged: a page must get its clock, whether staff see it or not. */
  async seen(attemptId: string): Promise<void> {
    try {
      await recordPoll(this.work.manager, { id: attemptId });
    } catch (error) {
      this.logger.warn(error);
    }
  }
}
