/** Where a candidate is in an attempt: the questions that were delivered, the one that is shown, and the furthest one. */
import type { AttemptContext } from './attempt-context';
import { QuestionDelivery, type DeliveredSitting } from './question-delivery';
import type { KnownSitting, Question } from '../api/api-types';
import type { Saver } from '../sync/saver';

/** What the progress needs of its sitting. */
export interface ProgressingSitting extends Pick<
  DeliveredSitting,
  'isRunning' | 'onRefusal' | 'onChange'
> {
  context: AttemptContext;
  saver: Saver;
  isAnswered: (questionId: string) => boolean;
  /** The candidate has moved, or has left a question: stores where they are in this browser. */
  onProgress: () => void;
  /** A question was delivered: stores the paper in this browser. */
  onDelivery: () => void;
}

export class Progress {
  /** The current question, from 0. */
  place = 0;
  /** Forward-only: the furthest question that was shown, from 0. */
  reached: number;
  /** By their places. Forward-only: those that were delivered so far. */
  readonly questions: Question[];
  /** Of the whole paper. */
  readonly questionCount: number;
  readonly isForward: boolean;
  readonly delivery: QuestionDelivery;
  /** Forward-only: the furthest question that was gone to, whether it has come or not. */
  private leftFor: number;
  private readonly attemptId: string;

  constructor(
    { attempt, paper }: KnownSitting,
    private readonly sitting: ProgressingSitting,
  ) {
    this.attemptId = attempt.id;
    this.questions = [...paper.questions];
    this.questionCount = paper.questionCount;
    this.isForward = attempt.navigation === 'FORWARD';
    this.reached = attempt.reached;
    this.leftFor = attempt.reached;
    const { context, saver } = sitting;
    this.delivery = new QuestionDelivery(
      {
        ...sitting,
        attemptId: attempt.id,
        token: context.token,
        place: () => this.place,
        isAnswered: () => sitting.isAnswered(this.currentId()),
        isAnswerSaved: () => this.isAnswerSaved(),
        flush: async () => saver.flush(),
        leave: async (place) => this.leave(place),
        onDelivered: (question, isAwaited) => this.deliver(question, isAwaited),
      },
      this.questions.length,
      this.questionCount,
    );
  }

  /**
   * Begins at the question where this page was before, or where the candidate was on any device.
   * @param lastPlace from 0, of the attempt
   */
  begin(lastPlace: number): void {
    const { tab } = this.sitting.context;
    const known = tab.sitting?.attemptId === this.attemptId ? tab.sitting.place : lastPlace;
    this.place = this.isForward ? this.reached : Math.min(known, this.questions.length - 1);
    tab.enterSitting(this.attemptId, this.place);
    if (this.furthest > this.reached) void this.delivery.goTo(this.furthest, true);
    else this.delivery.readAhead();
  }

  /** Forward-only: the furthest question, where the server does not know it yet. */
  resumeAt(furthest: number): void {
    if (!this.isForward || furthest <= this.reached) return;
    this.reached = Math.min(furthest, this.questions.length - 1);
    this.leftFor = furthest;
    void this.sitting.saver.reach(furthest);
  }

  /** Forward-only: questions before it take no answers any more. */
  get furthest(): number {
    return Math.max(this.reached, this.leftFor);
  }

  /** Whether a question was left and is closed. */
  isClosed(place: number): boolean {
    return this.isForward && place < this.furthest;
  }

  /** Goes to a question. Forward-only, one that is not here yet is shown once it was delivered. */
  goTo(place: number): void {
    if (place < 0 || place >= this.questionCount || this.isClosed(place)) return;
    if (place < this.questions.length) this.show(place);
    else void this.delivery.goTo(place);
  }

  /** With all questions on one page: the candidate has moved to another question. */
  setPlace(place: number): void {
    if (!this.isForward && place !== this.place) this.move(place);
  }

  private show(place: number): void {
    const { saver } = this.sitting;
    if (this.isForward && place > this.reached) {
      this.reached = place;
      void saver.reach(place);
    } else void saver.flush();
    this.move(place);
    this.delivery.readAhead();
  }

  /** Stored before it is sent: the next page must not show a question that the server has closed. */
  private async leave(place: number): Promise<void> {
    this.leftFor = place;
    this.sitting.onProgress();
    await this.sitting.saver.reach(place);
  }

  private move(place: number): void {
    this.place = place;
    this.sitting.context.tab.enterSitting(this.attemptId, place);
    this.sitting.saver.shown.show(place);
    this.sitting.onProgress();
    this.sitting.onChange();
  }

  private deliver(question: Question, isAwaited: boolean): void {
    this.questions.push(question);
    this.sitting.onDelivery();
    if (isAwaited) this.goTo(this.questions.length - 1);
    else this.sitting.onChange();
  }

  private isAnswerSaved(): boolean {
    const { saver, isAnswered } = this.sitting;
    const id = this.currentId();
    return isAnswered(id) && saver.stateOf(id) === 'SAVED';
  }

  private currentId(): string {
    return this.questions[this.place]?.id ?? '';
  }
}
