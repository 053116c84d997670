import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { FairTurns } from '../../core/jobs/fair-turns.js';

/**
 * Files of exams are read by a process of its own and written in the one that serves exams. One takes a core
 * for seconds, and some hundred megabytes: the next waits, whichever way it goes.
 */
@Injectable()
export class ExamFileTurns {
  private readonly turns = new FairTurns({ running: 1, ofAccount: 4, ofAddress: 4, all: 8 });

  /** Turns go round the institutes. @throws BUSY where enough wait; whatever the work throws */
  async run<T>({ userId, instituteId }: Viewer, work: () => Promise<T>): Promise<T> {
    return this.turns.run({ account: userId, address: instituteId }, work);
  }
}
