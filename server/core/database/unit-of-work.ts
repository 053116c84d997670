import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** What a mutation does its work with. Everything inside it takes this as an argument. */
export interface Transaction {
  manager: EntityManager;
  /**
   * Runs once the transaction is durable. The caller waits for it, but its failure is only logged:
   * what it does must be recoverable from the rows (see core/jobs).
   */
  afterCommit(work: () => Promise<void>): void;
}

/** A mutation is one transaction, opened here by the service that owns the rules. */
@Injectable()
export class UnitOfWork {
  private readonly logger = new Logger(UnitOfWork.name);

  constructor(private readonly dataSource: DataSource) {}

  /** For reads that need no transaction. */
  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const afterwards: (() => Promise<void>)[] = [];
    const result = await this.dataSource.transaction((manager) =>
      work({ manager, afterCommit: (later) => afterwards.push(later) }),
    );
    for (const later of afterwards) {
      await later().catch((error: unknown) => this.logger.warn(error));
    }
    return result;
  }
}
