/**
 * Answers that came too late for their paper: its time was over, or another device had it. The server
 * keeps them aside with their times, for whoever gives the exam to decide.
 */
import { ask, backOffMs, isDenied, isFinal, isMalformed, Refused } from '../api/api';
import { firstPiece, MAX_ENTRIES } from './send-queue';
import type { KeptAnswer, Outbox } from './outbox';
import { saveHash } from './save-hash';
import type { LateAnswer } from '../api/api-types';

/** How it stands with those of an attempt, in questions. */
export interface LateState {
  /** Still to be delivered. */
  waiting: number;
  /** With the server, aside. */
  kept: number;
  /** What the server cannot read, and never will. */
  refused: number;
  /** The server keeps no more of this attempt: what waits stays on this device. */
  isFull: boolean;
}

class Delivery {
  readonly rows = new Map<string, KeptAnswer>();
  readonly kept = new Set<string>();
  refused = 0;
  isFull = false;
  isUnderWay = false;
  /** Sent at once. */
  most = MAX_ENTRIES;
  /** How many were denied in a row, each by itself. */
  denied = 0;

  hasWork(): boolean {
    return this.rows.size > 0 && !this.isFull;
  }
}

export class LateAnswers {
  private readonly deliveries = new Map<string, Delivery>();
  private readonly listeners = new Set<() => void>();
  private readonly wakes = new Set<() => void>();

  constructor(
    private readonly token: string,
    private readonly outbox: Outbox,
  ) {}

  stateOf(attemptId: string): LateState {
    const { rows, kept, refused, isFull } = this.deliveries.get(attemptId) ?? new Delivery();
    return { waiting: rows.size, kept: kept.size, refused, isFull };
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Delivers answers, again and again until the server has them. They stay in the outbox till then. */
  deliver(attemptId: string, answers: readonly KeptAnswer[]): void {
    const delivery = this.deliveries.get(attemptId) ?? new Delivery();
    this.deliveries.set(attemptId, delivery);
    for (const answer of answers) delivery.rows.set(rowOf(answer), answer);
    if (answers.length > 0) this.changed();
    if (!delivery.isUnderWay) void this.send(attemptId, delivery);
  }

  /** What was taken back into the paper is not late any more. */
  takeBack(attemptId: string): void {
    this.deliveries.get(attemptId)?.rows.clear();
    this.deliveries.delete(attemptId);
    this.changed();
  }

  /** The line is back: no more waiting. */
  tryNow(): void {
    for (const wake of this.wakes) wake();
  }

  private async send(attemptId: string, delivery: Delivery): Promise<void> {
    delivery.isUnderWay = true;
    delivery.isFull = false;
    for (let tries = 1; delivery.hasWork(); tries += 1) {
      const piece = firstPiece([...delivery.rows.values()], delivery.most);
      try {
        await this.outbox.settled();
        const body = { entries: piece.map(toEntry) };
        const asking = { method: 'POST', token: this.token, body } as const;
        this.settle(attemptId, delivery, await ask<LateAnswer>(`/${attemptId}/late`, asking));
        tries = 0;
      } catch (error) {
        if (!this.goesOnAfter(error, delivery, piece)) await this.pause(backOffMs(tries, error));
      }
      this.changed();
    }
    delivery.isUnderWay = false;
  }

  /** @returns whether to go on at once */
  private goesOnAfter(error: unknown, delivery: Delivery, piece: readonly KeptAnswer[]): boolean {
    const [first, ...others] = piece;
    if (isOver(error)) delivery.rows.clear();
    else if (!isMalformed(error) && !isDenied(error)) return false;
    // What is there already is answered also by an attempt that is full.
    else if (others.length > 0) delivery.most = 1;
    else if (isMalformed(error)) this.giveUp(delivery, piece);
    else if (first && passesOver(delivery, first)) return true;
    else if (isFull(error)) delivery.isFull = true;
    else return false;
    return true;
  }

  private settle(attemptId: string, delivery: Delivery, { settled }: LateAnswer): void {
    delivery.most = Math.min(MAX_ENTRIES, delivery.most * 2);
    delivery.denied = 0;
    for (const save of settled) {
      const answer = delivery.rows.get(rowOf(save));
      // The same question was answered once more, and is on its way.
      if (answer?.sequence !== save.sequence) continue;
      if (isAnother(attemptId, save, answer)) {
        this.giveUp(delivery, [answer]);
        continue;
      }
      delivery.rows.delete(rowOf(save));
      if (save.outcome === 'KEPT') delivery.kept.add(save.questionId);
      // Taken back here, or reopened by staff, it comes into the paper after all.
      if (save.outcome === 'KEPT') this.outbox.keep({ ...answer, isAside: true });
      else this.outbox.forget(answer);
    }
  }

  private giveUp(delivery: Delivery, answers: readonly KeptAnswer[]): void {
    for (const answer of answers) {
      delivery.rows.delete(rowOf(answer));
      delivery.refused += 1;
      this.outbox.forget(answer);
    }
  }

  private async pause(ms: number): Promise<void> {
    await new Promise<void>((done) => {
      const wake = (): void => {
        this.wakes.delete(wake);
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(wake, ms);
      this.wakes.add(wake);
    });
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The attempt takes answers again (staff reopened it), or the link opens nothing any more: they stay here. */
function isOver(error: unknown): boolean {
  return isFinal(error) || (error instanceof Refused && error.code === 'STILL_TAKEN');
}

/** Something else is kept under its number, by another page of the same name. */
function isAnother(
  attemptId: string,
  { held, hash }: LateAnswer['settled'][number],
  answer: KeptAnswer,
): boolean {
  const isIts = held?.epoch === answer.epoch && held.sequence === answer.sequence;
  return isIts && hash !== saveHash(attemptId, answer.epoch, answer);
}

function isFull(error: unknown): boolean {
  return error instanceof Refused && error.code === 'LATE_FULL';
}

/**
 * One that does not get through (a school's filter) keeps no other one back: it goes behind them.
 * @returns whether there are others to try
 */
function passesOver(delivery: Delivery, answer: KeptAnswer): boolean {
  delivery.rows.delete(rowOf(answer));
  delivery.rows.set(rowOf(answer), answer);
  delivery.denied += 1;
  if (delivery.denied < delivery.rows.size) return true;
  delivery.denied = 0;
  return false;
}

const rowOf = ({ questionId, epoch }: Pick<KeptAnswer, 'questionId' | 'epoch'>): string =>
  `${epoch}:${questionId}`;

function toEntry({ questionId, epoch, sequence, response, isFlagged, typedAt }: KeptAnswer) {
  return { questionId, epoch, sequence, response, isFlagged, typedAt };
}
