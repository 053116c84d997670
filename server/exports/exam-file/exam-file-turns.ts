import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { FairQueue, type Requester } from '../../core/jobs/fair-queue.js';

const BOUNDS = { running: 1, perAccount: 4, perGroup: 4, total: 8 };

/**
 * Files of exams are read by a process of its own and written in the one that serves exams. Each takes a core
 * for seconds, and some hundred megabytes: the next of its kind waits. A file of many images takes a minute to
 * read; nobody's own exam waits for that to be written.
 */
@Injectable()
export class ExamFileTurns {
  private readonly reading = new FairQueue(BOUNDS);
  private readonly writing = new FairQueue(BOUNDS);

  /** Turns go round the institutes. @throws BUSY where enough wait; whatever the work throws */
  async read<T>(viewer: Viewer, work: () => Promise<T>): Promise<T> {
    return this.reading.run(requesterOf(viewer), work);
  }

  /** The same for what leaves. */
  async write<T>(viewer: Viewer, work: () => Promise<T>): Promise<T> {
    return this.writing.run(requesterOf(viewer), work);
  }
}

function requesterOf({ userId, instituteId }: Viewer): Requester {
  return { account: userId, group: instituteId };
}
