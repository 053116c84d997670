/** The state of a sitting on this page: answers, current question, phase, and saving. */
import { isFinal, RefusedError } from '../api/api';
import type { ServerClock } from './clock';
import { Deadline, type TimeReport } from './deadline';
import { Submission } from './submission';
import { storeBegun } from './begun-attempts';
import { Progress } from './progress';
import { highestSequence, knownResponses, NO_EARLIER_PAGES, resumeAnswers } from './resume-answers';
import type { AttemptContext } from './attempt-context';
import type { LateState } from '../sync/late-answers';
import type { OutboxAnswer } from '../sync/stored-rows';
import { isOver, type Phase } from './phase';
import type { Saver } from '../sync/saver';
import type { Answer } from '../sync/saver-dependencies';
import { ReceivedMessages } from './received-messages';
import { createSaver } from './sitting-saver';
import type { ClockReply, KnownSitting, Question, Receipt, Response } from '../api/api-types';

const BLANK: Answer = { response: null, isFlagged: false };

export class Sitting {
  phase: Phase = 'RUNNING';
  receipt: Receipt | null = null;

  readonly attempt: KnownSitting['attempt'];
  readonly title: string;
  readonly saver: Saver;
  readonly progress: Progress;
  readonly answers: Map<string, Answer>;
  private readonly listeners = new Set<() => void>();
  readonly deadline: Deadline;
  readonly messages: ReceivedMessages;
  private readonly submission: Submission;
  private readonly unsubscribes: (() => void)[];
  private hasClosed = false;

  constructor(
    private readonly reply: KnownSitting,
    readonly context: AttemptContext,
    earlier = NO_EARLIER_PAGES,
  ) {
    const { attempt, paper, responses, messages } = reply;
    this.attempt = attempt;
    this.title = paper.title;
    this.deadline = new Deadline(attempt);
    this.messages = new ReceivedMessages(attempt.id, messages);
    this.answers = new Map(
      responses.map(({ questionId, response, isFlagged }) => [questionId, { response, isFlagged }]),
    );
    const known = knownResponses(earlier, responses);
    const sequence = Math.max(
      context.tab.sequenceOf(attempt.id, attempt.epoch),
      highestSequence(attempt.epoch, earlier, responses),
    );
    const onChange = this.notifyListeners.bind(this);
    this.saver = createSaver(attempt, context, sequence, known, {
      onChange: () => {
        this.progress.delivery.readAhead();
        onChange();
      },
      onRefusal: (error) => this.handleRefusal(error),
      onReply: (reply) => this.updateDeadline(reply),
    });
    this.submission = new Submission(this, context, onChange);
    this.progress = new Progress(reply, {
      context,
      saver: this.saver,
      isAnswered: this.isAnswered.bind(this),
      isRunning: () => this.phase === 'RUNNING',
      onDelivery: () => this.store(),
      onProgress: () => this.saveProgress(),
      onRefusal: (error) => this.handleRefusal(error),
      onChange,
    });
    this.unsubscribes = [context.outbox.subscribe(onChange), context.late.subscribe(onChange)];
    resumeAnswers(this, earlier, known);
    this.progress.begin(earlier.place ?? attempt.place);
    this.saveProgress();
    this.store();
  }

  /** @see Progress */
  get place(): number {
    return this.progress.place;
  }

  get reached(): number {
    return this.progress.reached;
  }

  get questions(): readonly Question[] {
    return this.progress.questions;
  }

  get questionCount(): number {
    return this.progress.questionCount;
  }

  get isForward(): boolean {
    return this.progress.isForward;
  }

  get clock(): ServerClock {
    return this.context.clock;
  }

  get deadlineAt(): number | null {
    return this.deadline.at;
  }

  get submitTries(): number {
    return this.submission.tries;
  }

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

  isClosed(place: number): boolean {
    return this.progress.isClosed(place);
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
    this.progress.goTo(place);
  }

  setPlace(place: number): void {
    this.progress.setPlace(place);
  }

  /** Retries until there is a receipt, also after the page is opened again. */
  async submit(at = this.clock.now()): Promise<void> {
    if (this.phase !== 'RUNNING') return;
    this.setPhase('SUBMITTING');
    this.saveProgress(at);
    await this.submission.run(at);
  }

  /** Ends all pauses between tries. */
  tryNow(): void {
    this.submission.tryNow();
    this.progress.delivery.tryNow();
    this.context.late.tryNow();
    void this.saver.flush();
  }

  /** Handles the server's report of the deadline, the lease and a submission. */
  handleClock(reply: ClockReply): void {
    if (reply.receipt) this.end(reply.receipt);
    else if (reply.epoch > this.attempt.epoch) this.setPhase('ELSEWHERE');
    else this.updateDeadline(reply);
    if (!this.messages.add(reply.messages)) return;
    this.store();
    this.notifyListeners();
  }

  /** The exam may go on although this page, which has no connection, does not know it. */
  workOn(): void {
    this.deadline.ignorePause(this.clock.now());
    this.notifyListeners();
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
    this.progress.delivery.stop();
    this.hasClosed = true;
    this.listeners.clear();
    for (const unsubscribe of this.unsubscribes) unsubscribe();
  }

  /** Stores what a reload without a connection needs. */
  private store(): void {
    if (!this.hasClosed && !isOver(this.phase)) storeBegun(this.context, this.reply, this);
  }

  private saveProgress(handedInAt: number | null = null): void {
    const { id: attemptId, epoch } = this.attempt;
    const { furthest: reached, place } = this.progress;
    if (this.hasClosed || isOver(this.phase)) return;
    this.context.outbox.putSitting({ attemptId, epoch, reached, place, handedInAt });
  }

  private change(questionId: string, answer: Answer): void {
    // A question that is being left is closed.
    const isBlocked =
      this.deadline.pausedAt !== null || this.progress.delivery.awaitedPlace !== null;
    if (this.phase !== 'RUNNING' || isBlocked) return;
    this.answers.set(questionId, answer);
    this.saver.update(questionId, answer);
    this.context.tab.setSequence(this.attempt.id, this.attempt.epoch, this.saver.lastSequence);
    this.notifyListeners();
  }

  private updateDeadline(report: TimeReport): void {
    const change = this.deadline.update(report);
    if (!change) return;
    // A later deadline, or a device's clock that was wrong: the sitting goes on.
    const isRunningAgain = this.phase === 'TIME_UP' && this.deadline.isAhead(this.clock);
    if (isRunningAgain) this.phase = 'RUNNING';
    if (change === 'MOVED') this.store();
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
    if (isOver(phase)) {
      this.saver.stop();
      this.progress.delivery.stop();
      this.context.tab.leaveSitting();
    }
    if (isNew) this.deliverUnsent(phase);
    this.notifyListeners();
  }

  /** Sends answers as late that the paper no longer accepts. */
  private deliverUnsent(phase: Phase): void {
    const { outbox, late } = this.context;
    if (phase === 'ENDED') outbox.deleteSitting(this.attempt.id);
    else if (isOver(phase)) outbox.deleteBegun(this.attempt.id, this.attempt.epoch);
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
