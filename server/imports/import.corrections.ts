import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { coreErrors, type FieldProblem } from '../core/errors/domain-error.js';
import { isStorable, validate } from '../core/errors/validation.js';
import type { Viewer } from '../core/access/viewer.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { QuizService } from '../quizzes/quiz.service.js';
import { Import, ImportState, OPEN_STATES, type Corrections } from './import.entity.js';
import { importErrors } from './import.errors.js';
import { RefusedRow } from './import.findings.entity.js';
import { ImportService } from './import.service.js';
import { countCharacters, ImportQueue, type NewImport } from './import.queue.js';
import { MAX_UNITS } from './spreadsheet/cell-text.js';
import { columnsByKey, headerKey } from './spreadsheet/table.js';
import { UploadsService } from './uploads.service.js';

/** New texts for cells of a refused row. */
export interface RowCorrection {
  row: number;
  cells: { column: string; value: string }[];
}

export interface CorrectionRequest {
  /** Made by the client. Two requests with the same id are one import. */
  id: string;
  /** The import whose remaining rows are to be stored. */
  importId: string;
  corrections: RowCorrection[];
  storeGoodRows: boolean;
  /** Whether nothing is stored before somebody has looked at it. */
  preview: boolean;
}

/** Rows that one call may correct; more are repaired in a spreadsheet. */
export const MAX_CORRECTED = 1_000;
const MAX_CELLS = 50;
/** The highest row number of spreadsheet programs. */
const LAST_ROW = 1_048_576;
/** Of all corrections of one file, over successive imports, as JSON. */
const MAX_CHARACTERS = 10_000_000;

const cellRule = z.object({
  column: z.string().max(100, 'No column has a name of more than 100 characters'),
  value: z
    .string()
    .trim()
    .max(MAX_UNITS, `A cell holds at most ${MAX_UNITS} characters`)
    .refine(isStorable, 'The text has a character that cannot be stored'),
});
const correctionsRule = z
  .array(
    z.object({
      row: z.number().int().min(1).max(LAST_ROW),
      cells: z
        .array(cellRule)
        .min(1, 'Name at least one cell of the row')
        .max(MAX_CELLS, `A row has at most ${MAX_CELLS} cells`),
    }),
  )
  .max(MAX_CORRECTED, `At most ${MAX_CORRECTED} rows can be corrected at once`);
const requestRules = {
  all: z.object({ corrections: correctionsRule.min(1, 'Correct at least one row') }),
  // Even without corrections, the rows that are good as they are can be stored.
  good: z.object({ corrections: correctionsRule }),
};

/** Corrects rows that an import refused, without a new file: they become another import. */
@Injectable()
export class ImportCorrections {
  constructor(
    private readonly work: UnitOfWork,
    private readonly imports: ImportService,
    private readonly queue: ImportQueue,
    private readonly quizzes: QuizService,
    private readonly uploads: UploadsService,
  ) {}

  /**
   * Starts an import of the rows that an earlier one did not store: all rows of its file if it stored
   * nothing, else its refused rows. Rows without a correction stay as they are.
   * @throws VALIDATION naming row and column, IMPORT_NOT_FOUND, NOTHING_TO_CORRECT,
   * TOO_MUCH_CORRECTED, ALREADY_CORRECTED, QUIZ_NOT_FOUND, UPLOAD_NOT_FOUND, IMPORT_ID_TAKEN,
   * TOO_MANY_IMPORTS, IMPORTS_FULL, TOO_MANY_REQUESTS
   */
  async correct(viewer: Viewer, request: CorrectionRequest): Promise<Import> {
    const id = await this.queue.admit(viewer, request.id);
    const rules = request.storeGoodRows ? requestRules.good : requestRules.all;
    const checked = validate(rules, { corrections: request.corrections }).corrections;
    return this.work.runOnce(async (tx) => {
      const earlier = await this.imports.load(tx.manager, viewer, request.importId);
      const isStored = ![...OPEN_STATES, ImportState.CHECKED].includes(earlier.state);
      if (earlier.refusedRowCount === 0 || !isStored) throw nothingToCorrect(earlier);
      const remainder = remainderOf(earlier, await this.check(tx.manager, earlier, checked));
      if (countCharacters(remainder.corrections) > MAX_CHARACTERS)
        throw importErrors.TOO_MUCH_CORRECTED();
      const next: NewImport = {
        ...remainder,
        id,
        storeGoodRows: request.storeGoodRows,
        isPreview: request.preview,
        createdBy: viewer.userId,
      };
      const existing = await this.queue.findExisting(tx.manager, next);
      if (existing) return existing;
      await this.quizzes.load(tx.manager, viewer, earlier.quizId, { permission: 'exam.edit' });
      await this.lockOrigin(tx, viewer, next);
      return this.queue.enqueue(tx, viewer, next, earlier.fileName);
    });
  }

  /** @returns the corrections by row and header @throws VALIDATION */
  private async check(
    manager: EntityManager,
    earlier: Import,
    corrections: RowCorrection[],
  ): Promise<Corrections> {
    const rows = await manager.find(RefusedRow, {
      select: { importId: true, row: true },
      where: { importId: earlier.id, row: In(corrections.map(({ row }) => row)) },
    });
    const refused = new Set(rows.map(({ row }) => row));
    const columns = columnsByKey(kindNamed(earlier.kind).columns);
    const found: Corrections = {};
    const fields: FieldProblem[] = [];
    for (const [index, { row, cells }] of corrections.entries()) {
      const path = `corrections.${index}`;
      if (!refused.has(row))
        fields.push({ path: `${path}.row`, message: `Row ${row} was not refused` });
      if (found[row])
        fields.push({ path: `${path}.row`, message: `Row ${row} is in the corrections twice` });
      const texts: Record<string, string> = (found[row] = {});
      for (const [place, { column, value }] of cells.entries()) {
        const header = columns.get(headerKey(column))?.header;
        const message = columnProblem(row, column, header, texts);
        if (message !== null) fields.push({ path: `${path}.cells.${place}.column`, message });
        else if (header !== undefined) texts[header] = value;
      }
    }
    if (fields.length > 0) throw coreErrors.VALIDATION({ message: fields[0]?.message, fields });
    return found;
  }

  /**
   * Checks that the rows to import are still there and that no other correction has stored them.
   * @throws IMPORT_NOT_FOUND, ALREADY_CORRECTED, UPLOAD_NOT_FOUND
   */
  private async lockOrigin(tx: Transaction, viewer: Viewer, next: NewImport): Promise<void> {
    const { manager } = tx;
    const { corrects, uploadId } = next;
    const origin = corrects === null ? null : await manager.findOneBy(Import, { id: corrects });
    if (!origin) throw importErrors.IMPORT_NOT_FOUND();
    const successor = await manager.findOneBy(Import, {
      corrects: origin.id,
      state: ImportState.SUCCEEDED,
    });
    if (successor) {
      const message = `The remaining rows are now in the import ${successor.id}. Correct that one.`;
      throw importErrors.ALREADY_CORRECTED({ message });
    }
    if (origin.state === ImportState.SUCCEEDED) return;
    if (uploadId === null) throw importErrors.UPLOAD_NOT_FOUND();
    await this.uploads.lock(tx, viewer, uploadId);
  }
}

function columnProblem(
  row: number,
  column: string,
  header: string | undefined,
  seen: Record<string, string>,
): string | null {
  if (header === undefined) return `There is no column "${column}"`;
  return header in seen ? `Row ${row} has the column "${header}" twice` : null;
}

function nothingToCorrect({ state }: Import) {
  if (state === ImportState.CHECKED)
    return importErrors.NOTHING_TO_CORRECT({
      message: 'This import is waiting to be stored. Store it first, then correct the rest.',
    });
  if (!OPEN_STATES.includes(state)) return importErrors.NOTHING_TO_CORRECT();
  return importErrors.NOTHING_TO_CORRECT({ message: 'This import is still running.' });
}

/**
 * The rows to import. If the earlier import was itself a correction and stored nothing, the new one
 * imports the same rows, with the corrections of both.
 */
function remainderOf(earlier: Import, corrections: Corrections) {
  const { id, quizId, kind, rules, chosenColumns, rememberedNames, uploadId } = earlier;
  const same = { quizId, kind, rules, chosenColumns, rememberedNames };
  // Its refused rows are kept in the database, longer than its file.
  if (earlier.state === ImportState.SUCCEEDED)
    return { ...same, uploadId: null, corrects: id, corrections };
  if (earlier.corrections === null) return { ...same, uploadId, corrects: id, corrections };
  const merged = { ...earlier.corrections };
  for (const [row, cells] of Object.entries(corrections))
    merged[row] = { ...merged[row], ...cells };
  return { ...same, uploadId, corrects: earlier.corrects, corrections: merged };
}
