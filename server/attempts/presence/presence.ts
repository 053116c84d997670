import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork, type Transaction } from '../../core/database/unit-of-work.js';
import { lockPresence, recordEvents, recordOpening, recordPoll } from './presence.queries.js';

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

  /** Records that a page was opened, in the transaction that has locked its attempt. Waits for nobody. */
  async opened(tx: Transaction, attemptId: string): Promise<void> {
    await this.record(tx, attemptId, recordOpening);
  }

  /** Records what a page has reported, from the log, in the transaction that has locked its attempt. Waits for nobody. */
  async reported(tx: Transaction, attemptId: string): Promise<void> {
    await this.record(tx, attemptId, recordEvents);
  }

  /** What cannot be written at once is written later, when neither the attempt nor the page waits for it. */
  private async record(tx: Transaction, id: string, command: typeof recordEvents) {
    if ((await command(tx.manager, { id })) > 0) return;
    tx.afterCommit(() => {
      void this.recordLater(id, command);
    });
  }

  private async recordLater(id: string, command: typeof recordEvents): Promise<void> {
    try {
      await this.work.run(async ({ manager }) => {
        await lockPresence(manager, { id });
        await command(manager, { id });
      });
    } catch (error) {
      this.logger.warn(error);
    }
  }
}
