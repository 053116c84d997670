import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { coreErrors } from '../errors/domain-error.js';
import { isLostConnection } from '../errors/connection-errors.js';
import { RecordedCalls } from './recorded-calls.port.js';

/** The transaction of a mutation. Every function that takes part in it takes this as an argument. */
export interface Transaction {
  manager: EntityManager;
  /**
   * Runs a callback once the transaction is durable. The caller waits for it up to 2 s. A failure is
   * only logged, so the effect must be recoverable from the rows (see core/jobs).
   */
  afterCommit(callback: () => Promise<void> | void): void;
}

/** The caller is answered after this long at the latest, even if the queue does not respond. */
const AFTER_COMMIT_MS = 2_000;

/** Runs each mutation in one transaction. The service that owns the rules opens it. */
@Injectable()
export class UnitOfWork {
  private readonly logger = new Logger(UnitOfWork.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly calls: RecordedCalls,
  ) {}

  /** For reads that need no transaction. */
  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  /** @throws whatever the work throws; OUTCOME_UNKNOWN when the commit got no response */
  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const callbacks: (() => Promise<void> | void)[] = [];
    const state = { isWorkDone: false };
    const result = await this.dataSource
      .transaction(async (manager) => {
        const value = await work({
          manager,
          afterCommit: (callback) => callbacks.push(callback),
        });
        state.isWorkDone = true;
        return value;
      })
      .catch((error: unknown) => {
        // Only the commit was left. It may have been applied, although the response was lost.
        const isUnknown = state.isWorkDone && isLostConnection(error);
        throw isUnknown ? coreErrors.OUTCOME_UNKNOWN() : error;
      });
    if (callbacks.length > 0) {
      const timeout = sleep(AFTER_COMMIT_MS, undefined, { ref: false });
      await Promise.race([this.runCallbacks(callbacks), timeout]);
    }
    return result;
  }

  /**
   * Runs the one transaction that an operation consists of. A caller who sends the operation again with the same
   * Idempotency-Key gets what the work returned the first time: entities are read again, and only their ids are stored.
   * @param work returns entities, ids, numbers and the like, not texts of people; see RecordedAnswer
   * @throws as `run`, and as `RecordedCalls.runOnce`
   */
  async runOnce<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.run(async (tx) => this.calls.runOnce(tx.manager, async () => work(tx)));
  }

  /**
   * What an earlier call with the same Idempotency-Key returned from `runOnce`, or null. For operations whose checks
   * before the transaction cannot be passed twice.
   */
  async findAnswer(): Promise<{ value: unknown } | null> {
    return this.calls.isKeyed() ? this.run(async ({ manager }) => this.calls.find(manager)) : null;
  }

  /** Identifies the current call in marks of what it has done; see `RecordedCalls.callId`. */
  callId(): string {
    return this.calls.callId();
  }

  private async runCallbacks(callbacks: (() => Promise<void> | void)[]): Promise<void> {
    for (const callback of callbacks) {
      try {
        await callback();
      } catch (error) {
        this.logger.warn(error);
      }
    }
  }
}
