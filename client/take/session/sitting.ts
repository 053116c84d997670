/** A sitting as this page knows it: what is answered, where the learner is, how it stands with the server. */
import { isFinal, Refused } from '../api/api';
import type { ServerClock } from '../clock';
import { Deadline } from './deadline';
import { Submission } from './submission';
import { furthestOf, shutBefore, sortOut } from '../sync/stored-sitting';
import type { AttemptContext } from './attempt-context';
import type { LateState } from '../sync/late-answers';
import type { KeptAnswer, KeptSitting } from '../sync/outbox';
import type { Phase } from './phase';
import type { Saver } from '../sync/saver';
import type { Answer } from '../sync/saver-dependencies';
import { saverOf } from './sitting-saver';
import type {
  ClockAnswer,
  Question,
  Receipt,
  Response,
  SittingAnswer,
  StoredResponse,
} from '../api/api-types';

const BLANK: Answer = { response: null, isFlagged: false };

export class Sitting {
  phase: Phase = 'RUNNING';
  receipt: Receipt | null = null;
  /** Of the question that is shown, from 0. */
  place: number;
  reached: number;

  readonly attempt: SittingAnswer['attempt'];
  readonly title: string;
  readonly questions: Question[];
  readonly isForward: boolean;
  readonly saver: Saver;
  private readonly answers: Map<string, Answer>;
  private readonly listeners = new Set<() => void>();
  private readonly deadline: Deadline;
  private readonly handing: Submission;
  private readonly unsubscribes: (() => void)[];

  /** @param kept what was typed here before and never receipted, in that order, of a sitting as noted */
  constructor(
    { attempt, paper, responses }: SittingAnswer,
    readonly context: AttemptContext,
    kept: readonly KeptAnswer[] = [],
    noted: KeptSitting | null = null,
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
    const known = tab.sitting?.attemptId === attempt.id ? tab.sitting.place : 0;
    const ours = [...responses, ...kept].filter(({ epoch }) => epoch === attempt.epoch);
    const sequence = Math.max(
      tab.sequenceOf(attempt.id, attempt.epoch),
      ...ours.map((response) => response.sequence),
    );
    const changed = this.changed.bind(this);
    this.saver = saverOf(attempt, context, sequence, this.answers, {
      changed,
      refused: (error) => this.refused(error),
      heard: ({ deadlineAt, serverTime }) => this.takeDeadline(deadlineAt, serverTime),
    });
    this.handing = new Submission(this, context, changed);
    this.unsubscribes = [context.outbox.subscribe(changed), context.late.subscribe(changed)];
    this.resume(kept, noted, responses);
    this.place = this.isForward ? this.reached : Math.min(known, this.questions.length - 1);
    tab.sits(attempt.id, this.place);
  }

  get clock(): ServerClock {
    return this.context.clock;
  }

  /** In milliseconds since 1970; null: there is no end. */
  get deadlineAt(): number | null {
    return this.deadline.at;
  }

  /** @see Submission.tries */
  get submitTries(): number {
    return this.handing.tries;
  }

  /** @see Outbox.isKept */
  get isKept(): boolean {
    return this.context.outbox.isKept;
  }

  /** What came too late for the paper. */
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
    return !('text' in response) || response.text.trim() !== '';
  }

  /** Whether it was handed in, but not from here. */
  get isElsewhere(): boolean {
    return this.receipt?.submittedBy === 'LEARNER' && !this.handing.isOurs(this.receipt);
  }

  /** Forward-only: whether a place is behind what was reached. */
  isClosed(place: number): boolean {
    return this.isForward && place < this.reached;
  }

  /** @param atOnce for what is chosen; what is typed waits for a pause */
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
    this.context.tab.sits(this.attempt.id, place);
    if (this.isForward && place > this.reached) {
      this.reached = place;
      this.note();
      this.saver.reach(place);
    } else void this.saver.flush();
    this.changed();
  }

  /** All on one page: where the learner is. */
  looksAt(place: number): void {
    if (this.isForward || place === this.place) return;
    this.place = place;
    this.context.tab.sits(this.attempt.id, place);
    this.changed();
  }

  /** Goes on trying until there is a receipt, also when the page is opened again. */
  async submit(at = this.clock.now()): Promise<void> {
    if (this.phase !== 'RUNNING') return;
    this.enter('SUBMITTING');
    this.note(at);
    await this.handing.run(at);
  }

  /** The line is back, or somebody presses the button: no more waiting. */
  tryNow(): void {
    this.handing.tryNow();
    this.context.late.tryNow();
    void this.saver.flush();
  }

  /** What the server says of the time, and of who has the attempt. */
  heard({ deadlineAt, epoch, receipt, serverTime }: ClockAnswer): void {
    if (receipt) this.end(receipt);
    else if (epoch > this.attempt.epoch) this.enter('ELSEWHERE');
    else this.takeDeadline(deadlineAt, serverTime);
  }

  timeIsUp(): void {
    if (this.phase !== 'RUNNING') return;
    this.enter('TIME_UP');
    void this.saver.flush();
  }

  /** What the server has not receipted, as an outbox keeps it. */
  unsent(): KeptAnswer[] {
    const { id: attemptId, epoch } = this.attempt;
    return this.saver.pendingEntries().map((entry) => ({ ...entry, attemptId, epoch }));
  }

  close(): void {
    this.saver.leave();
    this.saver.stop();
    this.listeners.clear();
    for (const unsubscribe of this.unsubscribes) unsubscribe();
  }

  /** Goes on with what was typed here before, unless it was answered elsewhere since. */
  private resume(
    kept: readonly KeptAnswer[],
    noted: KeptSitting | null,
    stored: readonly StoredResponse[],
  ): void {
    const { tab, outbox, late } = this.context;
    const { id, epoch } = this.attempt;
    const isShut = shutBefore(this.questions, this.isForward ? this.attempt.reached : 0);
    const { again, done, late: tooLate } = sortOut(kept, stored, isShut);
    late.takeBack(id);
    for (const { questionId, response, isFlagged, typedAt } of again) {
      this.answers.set(questionId, { response, isFlagged });
      this.saver.note(questionId, { response, isFlagged }, typedAt);
    }
    const earlier = again.filter((answer) => answer.epoch !== epoch);
    for (const answer of [...done, ...earlier]) outbox.forget(answer);
    late.deliver(id, tooLate);
    const furthest = furthestOf(this.questions, noted?.reached ?? 0, again);
    if (this.isForward && furthest > this.reached) {
      this.reached = furthest;
      this.saver.reach(furthest);
    }
    tab.count(id, epoch, this.saver.lastSequence);
    this.note();
    if (again.length > 0) void this.saver.flush();
  }

  private note(handedInAt: number | null = null): void {
    const { id: attemptId, epoch } = this.attempt;
    const { reached } = this;
    this.context.outbox.note({ attemptId, epoch, reached, handedInAt });
  }

  private change(questionId: string, answer: Answer): void {
    if (this.phase !== 'RUNNING') return;
    this.answers.set(questionId, answer);
    this.saver.note(questionId, answer);
    this.context.tab.count(this.attempt.id, this.attempt.epoch, this.saver.lastSequence);
    this.changed();
  }

  private takeDeadline(iso: string | null, serverTime: string): void {
    const news = this.deadline.hear(iso, serverTime);
    if (!news) return;
    const { at } = this.deadline;
    // Put off, or never over: a device's clock that was wrong ends nothing.
    const isBack =
      this.phase === 'TIME_UP' &&
      (at === null || (!this.clock.isDoubtful && at > this.clock.now()));
    if (isBack) this.phase = 'RUNNING';
    if (news === 'MOVED' || isBack) this.changed();
  }

  /** The server said no, and will again. */
  refused(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (error.code === 'ATTEMPT_ENDED' && error.current) this.end(error.current as Receipt);
    else if (isFinal(error)) this.enter(error.code === 'LEASE_LOST' ? 'ELSEWHERE' : 'SHUT_OUT');
  }

  end(receipt: Receipt): void {
    this.receipt = receipt;
    this.enter('ENDED');
  }

  private enter(phase: Phase): void {
    if (this.phase === 'ENDED') return;
    const isNew = phase !== this.phase;
    this.phase = phase;
    if (['ENDED', 'ELSEWHERE', 'SHUT_OUT'].includes(phase)) {
      this.saver.stop();
      this.context.tab.leaves();
    }
    if (isNew) this.passOn(phase);
    this.changed();
  }

  /** What the paper takes no more goes to whoever gives the exam. */
  private passOn(phase: Phase): void {
    const { outbox, late } = this.context;
    if (phase === 'ENDED') outbox.forgetSitting(this.attempt.id);
    if (phase === 'ENDED' || phase === 'ELSEWHERE') late.deliver(this.attempt.id, this.unsent());
  }

  /** Asked anew after each wait. */
  isPhase(phase: Phase): boolean {
    return this.phase === phase;
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}
