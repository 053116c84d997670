import { Injectable } from '@nestjs/common';
import type { Viewer } from '../core/access/viewer.js';
import { coreErrors } from '../core/errors/domain-error.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { FairQueue } from '../core/jobs/fair-queue.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { importErrors } from './import.errors.js';
import { columnsRead, ImportFindings, type FaultyRow } from './import.findings.js';
import { ImportService } from './import.service.js';
import type { RepairRow } from './spreadsheet/repair-process.js';
import { repairWorkbook } from './spreadsheet/repair-workbook.js';

/** A workbook takes some seconds, at most two minutes. Further requests get BUSY. */
const QUEUE_LIMITS = { running: 1, perAccount: 1, perGroup: 4, total: 4 };
/** exceljs writes no pictures while it streams rows. */
const PICTURES =
  'The pictures of this row are only in your own file: add them here again, or correct the row on the page of the import';
const DOWNLOADS = { name: 'refused-rows', points: 60, seconds: 3_600 };

/** Writes the refused rows of an import to a workbook, to be repaired in a spreadsheet program. */
@Injectable()
export class RefusedRowsService {
  /** A large workbook uses a core for seconds, so they are written one by one. */
  private readonly queue = new FairQueue(QUEUE_LIMITS);
  /** Accounts that have a workbook waiting or being written: at most one each. */
  private readonly queuedAccounts = new Set<string>();

  constructor(
    private readonly imports: ImportService,
    private readonly findings: ImportFindings,
    private readonly limits: RateLimits,
  ) {}

  /**
   * An .xlsx file that can be repaired and imported again.
   * @throws IMPORT_NOT_FOUND, NO_REFUSED_ROWS, TOO_MANY_REQUESTS, BUSY
   */
  async workbook(
    viewer: Viewer,
    importId: string,
  ): Promise<{ fileName: string; bytes: Uint8Array }> {
    const owner = await this.imports.read(viewer, importId);
    if (owner.refusedRowCount === 0) throw importErrors.NO_REFUSED_ROWS();
    await this.limits.consume(DOWNLOADS, viewer.userId);
    const columns = columnsRead(kindNamed(owner.kind), owner.rules).map(({ header, width }) => ({
      header,
      width,
    }));
    const rows = repairRows(this.findings.allRefusedRows(owner));
    const bytes = await this.runInQueue(viewer, async () => repairWorkbook(columns, rows));
    return {
      fileName: `${owner.fileName.replace(/\.(?:xlsx|csv)$/i, '')} (to repair).xlsx`,
      bytes,
    };
  }

  private async runInQueue<T>({ userId, instituteId }: Viewer, work: () => Promise<T>): Promise<T> {
    if (this.queuedAccounts.has(userId)) throw coreErrors.BUSY({ retryAfter: 5 });
    this.queuedAccounts.add(userId);
    try {
      return await this.queue.run({ account: userId, group: instituteId }, work);
    } finally {
      this.queuedAccounts.delete(userId);
    }
  }
}

async function* repairRows(parts: AsyncIterable<FaultyRow[]>): AsyncGenerator<RepairRow[]> {
  for await (const rows of parts) yield rows.map(repairRow);
}

function repairRow({ row, cells, faults, hasPictures }: FaultyRow): RepairRow {
  const faulty = new Set(faults.map(({ column }) => column));
  const messages = faults.map(({ column, message }) => `${column}: ${message}`);
  return {
    row,
    messages: hasPictures ? [...messages, PICTURES] : messages,
    cells: cells.map(({ column, value, isUnread }) => ({
      text: isUnread && value === '' ? null : value,
      isFaulty: faulty.has(column),
    })),
  };
}
