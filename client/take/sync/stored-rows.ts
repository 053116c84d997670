/** What the candidate's page stores in this browser. */
import type { Entry, KnownResponse, KnownSitting } from '../api/api-types';

/** An answer without a receipt, as it was typed under a lease. */
export interface OutboxAnswer extends Entry {
  attemptId: string;
  epoch: number;
  /** The server has stored it as late; if the attempt goes on here, it can still go into the paper. */
  isAside?: boolean;
}

/** The progress of a sitting under one lease. */
export interface OutboxSitting {
  attemptId: string;
  epoch: number;
  /** Forward-only: the furthest question that was shown, from 0. */
  reached: number;
  /** The question that is shown, from 0. */
  place: number;
  /** When it was submitted here, in milliseconds by the server's clock; null: not, or a receipt came. */
  handedInAt: number | null;
}

/** An answer with a receipt, so that the page shows it after a reload without a connection. */
export interface StoredAnswer extends KnownResponse {
  attemptId: string;
}

/** A running attempt as the server last sent it, so that a reload goes on without a connection. */
export interface BegunAttempt {
  attemptId: string;
  /** Hash of the link's token: the database does not open the exam to whoever reads it. */
  link: string;
  /** The name of the page that has the lease. */
  client: string;
  /** Forward-only: with the questions that were delivered so far. */
  sitting: KnownSitting;
  /** What to add to this device's clock for the server's, in milliseconds. */
  clockOffset: number;
}
