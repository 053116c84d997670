import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { coreErrors } from '../../core/errors/domain-error.js';

const MOST_WAITING = 4;

/**
 * Files of exams are read and written in the process that serves exams. One takes a core for a second,
 * and some hundred megabytes: the next waits, whichever way it goes.
 */
@Injectable()
export class ExamFileTurns {
  private readonly turns = pLimit(1);

  /** @throws BUSY where enough wait; whatever the work throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.turns.pendingCount >= MOST_WAITING) throw coreErrors.BUSY({ retryAfter: 5 });
    return this.turns(work);
  }
}
