import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { QuestionKind } from '../questions/kinds/question-kind.js';
import { Import, ImportState, type ChosenColumns, type Corrections } from './import.entity.js';
import { importErrors } from './import.errors.js';
import { RefusedRow } from './import.findings.entity.js';
import { ColumnMemory } from './remembered-columns.js';
import type { ColumnMapping } from './spreadsheet/header-search.js';
import { columnOf } from './spreadsheet/ooxml/cell-range.js';
import type { TextRun } from './spreadsheet/ooxml/cell-value.js';
import { readSpreadsheet, type SheetReading } from './spreadsheet/reader.js';
import type { ReadingRules } from './spreadsheet/read-workbook.js';
import type { SheetRow } from './spreadsheet/table.js';
import { UploadsService } from './uploads.service.js';

/** Reads the rows of an import: from its file, or from the refused rows of an earlier import. */
@Injectable()
export class ImportSource {
  constructor(
    @InjectRepository(Import) private readonly imports: Repository<Import>,
    @InjectRepository(RefusedRow) private readonly refusedRows: Repository<RefusedRow>,
    private readonly uploads: UploadsService,
    private readonly memory: ColumnMemory,
  ) {}

  /**
   * @param use gets the rows with their corrections; the file is read as long as it works
   * @throws FileRefusal, UPLOAD_NOT_FOUND, IMPORT_NOT_FOUND
   */
  async read<T>(
    importRow: Import,
    kind: QuestionKind,
    signal: AbortSignal,
    use: (reading: SheetReading) => Promise<T>,
  ): Promise<T> {
    const { corrections } = importRow;
    if (corrections === null) return this.readFile(importRow, kind, signal, use);
    const { corrects } = importRow;
    const earlier = corrects === null ? null : await this.imports.findOneBy({ id: corrects });
    if (!earlier) throw importErrors.IMPORT_NOT_FOUND();
    const useCorrected = async (reading: SheetReading): Promise<T> =>
      use(applyCorrections(reading, corrections, kind));
    return earlier.state === ImportState.SUCCEEDED
      ? useCorrected(await this.readRefusedRows(earlier, kind))
      : this.readFile(importRow, kind, signal, useCorrected);
  }

  private async readFile<T>(
    importRow: Import,
    kind: QuestionKind,
    signal: AbortSignal,
    use: (reading: SheetReading) => Promise<T>,
  ): Promise<T> {
    const file = await this.uploads.read(importRow.uploadId);
    const rules = await this.rulesOf(importRow);
    return readSpreadsheet({ file, columns: plainColumns(kind), rules }, signal, use);
  }

  private async rulesOf(importRow: Import): Promise<ReadingRules> {
    const { id, rules, instituteId, kind, chosenColumns } = importRow;
    if (rules === 'LEGACY') return { rules };
    if (importRow.rememberedNames === null) {
      importRow.rememberedNames = await this.memory.list(instituteId, kind);
      await this.imports.update({ id }, { rememberedNames: importRow.rememberedNames });
    }
    const mapping = chosenColumns && toMapping(chosenColumns);
    const { isPreview, rememberedNames: remembered } = importRow;
    return { rules, mapping, remembered, isPreview };
  }

  /** Their pictures are stored already. */
  private async readRefusedRows(earlier: Import, kind: QuestionKind): Promise<SheetReading> {
    const refused = await this.refusedRows.find({
      where: { importId: earlier.id },
      order: { row: 'ASC' },
    });
    const headers = kind.columns.map(({ header }) => header);
    const rows = refused.map(({ row, cells, unread, pictures }) => ({
      number: row,
      cells: headers.map((header) => cells[header] ?? ''),
      faults: unread,
      ...(pictures.length > 0 && { pictures }),
    }));
    const none = { unused: [], names: [], mappedNames: null };
    return {
      head: { headers, rowCount: rows.length, ...none },
      rows: async function* () {
        yield await Promise.resolve(rows);
      },
      notes: () => [],
      picture: async () => this.uploads.read(null),
    };
  }
}

/** What the reading process needs to know of the columns of a kind. */
function plainColumns({ columns }: QuestionKind) {
  return columns.map(({ header, aliases, otherNames, isRequired, reading, isNew }) => ({
    header,
    ...(aliases && { aliases }),
    ...(otherNames && { otherNames }),
    ...(isRequired && { isRequired }),
    ...(reading && { reading }),
    ...(isNew && { isNew }),
  }));
}

function toMapping({ firstRow, columns }: ChosenColumns): ColumnMapping {
  const places = Object.entries(columns).map(([header, letters]) => [header, columnOf(letters)]);
  return { firstRow, columns: Object.fromEntries(places) as Record<string, number> };
}

/** Replaces the corrected cells. A correction may fill a column that the file does not have. */
function applyCorrections(
  reading: SheetReading,
  corrections: Corrections,
  kind: QuestionKind,
): SheetReading {
  const { head } = reading;
  const added = kind.columns
    .map(({ header }) => header)
    .filter((header) => !head.headers.includes(header));
  const headers = [...head.headers, ...added];
  const correct = (row: SheetRow): SheetRow => {
    const texts = corrections[row.number];
    if (!texts) return { ...row, cells: headers.map((_, index) => row.cells[index] ?? '') };
    return {
      ...row,
      corrected: Object.keys(texts),
      shown: { ...originalTexts(row, headers, texts), ...row.shown },
      cells: headers.map((header, index) => texts[header] ?? row.cells[index] ?? ''),
      faults: row.faults.filter(({ header }) => texts[header] === undefined),
    };
  };
  return {
    ...reading,
    head: { ...head, headers },
    rows: async function* () {
      for await (const batch of reading.rows()) yield batch.map(correct);
    },
  };
}

/** What corrected cells said, for a preview. */
function originalTexts(
  { cells }: SheetRow,
  headers: readonly string[],
  texts: Record<string, string>,
): Record<string, TextRun[]> {
  const changed = headers
    .map((header, index) => ({ header, text: cells[index] ?? '' }))
    .filter(({ header, text }) => texts[header] !== undefined && texts[header] !== text);
  return Object.fromEntries(changed.map(({ header, text }) => [header, [{ text }]]));
}
