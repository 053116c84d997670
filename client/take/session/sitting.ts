/** The state of a sitting on this page: answers, current question, phase, and saving. */
import { isFinal, RefusedError } from '../api/api';
import type { ServerClock } from './clock';
import { Deadline } from './deadline';
import { Submission } from './submission';
import { furthestPlace, closedBefore, sortUnsent } from '../sync/unsent-answers';
import type { AttemptContext } from './attempt-context';
import type { LateState } from '../sync/late-answers';
import type { OutboxAnswer, OutboxSitting } from '../sync/stored-rows';
import type { Phase } from './phase';
import type { Saver } from '../sync/saver';
import type { Answer } from '../sync/saver-dependencies';
import { createSaver } from './sitting-saver';
import type {
  ClockReply,
  Question,
  Receipt,
  Response,
  SittingReply,
  StoredResponse,
} from '../api/api-types';

const BLANK: Answer = { response: null, isFlagged: false };

export class Sitting {
  phase: Phase = 'RUNNING';
  receipt: Receipt | null = null;
  /** The current question, from 0. */
  place: number;
  /** Forward-only: the furthest question that was shown, from 0. */
  reached: number;

  readonly attempt: SittingReply['attempt'];
  readonly title: string;
  readonly questions: Question[];
  readonly isForward: boolean;
  readonly saver: Saver;
  private readonly answers: Map<string, Answer>;
  private readonly listeners = new Set<() => void>();
  private readonly deadline: Deadline;
  private readonly submission: Submission;
  private readonly unsubscribes: (() => void)[];

  /**
   * @param unsent answers typed here before without a receipt, in the order of typing
   * @param stored the progress in the outbox, if any
   */
  constructor(
    { attempt, paper, responses }: SittingReply,
    readonly context: AttemptContext,
    unsent: readonly OutboxAnswer[] = [],
    stored: OutboxSitting | null = null,
  ) {
    const { tab } = context;
    this.attempt = attempt;
    this.title = paper.title;
    this.questions = paper.questions;
    this.isForward = attempt.navigation === 'FORWARD';
    this.deadline = new Deadline(attempt);
    this.reached = attempt.reached;
    this.answers = new Map(
      responses.map(({ questionId, response, isFlagged }) => [questionId, { response, isFlagged }]),
    );
    const lastPlace = tab.sitting?.attemptId === attempt.id ? tab.sitting.place : 0;
    const underThisLease = [...responses, ...unsent].filter(({ epoch }) => epoch === attempt.epoch);
    const sequence = Math.max(
      tab.sequenceOf(attempt.id, attempt.epoch),
      ...underThisLease.map((response) => response.sequence),
    );
    const onChange = this.notifyListeners.bind(this);
    this.saver = createSaver(attempt, context, sequence, this.answers, {
      onChange,
      onRefusal: (error) => this.handleRefusal(error),
      onReply: ({ deadlineAt, serverTime }) => this.updateDeadline(deadlineAt, serverTime),
    });
    this.submission = new Submission(this, context, onChange);
    this.unsubscribes = [context.outbox.subscribe(onChange), context.late.subscribe(onChange)];
    this.resume(unsent, stored, responses);
    this.place = this.isForward ? this.reached : Math.min(lastPlace, this.questions.length - 1);
    tab.enterSitting(attempt.id, this.place);
  }

  get clock(): ServerClock {
    return this.context.clock;
  }

  /** In milliseconds since 1970; null: no deadline. */
  get deadlineAt(): number | null {
    return this.deadline.at;
  }

  /** @see Submission.tries */
  get submitTries(): number {
    return this.submission.tries;
  }

  /** @see Outbox.isPersistent */
  get isPersistent(): boolean {
    return this.context.outbox.isPersistent;
  }

  /** The answers that came too late for the paper. */
  get late(): LateState {
    return this.context.late.stateOf(this.attempt.id);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  answerOf(questionId: string): Answer {
    return this.answers.get(questionId) ?? BLANK;
  }

  isAnswered(questionId: string): boolean {
    const { response } = this.answerOf(questionId);
    if (response === null) return false;
    const text = 'text' in response ? response.text : null;
    return typeof text !== 'string' || text.trim() !== '';
  }

  /** Whether the candidate submitted it from another page. */
  get isSubmittedElsewhere(): boolean {
    return this.receipt?.submittedBy === 'LEARNER' && !this.submission.isFromThisPage(this.receipt);
  }

  /** Forward-only: whether a question was left and is closed. */
  isClosed(place: number): boolean {
    return this.isForward && place < this.reached;
  }

  /** @param atOnce for choices; typing is saved after a pause */
  respond(questionId: string, response: Response, atOnce = false): void {
    this.change(questionId, { ...this.answerOf(questionId), response });
    if (atOnce) void this.saver.flush();
  }

  flag(questionId: string): void {
    const answer = this.answerOf(questionId);
    this.change(questionId, { ...answer, isFlagged: !answer.isFlagged });
  }

  goTo(place: number): void {
    if (place < 0 || place >= this.questions.length || this.isClosed(place)) return;
    this.place = place;
    this.context.tab.enterSitting(this.attempt.id, place);
    if (this.isForward && place > this.reached) {
      this.reached = place;
      this.saveProgress();
      this.saver.reach(place);
    } else void this.saver.flush();
    this.notifyListeners();
  }

  /** With all questions on one page: the candidate has moved to another question. */
  setPlace(place: number): void {
    if (this.isForward || place === this.place) return;
    this.place = place;
    this.context.tab.enterSitting(this.attempt.id, place);
    this.notifyListeners();
  }

  /** Retries until there is a receipt, also after the page is opened again. */
  async submit(at = this.clock.now()): Promise<void> {
    if (this.phase !== 'RUNNING') return;
    this.setPhase('SUBMITTING');
    this.saveProgress(at);
    await this.submission.run(at);
  }

  /** The connection is back, or the candidate pressed the button: ends all pauses. */
  tryNow(): void {
    this.submission.tryNow();
    this.context.late.tryNow();
    void this.saver.flush();
  }

  /** Handles the server's report of the deadline, the lease and a submission. */
  handleClock({ deadlineAt, epoch, receipt, serverTime }: ClockReply): void {
    if (receipt) this.end(receipt);
    else if (epoch > this.attempt.epoch) this.setPhase('ELSEWHERE');
    else this.updateDeadline(deadlineAt, serverTime);
  }

  timeIsUp(): void {
    if (this.phase !== 'RUNNING') return;
    this.setPhase('TIME_UP');
    void this.saver.flush();
  }

  /** The answers without a receipt, as the outbox stores them. */
  unsent(): OutboxAnswer[] {
    const { id: attemptId, epoch } = this.attempt;
    return this.saver.pendingEntries().map((entry) => ({ ...entry, attemptId, epoch }));
  }

  close(): void {
    this.saver.sendOnPageHide();
    this.saver.stop();
    this.listeners.clear();
    for (const unsubscribe of this.unsubscribes) unsubscribe();
  }

  /** Takes the unsent answers up, unless another device has answered the question since. */
  private resume(
    unsent: readonly OutboxAnswer[],
    storedSitting: OutboxSitting | null,
    responses: readonly StoredResponse[],
  ): void {
    const { tab, outbox, late } = this.context;
    const { id, epoch } = this.attempt;
    const isClosed = closedBefore(this.questions, this.isForward ? this.attempt.reached : 0);
    const { resend, done, late: tooLate } = sortUnsent(unsent, responses, isClosed);
    late.withdraw(id);
    for (const { questionId, response, isFlagged, typedAt } of resend) {
      this.answers.set(questionId, { response, isFlagged });
      this.saver.update(questionId, { response, isFlagged }, typedAt);
    }
    const earlier = resend.filter((answer) => answer.epoch !== epoch);
    for (const answer of [...done, ...earlier]) outbox.deleteAnswer(answer);
    late.deliver(id, tooLate);
    const furthest = furthestPlace(this.questions, storedSitting?.reached ?? 0, resend);
    if (this.isForward && furthest > this.reached) {
      this.reached = furthest;
      this.saver.reach(furthest);
    }
    tab.setSequence(id, epoch, this.saver.lastSequence);
    this.saveProgress();
    if (resend.length > 0) void this.saver.flush();
  }

  private saveProgress(handedInAt: number | null = null): void {
    const { id: attemptId, epoch } = this.attempt;
    const { reached } = this;
    this.context.outbox.putSitting({ attemptId, epoch, reached, handedInAt });
  }

  private change(questionId: string, answer: Answer): void {
    if (this.phase !== 'RUNNING') return;
    this.answers.set(questionId, answer);
    this.saver.update(questionId, answer);
    this.context.tab.setSequence(this.attempt.id, this.attempt.epoch, this.saver.lastSequence);
    this.notifyListeners();
  }

  private updateDeadline(iso: string | null, serverTime: string): void {
    const change = this.deadline.update(iso, serverTime);
    if (!change) return;
    const { at } = this.deadline;
    // A later deadline, or a device's clock that was wrong: the sitting goes on.
    const isRunningAgain =
      this.phase === 'TIME_UP' &&
      (at === null || (!this.clock.isUncertain && at > this.clock.now()));
    if (isRunningAgain) this.phase = 'RUNNING';
    if (change === 'MOVED' || isRunningAgain) this.notifyListeners();
  }

  /** Handles an error that a retry would not change. */
  handleRefusal(error: unknown): void {
    if (!(error instanceof RefusedError)) throw error;
    if (error.code === 'ATTEMPT_ENDED' && error.current) this.end(error.current as Receipt);
    else if (isFinal(error)) this.setPhase(error.code === 'LEASE_LOST' ? 'ELSEWHERE' : 'SHUT_OUT');
  }

  end(receipt: Receipt): void {
    this.receipt = receipt;
    this.setPhase('ENDED');
  }

  private setPhase(phase: Phase): void {
    if (this.phase === 'ENDED') return;
    const isNew = phase !== this.phase;
    this.phase = phase;
    if (['ENDED', 'ELSEWHERE', 'SHUT_OUT'].includes(phase)) {
      this.saver.stop();
      this.context.tab.leaveSitting();
    }
    if (isNew) this.deliverUnsent(phase);
    this.notifyListeners();
  }

  /** Sends answers as late that the paper no longer accepts. */
  private deliverUnsent(phase: Phase): void {
    const { outbox, late } = this.context;
    if (phase === 'ENDED') outbox.deleteSitting(this.attempt.id);
    if (phase === 'ENDED' || phase === 'ELSEWHERE') late.deliver(this.attempt.id, this.unsent());
  }

  /** A method, since the phase may change during an await. */
  isPhase(phase: Phase): boolean {
    return this.phase === phase;
  }

  private notifyListeners(): void {
    for (const listener of this.listeners) listener();
  }
}
