import type { DataSource, QueryRunner } from 'typeorm';
import { Import, type ImportPhase, ImportState } from './import.entity.js';

/** Pages poll about twice a second; more frequent writes would not be seen. */
const WRITE_INTERVAL_MS = 250;

/**
 * Writes the progress of one run of an import, outside its transaction, so that pages see it. It takes
 * a connection of its own at the start: while the run has the lock of the quiz, requests that wait for
 * that lock may occupy all connections of the pool, which would be a deadlock.
 */
export class ImportProgress {
  private lastWriteAt = 0;
  private readonly connection: QueryRunner;

  constructor(
    dataSource: DataSource,
    private readonly id: string,
    private readonly runs: number,
  ) {
    this.connection = dataSource.createQueryRunner();
  }

  async startPhase(phase: ImportPhase, rowsTotal: number | null): Promise<void> {
    await this.write({ phase, rowsDone: 0, rowsTotal });
  }

  async reportRows(rowsDone: number): Promise<void> {
    if (Date.now() - this.lastWriteAt >= WRITE_INTERVAL_MS) await this.write({ rowsDone });
  }

  async close(): Promise<void> {
    await this.connection.release();
  }

  private async write(values: Partial<Import>): Promise<void> {
    this.lastWriteAt = Date.now();
    const current = { id: this.id, runs: this.runs, state: ImportState.RUNNING };
    await this.connection.manager.update(Import, current, values);
  }
}
