/**
 * Answers that came too late for their paper: its time was over, or another device had it. The server
 * keeps them aside with their times, for whoever gives the exam to decide.
 */
import { ask, backOffMs, isFinal, isMalformed, isTooMuch, Refused } from './api';
import { firstPiece, MOST_ENTRIES } from './line';
import type { KeptAnswer, Outbox } from './outbox';
import type { LateAnswer } from './wire';

/** How it stands with those of an attempt, in questions. */
export interface LateState {
  /** Still to be delivered. */
  waiting: number;
  /** With the server, aside. */
  kept: number;
  /** What the server cannot read, and never will. */
  refused: number;
}

interface Delivery {
  rows: Map<string, KeptAnswer>;
  kept: Set<string>;
  refused: number;
  /** The attempt goes on elsewhere: it may be taken back, and these with it. */
  isRunning: boolean;
  isUnderWay: boolean;
}

export class LateAnswers {
  private readonly deliveries = new Map<string, Delivery>();
  private readonly listeners = new Set<() => void>();
  private readonly wakes = new Set<() => void>();

  constructor(
    private readonly token: string,
    private readonly outbox: Outbox,
  ) {}

  of(attemptId: string): LateState {
    const { rows, kept, refused } = this.deliveries.get(attemptId) ?? blank(false);
    return { waiting: rows.size, kept: kept.size, refused };
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Delivers answers, again and again until the server has them. They stay in the outbox till then.
   * @param isRunning whether they may still be taken back into the paper here
   */
  deliver(attemptId: string, answers: readonly KeptAnswer[], isRunning: boolean): void {
    const delivery = this.deliveries.get(attemptId) ?? blank(isRunning);
    this.deliveries.set(attemptId, delivery);
    delivery.isRunning = isRunning;
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
    let most = MOST_ENTRIES;
    for (let tries = 1; delivery.rows.size > 0; tries += 1) {
      const piece = firstPiece([...delivery.rows.values()], most);
      try {
        await this.outbox.settled();
        const path = `/${attemptId}/late`;
        const body = { entries: piece.map(toEntry) };
        const answer = await ask<LateAnswer>(path, { method: 'POST', token: this.token, body });
        this.settle(delivery, answer);
        tries = 0;
      } catch (error) {
        if (isOver(error)) delivery.rows.clear();
        else if ((isMalformed(error) || isTooMuch(error)) && piece.length > 1) most = 1;
        else if (isMalformed(error)) this.giveUp(delivery, piece);
        else await this.pause(backOffMs(tries, error));
      }
      this.changed();
    }
    delivery.isUnderWay = false;
  }

  private settle(delivery: Delivery, { settled }: LateAnswer): void {
    for (const { outcome, ...save } of settled) {
      const answer = delivery.rows.get(rowOf(save));
      // The same question was answered once more, and is on its way.
      if (answer?.sequence !== save.sequence) continue;
      delivery.rows.delete(rowOf(save));
      if (outcome === 'KEPT') delivery.kept.add(save.questionId);
      if (outcome === 'KEPT' && delivery.isRunning) this.outbox.keep({ ...answer, isAside: true });
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

function blank(isRunning: boolean): Delivery {
  return { rows: new Map(), kept: new Set(), refused: 0, isRunning, isUnderWay: false };
}

const rowOf = ({ questionId, epoch }: Pick<KeptAnswer, 'questionId' | 'epoch'>): string =>
  `${epoch}:${questionId}`;

function toEntry({ questionId, epoch, sequence, response, isFlagged, typedAt }: KeptAnswer) {
  return { questionId, epoch, sequence, response, isFlagged, typedAt };
}
