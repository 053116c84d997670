import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { QuestionKind } from '../questions/kinds/question-kind.js';
import { Import, ImportState, type Corrections } from './import.entity.js';
import { importErrors } from './import.errors.js';
import { RefusedRow } from './import.findings.entity.js';
import { readSpreadsheet } from './spreadsheet/reader.js';
import type { SheetRow, SheetTable } from './spreadsheet/table.js';
import { UploadsService } from './uploads.service.js';

/** Reads the rows of an import: from its file, or from the refused rows of an earlier import. */
@Injectable()
export class ImportSource {
  constructor(
    @InjectRepository(Import) private readonly imports: Repository<Import>,
    @InjectRepository(RefusedRow) private readonly refusedRows: Repository<RefusedRow>,
    private readonly uploads: UploadsService,
  ) {}

  /** @throws FileRefusal, UPLOAD_NOT_FOUND, IMPORT_NOT_FOUND */
  async readRows(importRow: Import, kind: QuestionKind, signal: AbortSignal): Promise<SheetTable> {
    const { corrections } = importRow;
    if (corrections === null) return this.readFile(importRow, kind, signal);
    const { corrects } = importRow;
    const earlier = corrects === null ? null : await this.imports.findOneBy({ id: corrects });
    if (!earlier) throw importErrors.IMPORT_NOT_FOUND();
    const isPartlyStored = earlier.state === ImportState.SUCCEEDED;
    const table = isPartlyStored
      ? await this.readRefusedRows(earlier, kind)
      : await this.readFile(importRow, kind, signal);
    return applyCorrections(table, corrections, kind);
  }

  private async readFile(
    importRow: Import,
    kind: QuestionKind,
    signal: AbortSignal,
  ): Promise<SheetTable> {
    const file = await this.uploads.read(importRow.uploadId);
    return readSpreadsheet(file, kind.columns, signal);
  }

  private async readRefusedRows(earlier: Import, kind: QuestionKind): Promise<SheetTable> {
    const rows = await this.refusedRows.find({
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

/** Replaces the corrected cells. A correction may fill a column that the file does not have. */
function applyCorrections(
  table: SheetTable,
  corrections: Corrections,
  kind: QuestionKind,
): SheetTable {
  const added = kind.columns
    .map(({ header }) => header)
    .filter((header) => !table.headers.includes(header));
  const headers = [...table.headers, ...added];
  const correct = (row: SheetRow): SheetRow => {
    const texts = corrections[row.number] ?? {};
    return {
      number: row.number,
      cells: headers.map((header, index) => texts[header] ?? row.cells[index] ?? ''),
      faults: row.faults.filter(({ header }) => texts[header] === undefined),
    };
  };
  return { ...table, headers, rows: table.rows.map(correct) };
}
