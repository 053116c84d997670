/** Checks whether the receipt of a save confirms the pending answer. */
import { saveHash } from './save-hash';
import type { Entry, SaveReceipt } from '../api/api-types';

export type Verdict =
  | 'STORED'
  /** The receipt is of an earlier save: the pending answer is not stored yet. */
  | 'EARLIER'
  /** Another answer is stored under its number. */
  | 'MISMATCH'
  /** Another page with this lease has used a higher number, which this one never had: the answer is not stored. */
  | 'OUTNUMBERED'
  /** The third mismatch: the server does not store what it is sent. */
  | 'GIVE_UP';

const MAX_MISMATCHES = 3;

export class ReceiptChecker {
  /** Mismatches so far, by question. */
  private readonly mismatches = new Map<string, number>();

  constructor(
    private readonly attemptId: string,
    private readonly epoch: number,
  ) {}

  check({ questionId, epoch, sequence, hash }: SaveReceipt, entry: Entry): Verdict {
    if (epoch < this.epoch || (epoch === this.epoch && sequence < entry.sequence)) return 'EARLIER';
    if (epoch === this.epoch && sequence > entry.sequence) return 'OUTNUMBERED';
    const isSameSave = epoch === this.epoch && sequence === entry.sequence;
    const isMismatch =
      isSameSave && hash !== undefined && hash !== saveHash(this.attemptId, epoch, entry);
    if (!isMismatch) return 'STORED';
    const times = (this.mismatches.get(questionId) ?? 0) + 1;
    this.mismatches.set(questionId, times);
    return times < MAX_MISMATCHES ? 'MISMATCH' : 'GIVE_UP';
  }
}
