import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { FairQueue, requesterOf } from '../../core/jobs/fair-queue.js';

const BOUNDS = { running: 1, perAccount: 4, perGroup: 4, total: 8 };

/**
 * Exam files are read in isolated processes and written in the process that serves exams. Each uses a core
 * for seconds and some hundred megabytes, so one is read and one written at a time. The queues are separate
 * because a file with many images takes a minute to read, and exports must not wait for that.
 */
@Injectable()
export class ExamFileQueue {
  private readonly reading = new FairQueue(BOUNDS);
  private readonly writing = new FairQueue(BOUNDS);

  /** Institutes take turns. @throws BUSY when too many wait; the errors of `work` */
  async read<T>(viewer: Viewer, work: () => Promise<T>): Promise<T> {
    return this.reading.run(requesterOf(viewer), work);
  }

  /** The same for exports. */
  async write<T>(viewer: Viewer, work: () => Promise<T>): Promise<T> {
    return this.writing.run(requesterOf(viewer), work);
  }
}
