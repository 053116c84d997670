/** What a simulated learner sees of their page, and what they can do there. */
import type { Phase } from '../../../client/take/session/phase.js';

export type Response = { optionId: string } | { text: string } | null;

export interface SeenQuestion {
  id: string;
  kind: string;
  text: string;
  marks: number;
  options: { id: string; text: string }[];
}

export interface Sight {
  /** BEFORE: there is none to see yet; FAILED: none goes on, and none was started; OVER: nor will one be. */
  phase: Phase | 'BEFORE' | 'FAILED' | 'OVER';
  attemptId: string | null;
  epoch: number;
  questions: SeenQuestion[];
  isForward: boolean;
  place: number;
  reached: number;
  /** Answers that the page shows as not delivered yet, and as not taken. */
  pending: number;
  refused: number;
  /** Whether it says that what is typed outlives the page. */
  isKept: boolean;
}

/** A change as the page counted it. */
export interface Noted {
  attemptId: string;
  questionId: string;
  epoch: number;
  sequence: number;
  response: Response;
  isFlagged: boolean;
}

export interface Page {
  see(): Sight;
  stateOf(questionId: string): 'SAVED' | 'PENDING' | 'REFUSED';
  answerOf(questionId: string): Response;
  /** @returns what was noted; null where the page took nothing, or nothing changed */
  respond(questionId: string, response: Response, atOnce: boolean): Noted | null;
  flag(questionId: string): Noted | null;
  goTo(place: number): void;
  handIn(): void;
  /** The attempt goes on elsewhere, and is to go on here. */
  takeBack(): void;
}
