import type { DataSource, QueryRunner } from 'typeorm';
import { Import, type ImportPhase, ImportState } from './import.entity.js';

/** Pages ask about twice a second; writing more often would tell nobody. */
const EVERY_MS = 250;

/**
 * Writes how far one run of an import is, outside its transaction, so that pages see it. It has a
 * connection of its own from the start: one asked for while the run holds the quiz's lock could be
 * held by those who wait for that lock.
 */
export class ImportProgress {
  private written = 0;
  private readonly connection: QueryRunner;

  constructor(
    dataSource: DataSource,
    private readonly id: string,
    private readonly runs: number,
  ) {
    this.connection = dataSource.createQueryRunner();
  }

  async enter(phase: ImportPhase, rowsTotal: number | null): Promise<void> {
    await this.write({ phase, rowsDone: 0, rowsTotal });
  }

  async reach(rowsDone: number): Promise<void> {
    if (Date.now() - this.written >= EVERY_MS) await this.write({ rowsDone });
  }

  async close(): Promise<void> {
    await this.connection.release();
  }

  private async write(values: Partial<Import>): Promise<void> {
    this.written = Date.now();
    const current = { id: this.id, runs: this.runs, state: ImportState.RUNNING };
    await this.connection.manager.update(Import, current, values);
  }
}
