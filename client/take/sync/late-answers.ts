/**
 * Sends answers that came too late for their paper: its time was over, or another device had taken
 * over. The server stores them as late, with their times, and staff decide about them.
 */
import { request, backOffMs, isDenied, isFinal, isMalformed, RefusedError } from '../api/api';
import { firstBatch, MAX_ENTRIES } from './send-queue';
import type { Outbox } from './outbox';
import type { OutboxAnswer } from './stored-rows';
import { saveHash } from './save-hash';
import type { LateReply } from '../api/api-types';

/** The late answers of an attempt, counted in questions. */
export interface LateState {
  /** Not yet delivered. */
  waiting: number;
  /** Stored by the server as late. */
  stored: number;
  /** The server cannot read them and never will. */
  refused: number;
  /** The server stores no more of this attempt: the waiting ones stay on this device. */
  isFull: boolean;
}

class Delivery {
  readonly rows = new Map<string, OutboxAnswer>();
  readonly stored = new Set<string>();
  refused = 0;
  isFull = false;
  isSending = false;
  /** How many are sent in one request. */
  batchSize = MAX_ENTRIES;
  /** How many were denied in a row, each sent alone. */
  deniedInARow = 0;

  hasWork(): boolean {
    return this.rows.size > 0 && !this.isFull;
  }
}

export class LateAnswers {
  private readonly deliveries = new Map<string, Delivery>();
  private readonly listeners = new Set<() => void>();
  private readonly pauses = new Set<() => void>();

  constructor(
    private readonly token: string,
    private readonly outbox: Outbox,
  ) {}

  stateOf(attemptId: string): LateState {
    const { rows, stored, refused, isFull } = this.deliveries.get(attemptId) ?? new Delivery();
    return { waiting: rows.size, stored: stored.size, refused, isFull };
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Sends answers until the server has them. They stay in the outbox until then. */
  deliver(attemptId: string, answers: readonly OutboxAnswer[]): void {
    const delivery = this.deliveries.get(attemptId) ?? new Delivery();
    this.deliveries.set(attemptId, delivery);
    for (const answer of answers) delivery.rows.set(keyOf(answer), answer);
    if (answers.length > 0) this.notifyListeners();
    if (!delivery.isSending) void this.send(attemptId, delivery);
  }

  /** Stops the delivery: the answers went back into the paper and are not late any more. */
  withdraw(attemptId: string): void {
    this.deliveries.get(attemptId)?.rows.clear();
    this.deliveries.delete(attemptId);
    this.notifyListeners();
  }

  /** The connection is back: ends the pauses. */
  tryNow(): void {
    for (const wake of this.pauses) wake();
  }

  private async send(attemptId: string, delivery: Delivery): Promise<void> {
    delivery.isSending = true;
    delivery.isFull = false;
    for (let tries = 1; delivery.hasWork(); tries += 1) {
      const batch = firstBatch([...delivery.rows.values()], delivery.batchSize);
      try {
        await this.outbox.flush();
        const body = { entries: batch.map(toEntry) };
        const options = { method: 'POST', token: this.token, body } as const;
        this.settle(
          attemptId,
          delivery,
          await request<'/attempts/{attemptId}/late', 'post'>(`/${attemptId}/late`, options),
        );
        tries = 0;
      } catch (error) {
        if (!this.handleError(error, delivery, batch)) await this.pause(backOffMs(tries, error));
      }
      this.notifyListeners();
    }
    delivery.isSending = false;
  }

  /** @returns whether to send the next batch without a pause */
  private handleError(error: unknown, delivery: Delivery, batch: readonly OutboxAnswer[]): boolean {
    const [first, ...others] = batch;
    if (isNotLate(error)) delivery.rows.clear();
    else if (!isMalformed(error) && !isDenied(error)) return false;
    // Sent singly: a full attempt still settles answers that it has already.
    else if (others.length > 0) delivery.batchSize = 1;
    else if (isMalformed(error)) this.giveUp(delivery, batch);
    else if (first && moveToEnd(delivery, first)) return true;
    else if (isFull(error)) delivery.isFull = true;
    else return false;
    return true;
  }

  private settle(attemptId: string, delivery: Delivery, { settled }: LateReply): void {
    delivery.batchSize = Math.min(MAX_ENTRIES, delivery.batchSize * 2);
    delivery.deniedInARow = 0;
    for (const save of settled) {
      const answer = delivery.rows.get(keyOf(save));
      // A newer answer to the question is waiting.
      if (answer?.sequence !== save.sequence) continue;
      if (isMismatch(attemptId, save, answer)) {
        this.giveUp(delivery, [answer]);
        continue;
      }
      delivery.rows.delete(keyOf(save));
      if (save.outcome === 'KEPT') delivery.stored.add(save.questionId);
      // If this device takes over again, or staff reopen the attempt, it goes into the paper after all.
      if (save.outcome === 'KEPT') this.outbox.putAnswer({ ...answer, isAside: true });
      else this.outbox.deleteAnswer(answer);
    }
  }

  private giveUp(delivery: Delivery, answers: readonly OutboxAnswer[]): void {
    for (const answer of answers) {
      delivery.rows.delete(keyOf(answer));
      delivery.refused += 1;
      this.outbox.deleteAnswer(answer);
    }
  }

  private async pause(ms: number): Promise<void> {
    await new Promise<void>((done) => {
      const wake = (): void => {
        this.pauses.delete(wake);
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(wake, ms);
      this.pauses.add(wake);
    });
  }

  private notifyListeners(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The attempt takes answers again (staff reopened it), or the link is invalid: the answers stay here. */
function isNotLate(error: unknown): boolean {
  return isFinal(error) || (error instanceof RefusedError && error.code === 'STILL_TAKEN');
}

/** Another answer is stored under its number, from another page with the same id. */
function isMismatch(
  attemptId: string,
  { held, hash }: LateReply['settled'][number],
  answer: OutboxAnswer,
): boolean {
  const isSameSave = held?.epoch === answer.epoch && held.sequence === answer.sequence;
  return isSameSave && hash !== saveHash(attemptId, answer.epoch, answer);
}

function isFull(error: unknown): boolean {
  return error instanceof RefusedError && error.code === 'LATE_FULL';
}

/**
 * An answer that is blocked (by a school's filter) does not delay the others: it moves behind them.
 * @returns whether there are others to try
 */
function moveToEnd(delivery: Delivery, answer: OutboxAnswer): boolean {
  delivery.rows.delete(keyOf(answer));
  delivery.rows.set(keyOf(answer), answer);
  delivery.deniedInARow += 1;
  if (delivery.deniedInARow < delivery.rows.size) return true;
  delivery.deniedInARow = 0;
  return false;
}

const keyOf = ({ questionId, epoch }: Pick<OutboxAnswer, 'questionId' | 'epoch'>): string =>
  `${epoch}:${questionId}`;

function toEntry({ questionId, epoch, sequence, response, isFlagged, typedAt }: OutboxAnswer) {
  return { questionId, epoch, sequence, response, isFlagged, typedAt };
}
