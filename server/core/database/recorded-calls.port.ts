import type { EntityManager } from 'typeorm';

/**
 * Remembers which calls with an Idempotency-Key were applied, in the transaction that applied them. Implemented by the
 * idempotency module; this module depends only on this port.
 */
export abstract class RecordedCalls {
  /**
   * Runs the work of the current call and records it, or returns what it returned before. Without a key it
   * only runs it.
   * @param manager of the transaction
   * @throws IDEMPOTENCY_KEY_REUSED, IDEMPOTENCY_KEY_EXPIRED, IDEMPOTENCY_IN_PROGRESS, IDEMPOTENCY_ANSWER_GONE
   */
  abstract runOnce<T>(manager: EntityManager, work: () => Promise<T>): Promise<T>;

  /** Whether the current call has a key, and so may have been applied before. */
  abstract isKeyed(): boolean;

  /**
   * A UUID of the current call, the same whenever it is sent again with its key. For calls of several transactions: they
   * mark with it what is done, so that a repetition goes on after it. Without a key, a new one each time.
   */
  abstract callId(): string;

  /** What the current call returned before; null if it was not applied yet. @throws as `runOnce` */
  abstract find(manager: EntityManager): Promise<{ value: unknown } | null>;
}
