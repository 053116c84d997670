import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../core/access/viewer.js';
import { FairTurns, type Requester } from '../../core/jobs/fair-turns.js';

const BOUNDS = { running: 1, ofAccount: 4, ofGroup: 4, all: 8 };

/**
 * Files of exams are read by a process of its own and written in the one that serves exams. Each takes a core
 * for seconds, and some hundred megabytes: the next of its kind waits. A file of many images takes a minute to
 * read; nobody's own exam waits for that to be written.
 */
@Injectable()
export class ExamFileTurns {
  private readonly reading = new FairTurns(BOUNDS);
  private readonly writing = new FairTurns(BOUNDS);

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
