import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import type { QuestionKind } from '../questions/kinds/question-kind.js';
import { Import, ImportState, type Corrections } from './import.entity.js';
import { importErrors } from './import.errors.js';
import { RefusedRow } from './import.findings.entity.js';
import { readSpreadsheet } from './spreadsheet/reader.js';
import type { SheetRow, SheetTable } from './spreadsheet/table.js';
import { UploadsService } from './uploads.service.js';

/** Where the rows of an import come from: its file, or what an earlier import has left. */
@Injectable()
export class ImportSource {
  constructor(
    private readonly work: UnitOfWork,
    private readonly uploads: UploadsService,
  ) {}

  /** @throws FileRefusal, UPLOAD_NOT_FOUND, IMPORT_NOT_FOUND */
  async rows(begun: Import, kind: QuestionKind, signal: AbortSignal): Promise<SheetTable> {
    const { corrections } = begun;
    if (corrections === null) return this.file(begun, kind, signal);
    const { corrects } = begun;
    const earlier =
      corrects === null ? null : await this.work.manager.findOneBy(Import, { id: corrects });
    if (!earlier) throw importErrors.IMPORT_NOT_FOUND();
    const isPartStored = earlier.state === ImportState.SUCCEEDED;
    const rest = isPartStored
      ? await this.refusedRows(earlier, kind)
      : await this.file(begun, kind, signal);
    return corrected(rest, corrections, kind);
  }

  private async file(begun: Import, kind: QuestionKind, signal: AbortSignal): Promise<SheetTable> {
    const file = await this.uploads.read(begun.uploadId);
    return readSpreadsheet(file, kind.columns, signal);
  }

  private async refusedRows(earlier: Import, kind: QuestionKind): Promise<SheetTable> {
    const rows = await this.work.manager.find(RefusedRow, {
      where: { importId: earlier.id },
      order: { row: 'ASC' },
    });
    const headers = kind.columns.map(({ header }) => header);
    return {
      headers,
      unused: [],
      rows: rows.map(({ row, cells, unread }) => ({
        number: row,
        cells: headers.map((header) => cells[header] ?? ''),
        faults: unread,
      })),
    };
  }
}

/** The rows with what is said instead laid over them; a correction may fill a column that was missing. */
function corrected(table: SheetTable, corrections: Corrections, kind: QuestionKind): SheetTable {
  const added = kind.columns
    .map(({ header }) => header)
    .filter((header) => !table.headers.includes(header));
  const headers = [...table.headers, ...added];
  const lay = (row: SheetRow): SheetRow => {
    const said = corrections[row.number] ?? {};
    return {
      number: row.number,
      cells: headers.map((header, index) => said[header] ?? row.cells[index] ?? ''),
      faults: row.faults.filter(({ header }) => said[header] === undefined),
    };
  };
  return { ...table, headers, rows: table.rows.map(lay) };
}
