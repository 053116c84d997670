/** Whether a receipt of a save stands for what is pending here. */
import { saveHash } from './save-hash';
import type { Entry, SaveReceipt } from '../api/api-types';

export type Verdict =
  | 'STORED'
  /** Of an earlier save: what is pending is still to be stored. */
  | 'EARLIER'
  /** Something else is stored under its number. */
  | 'ANOTHER'
  /** Time and again: the server does not store what it is sent. */
  | 'NEVER';

const MAX_OTHERS = 3;

export class Receipts {
  /** How often something else was stored, by question. */
  private readonly others = new Map<string, number>();

  constructor(
    private readonly attemptId: string,
    private readonly epoch: number,
  ) {}

  judge({ questionId, epoch, sequence, hash }: SaveReceipt, entry: Entry): Verdict {
    if (epoch < this.epoch || (epoch === this.epoch && sequence < entry.sequence)) return 'EARLIER';
    const isNumbered = epoch === this.epoch && sequence === entry.sequence;
    const isAnother =
      isNumbered && hash !== undefined && hash !== saveHash(this.attemptId, epoch, entry);
    if (!isAnother) return 'STORED';
    const times = (this.others.get(questionId) ?? 0) + 1;
    this.others.set(questionId, times);
    return times < MAX_OTHERS ? 'ANOTHER' : 'NEVER';
  }
}
