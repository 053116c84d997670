/** Forward-only: reads the next question ahead once the present one is answered, and waits for it when it is gone to. */
import { backOffMs, isFinal, RefusedError, request } from '../api/api';
import type { Question } from '../api/api-types';

/** What a delivery needs of its sitting. */
export interface DeliveredSitting {
  attemptId: string;
  token: string;
  /** The question that is shown, from 0: the last one that was delivered, or the one before it. */
  place: () => number;
  /** Whether the question that is shown has an answer, whether the server has it or not. */
  isAnswered: () => boolean;
  /** Whether the server has that answer. */
  isAnswerSaved: () => boolean;
  /** Whether questions can still come. */
  isRunning: () => boolean;
  /** Sends what is pending. */
  flush: () => Promise<void>;
  /** Closes the questions before a place on the server. Resolves when they are, or cannot be for now. */
  leave: (place: number) => Promise<void>;
  /** @param isAwaited whether it was gone to */
  onDelivered: (question: Question, isAwaited: boolean) => void;
  onRefusal: (error: unknown) => void;
  onChange: () => void;
}

export class QuestionDelivery {
  /** The place that was gone to, whose question has not come yet; null: none. */
  awaitedPlace: number | null = null;
  /** How many tries to get the awaited question have failed. */
  tries = 0;
  private isReading = false;
  private hasLeft = false;
  private readAheadAt = -Infinity;
  private isStopped = false;
  /** Counts the waits: one that was ended must not go on with the next. */
  private waits = 0;
  private endPause: (() => void) | null = null;

  /** @param count questions that were delivered */
  constructor(
    private readonly sitting: DeliveredSitting,
    private count: number,
    private readonly total: number,
  ) {}

  /** Whether the present question can be gone back to: the server does not know that it was left. */
  get canStay(): boolean {
    return !this.hasLeft;
  }

  /** Reads the next question, if it may be shown and is not here yet. Called after every change. */
  readAhead(): void {
    const { sitting, count, total } = this;
    const isNext = count < total && sitting.place() === count - 1;
    const isDue = performance.now() >= this.readAheadAt;
    const isBusy = this.isReading || this.isStopped || this.awaitedPlace !== null;
    if (!isNext || !isDue || isBusy) return;
    if (!sitting.isRunning() || !sitting.isAnswerSaved()) return;
    // Nobody waits for it: the next change, or going to it, tries again.
    this.read(count).catch((error: unknown) => {
      this.readAheadAt = performance.now() + backOffMs(1, error);
    });
  }

  /**
   * Shows the next question as soon as it is here.
   * @param hasLeft whether an earlier page has left the question before it
   */
  async goTo(place: number, hasLeft = false): Promise<void> {
    if (place !== this.count || this.awaitedPlace !== null) return;
    this.awaitedPlace = place;
    this.tries = 0;
    this.hasLeft = hasLeft;
    this.waits += 1;
    const wait = this.waits;
    this.sitting.onChange();
    while (this.isAwaited(place) && wait === this.waits) await this.tryToRead(place);
  }

  /** Stays with the present question, unless it was left. */
  stay(): void {
    if (this.hasLeft) return;
    this.awaitedPlace = null;
    this.tryNow();
    this.sitting.onChange();
  }

  /** The connection is back, or the candidate pressed the button: ends the pause. */
  tryNow(): void {
    this.endPause?.();
  }

  /** Ends all waiting: the sitting is over. */
  stop(): void {
    this.isStopped = true;
    this.awaitedPlace = null;
    this.tryNow();
  }

  /** A method, since the value may change during an await. */
  private isAwaited(place: number): boolean {
    return this.awaitedPlace === place && this.count === place && this.sitting.isRunning();
  }

  private async tryToRead(place: number): Promise<void> {
    const { sitting } = this;
    try {
      await sitting.flush();
      if (!this.isAwaited(place)) return;
      if (!this.hasLeft && !sitting.isAnswered()) await this.leave(place);
      await this.read(place);
    } catch (error) {
      if (isFinal(error)) sitting.onRefusal(error);
      if (!this.isAwaited(place)) return;
      // The server does not have the answer, for example because a filter refused it.
      if (isNotReached(error) && !this.hasLeft) await this.leave(place);
      // The server has answered, for example that the exam is paused: the connection is not the reason.
      if (!(error instanceof RefusedError) || error.isRetryable) this.tries += 1;
      sitting.onChange();
      await this.pause(backOffMs(Math.max(1, this.tries), error));
    }
  }

  private async leave(place: number): Promise<void> {
    this.hasLeft = true;
    this.sitting.onChange();
    await this.sitting.leave(place);
  }

  private async read(place: number): Promise<void> {
    const { attemptId, token } = this.sitting;
    this.isReading = true;
    try {
      const { question } = await request<'/attempts/{attemptId}/questions/{place}'>(
        `/${attemptId}/questions/${place}`,
        { token },
      );
      if (place !== this.count || this.isStopped || !this.sitting.isRunning()) return;
      this.count += 1;
      const isAwaited = this.awaitedPlace === place;
      this.awaitedPlace = null;
      this.sitting.onDelivered(question, isAwaited);
    } finally {
      this.isReading = false;
    }
  }

  private async pause(ms: number): Promise<void> {
    await new Promise<void>((done) => {
      this.endPause = done;
      setTimeout(done, ms);
    });
    this.endPause = null;
  }
}

function isNotReached(error: unknown): boolean {
  return error instanceof RefusedError && error.code === 'QUESTION_NOT_REACHED';
}
