import { type UnitOfWork } from '../core/database/unit-of-work.js';
import { Import, type ImportPhase, ImportState } from './import.entity.js';

/** Pages ask about twice a second; writing more often would tell nobody. */
const EVERY_MS = 250;

/** Writes how far one run of an import is, outside its transaction, so that pages see it. */
export class ImportProgress {
  private written = 0;

  constructor(
    private readonly work: UnitOfWork,
    private readonly id: string,
    private readonly runs: number,
  ) {}

  async enter(phase: ImportPhase, rowsTotal: number | null): Promise<void> {
    await this.write({ phase, rowsDone: 0, rowsTotal });
  }

  async reach(rowsDone: number): Promise<void> {
    if (Date.now() - this.written >= EVERY_MS) await this.write({ rowsDone });
  }

  private async write(values: Partial<Import>): Promise<void> {
    this.written = Date.now();
    const current = { id: this.id, runs: this.runs, state: ImportState.RUNNING };
    await this.work.manager.update(Import, current, values);
  }
}
