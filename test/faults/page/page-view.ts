/** What a simulated candidate sees on the page, and can do there. */
import type { Phase } from '../../../client/take/session/phase.js';

export type Response = { optionId: string } | { text: string } | null;

export interface ShownQuestion {
  id: string;
  kind: string;
  text: string;
  marks: string;
  options: { id: string; text: string }[];
}

export interface PageView {
  /** BEFORE: no sitting yet; FAILED: none was opened, try again; OVER: none can be opened any more. */
  phase: Phase | 'BEFORE' | 'FAILED' | 'OVER';
  attemptId: string | null;
  epoch: number;
  questions: ShownQuestion[];
  isForward: boolean;
  place: number;
  reached: number;
  /** Answers that the page shows as not delivered yet, and as refused. */
  pending: number;
  refused: number;
  /** Whether the page says that typed answers survive a reload. */
  isPersistent: boolean;
}

/** A change with the sequence that the page gave it. */
export interface RecordedChange {
  attemptId: string;
  questionId: string;
  epoch: number;
  sequence: number;
  response: Response;
  isFlagged: boolean;
}

export interface Page {
  view(): PageView;
  stateOf(questionId: string): 'SAVED' | 'PENDING' | 'REFUSED';
  answerOf(questionId: string): Response;
  /** @returns null if the page refused it, or nothing changed */
  respond(questionId: string, response: Response, atOnce: boolean): RecordedChange | null;
  flag(questionId: string): RecordedChange | null;
  goToQuestion(place: number): void;
  submit(): void;
  /** Takes the attempt over from another page. */
  takeOver(): void;
}
