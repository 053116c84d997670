/** A sitting as this page knows it: what is answered, where the learner is, and how it stands with the server. */
import { ask, backOffMs, isFinal, isMalformed, Refused } from './api';
import type { ServerClock } from './clock';
import { Saver, type Answer, type Batch } from './saver';
import type { Tab } from './tab';
import type {
  ClockAnswer,
  Entry,
  Question,
  Receipt,
  Response,
  SaveAnswer,
  SittingAnswer,
  SubmitAnswer,
} from './wire';

export type Phase =
  | 'RUNNING'
  /** Handed in here; the receipt is not there yet. */
  | 'SUBMITTING'
  | 'TIME_UP'
  | 'ENDED'
  /** Another device has the attempt. */
  | 'ELSEWHERE'
  /** The link was revoked, or the attempt is gone. */
  | 'SHUT_OUT';

/** What the server's clock may differ by, seen from here. */
const CLOCK_DOUBT_MS = 2_000;

const BLANK: Answer = { response: null, isFlagged: false };

export class Sitting {
  phase: Phase = 'RUNNING';
  receipt: Receipt | null = null;
  deadlineAt: number | null;
  /** When the server said so, by its own clock: answers do not arrive in the order they were written. */
  private deadlineToldAt: number;
  /** Of the question that is shown, from 0. */
  place: number;
  reached: number;
  /** Submissions that failed since the last that did not. */
  submitTries = 0;

  readonly attempt: SittingAnswer['attempt'];
  readonly title: string;
  readonly questions: Question[];
  readonly isForward: boolean;
  readonly saver: Saver;
  private readonly answers: Map<string, Answer>;
  private readonly listeners = new Set<() => void>();
  private wakeSubmission: (() => void) | null = null;

  constructor(
    { attempt, paper, responses }: SittingAnswer,
    private readonly token: string,
    readonly clock: ServerClock,
    private readonly tab: Tab,
  ) {
    this.attempt = attempt;
    this.title = paper.title;
    this.questions = paper.questions;
    this.isForward = attempt.navigation === 'FORWARD';
    this.deadlineAt = attempt.deadlineAt === null ? null : Date.parse(attempt.deadlineAt);
    this.deadlineToldAt = Date.parse(attempt.serverTime);
    this.reached = attempt.reached;
    this.answers = new Map(
      responses.map(({ questionId, response, isFlagged }) => [questionId, { response, isFlagged }]),
    );
    const known = tab.sitting?.attemptId === attempt.id ? tab.sitting.place : 0;
    this.place = this.isForward ? this.reached : Math.min(known, this.questions.length - 1);
    const ours = responses.filter(({ epoch }) => epoch === attempt.epoch);
    const sequence = Math.max(
      tab.sequenceOf(attempt.id, attempt.epoch),
      ...ours.map((response) => response.sequence),
    );
    const wires = {
      send: async (batch: Batch, isLast: boolean) => this.send(batch, isLast),
      changed: () => this.changed(),
      refused: (error: unknown) => this.refused(error),
    };
    this.saver = new Saver(attempt.epoch, sequence, this.answers, wires, this.isForward);
    tab.sits(attempt.id, this.place);
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
    this.tab.sits(this.attempt.id, place);
    if (this.isForward && place > this.reached) {
      this.reached = place;
      this.saver.reach(place);
    } else void this.saver.flush();
    this.changed();
  }

  /** All on one page: where the learner is, without going anywhere. */
  looksAt(place: number): void {
    if (this.isForward || place === this.place) return;
    this.place = place;
    this.tab.sits(this.attempt.id, place);
    this.changed();
  }

  /** Goes on trying until there is a receipt: nobody knows which of the tries has arrived. */
  async submit(): Promise<void> {
    if (this.phase !== 'RUNNING') return;
    this.enter('SUBMITTING');
    let triedAt = 0;
    while (this.isPhase('SUBMITTING')) {
      let entries: Entry[] = [];
      try {
        entries = await this.saver.rest();
        if (!this.isPhase('SUBMITTING')) return;
        const body = { epoch: this.attempt.epoch, entries };
        if (this.submitTries === 0) triedAt = this.clock.now();
        const { receipt, refused } = await ask<SubmitAnswer>(this.path('/submission'), {
          method: 'POST',
          token: this.token,
          body,
        });
        // Handed in before, elsewhere: what came along arrived too late.
        const isOurs =
          receipt.submittedBy === 'LEARNER' &&
          Date.parse(receipt.submittedAt) > triedAt - CLOCK_DOUBT_MS;
        if (isOurs) this.saver.settle(entries, refused ?? []);
        this.end(receipt);
      } catch (error) {
        // An answer that cannot be read is set apart by saving it; the others are handed in without.
        const isApart = isMalformed(error) && this.saver.pendingCount > 0;
        if (isFinal(error) && !isApart) {
          this.refused(error);
          return;
        }
        if (isApart) void this.saver.flush();
        this.saver.takeLess(entries, error);
        this.submitTries += 1;
        this.changed();
        await this.pause(backOffMs(this.submitTries, error));
      }
    }
  }

  /** The line is back, or somebody presses the button: no more waiting. */
  tryNow(): void {
    this.wakeSubmission?.();
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

  /** Takes over what an earlier sitting of this page could not send, unless it was answered elsewhere since. */
  carry(earlier: Sitting, responses: SittingAnswer['responses']): void {
    const epochs = new Map(responses.map(({ questionId, epoch }) => [questionId, epoch]));
    for (const { questionId } of earlier.saver.pendingEntries()) {
      if ((epochs.get(questionId) ?? 0) > earlier.attempt.epoch) continue;
      this.change(questionId, earlier.answerOf(questionId));
    }
  }

  close(): void {
    this.saver.leave();
    this.saver.stop();
    this.listeners.clear();
  }

  private change(questionId: string, answer: Answer): void {
    if (this.phase !== 'RUNNING') return;
    this.answers.set(questionId, answer);
    this.saver.note(questionId, answer);
    this.tab.count(this.attempt.id, this.attempt.epoch, this.saver.lastSequence);
    this.changed();
  }

  private async send(batch: Batch, isLast: boolean): Promise<SaveAnswer> {
    let sentAt = 0;
    const answer = await ask<SaveAnswer>(this.path('/responses'), {
      method: 'PUT',
      token: this.token,
      body: batch,
      keepalive: isLast,
      onSent: (at) => {
        sentAt = at;
      },
    });
    this.clock.note(answer.serverTime, sentAt);
    this.takeDeadline(answer.deadlineAt, answer.serverTime);
    return answer;
  }

  private takeDeadline(iso: string | null, serverTime: string): void {
    const toldAt = Date.parse(serverTime);
    const at = iso === null ? null : Date.parse(iso);
    // Somebody on the way may answer 200 and say nothing of the time.
    if (Number.isNaN(toldAt) || Number.isNaN(at) || toldAt < this.deadlineToldAt) return;
    this.deadlineToldAt = toldAt;
    const isMoved = at !== this.deadlineAt;
    this.deadlineAt = at;
    // Put off, or never over: a device's clock that was wrong ends nothing.
    const isBack =
      this.phase === 'TIME_UP' &&
      (at === null || (!this.clock.isDoubtful && at > this.clock.now()));
    if (isBack) this.phase = 'RUNNING';
    if (isMoved || isBack) this.changed();
  }

  /** The server said no, and will again. */
  refused(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    if (error.code === 'ATTEMPT_ENDED' && error.current) this.end(error.current as Receipt);
    else if (isFinal(error)) this.enter(error.code === 'LEASE_LOST' ? 'ELSEWHERE' : 'SHUT_OUT');
  }

  private end(receipt: Receipt): void {
    this.receipt = receipt;
    this.enter('ENDED');
  }

  private enter(phase: Phase): void {
    if (this.phase === 'ENDED') return;
    this.phase = phase;
    if (['ENDED', 'ELSEWHERE', 'SHUT_OUT'].includes(phase)) {
      this.saver.stop();
      this.tab.leaves();
    }
    this.changed();
  }

  /** Asked anew after each wait: it may have changed meanwhile. */
  private isPhase(phase: Phase): boolean {
    return this.phase === phase;
  }

  private path(end: string): string {
    return `/${this.attempt.id}${end}`;
  }

  private async pause(ms: number): Promise<void> {
    await new Promise<void>((done) => {
      this.wakeSubmission = done;
      setTimeout(done, ms);
    });
    this.wakeSubmission = null;
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }
}
