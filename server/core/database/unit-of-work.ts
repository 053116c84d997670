import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { coreErrors } from '../errors/domain-error.js';
import { isLostConnection } from '../errors/connection-errors.js';

/** What a mutation does its work with. Everything inside it takes this as an argument. */
export interface Transaction {
  manager: EntityManager;
  /**
   * Runs once the transaction is durable. The caller waits a moment for it, but its failure is only
   * logged: what it does must be recoverable from the rows (see core/jobs).
   */
  afterCommit(work: () => Promise<void> | void): void;
}

/** What was committed is acknowledged by then, whatever the queue does. */
const AFTERWARDS_MS = 2_000;

/** A mutation is one transaction, opened here by the service that owns the rules. */
@Injectable()
export class UnitOfWork {
  private readonly logger = new Logger(UnitOfWork.name);

  constructor(private readonly dataSource: DataSource) {}

  /** For reads that need no transaction. */
  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  /** @throws whatever the work throws; OUTCOME_UNKNOWN when the commit was not answered */
  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const afterwards: (() => Promise<void> | void)[] = [];
    const state = { isWorkDone: false };
    const result = await this.dataSource
      .transaction(async (manager) => {
        const done = await work({ manager, afterCommit: (later) => afterwards.push(later) });
        state.isWorkDone = true;
        return done;
      })
      .catch((error: unknown) => {
        // What is left then is the commit: it may have arrived, and only its answer was lost.
        const isUnknown = state.isWorkDone && isLostConnection(error);
        throw isUnknown ? coreErrors.OUTCOME_UNKNOWN() : error;
      });
    if (afterwards.length > 0) {
      const moment = sleep(AFTERWARDS_MS, undefined, { ref: false });
      await Promise.race([this.finish(afterwards), moment]);
    }
    return result;
  }

  private async finish(afterwards: (() => Promise<void> | void)[]): Promise<void> {
    for (const later of afterwards) {
      try {
        await later();
      } catch (error) {
        this.logger.warn(error);
      }
    }
  }
}
