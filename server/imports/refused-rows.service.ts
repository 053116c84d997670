import { Injectable } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { FairQueue } from '../core/jobs/fair-queue.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { importErrors } from './import.errors.js';
import { ImportFindings, type FaultyRow } from './import.findings.js';
import { ImportService } from './import.service.js';
import type { RepairRow } from './spreadsheet/repair-process.js';
import { repairWorkbook } from './spreadsheet/repair-workbook.js';

/** Some seconds each, two minutes at most. Who comes later is asked to try again. */
const TURNS = { running: 1, perAccount: 1, perGroup: 4, total: 4 };
const DOWNLOADS = { name: 'refused-rows', points: 60, seconds: 3_600 };

/** Hands out the rows that an import has refused, to be repaired in a spreadsheet program. */
@Injectable()
export class RefusedRowsService {
  /** A large one takes a core for seconds: the next waits. */
  private readonly turns = new FairQueue(TURNS);
  /** Accounts that wait for one, or whose one is written: each stands in line once. */
  private readonly inLine = new Set<string>();

  constructor(
    private readonly imports: ImportService,
    private readonly findings: ImportFindings,
    private readonly limits: RateLimits,
  ) {}

  /**
   * An .xlsx file that can be imported as it is once it is repaired.
   * @throws IMPORT_NOT_FOUND, NO_REFUSED_ROWS, TOO_MANY_REQUESTS, BUSY
   */
  async workbook(
    viewer: Viewer,
    importId: string,
  ): Promise<{ fileName: string; bytes: Uint8Array }> {
    const owner = await this.imports.read(viewer, importId);
    if (owner.refusedRowCount === 0) throw importErrors.NO_REFUSED_ROWS();
    await this.limits.consume(DOWNLOADS, viewer.userId);
    const columns = kindNamed(owner.kind).columns.map(({ header, width }) => ({ header, width }));
    const rows = repairRows(this.findings.allRefusedRows(owner));
    const bytes = await this.inTurn(viewer, async () => repairWorkbook(columns, rows));
    return { fileName: `${owner.fileName.replace(/\.xlsx$/i, '')} (to repair).xlsx`, bytes };
  }

  private async inTurn<T>({ userId, instituteId }: Viewer, work: () => Promise<T>): Promise<T> {
    if (this.inLine.has(userId)) throw coreErrors.BUSY({ retryAfter: 5 });
    this.inLine.add(userId);
    try {
      return await this.turns.run({ account: userId, group: instituteId }, work);
    } finally {
      this.inLine.delete(userId);
    }
  }
}

async function* repairRows(parts: AsyncIterable<FaultyRow[]>): AsyncGenerator<RepairRow[]> {
  for await (const rows of parts) yield rows.map(repairRow);
}

function repairRow({ row, cells, faults }: FaultyRow): RepairRow {
  const faulty = new Set(faults.map(({ column }) => column));
  return {
    row,
    messages: faults.map(({ column, message }) => `${column}: ${message}`),
    cells: cells.map(({ column, value, isUnread }) => ({
      text: isUnread && value === '' ? null : value,
      isFaulty: faulty.has(column),
    })),
  };
}
