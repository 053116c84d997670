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
import { charactersOf, ImportStarts, type NewImport } from './import.starts.js';
import { MAX_UNITS } from './spreadsheet/cell-text.js';
import { columnsByKey, headerKey } from './spreadsheet/table.js';
import { UploadsService } from './uploads.service.js';

/** What cells of a refused row say instead. */
export interface RowCorrection {
  row: number;
  cells: { column: string; value: string }[];
}

export interface CorrectionRequest {
  /** Made by the client; asking twice with one id is one import. */
  id: string;
  /** The import whose rest is to be stored. */
  importId: string;
  corrections: RowCorrection[];
  storeGoodRows: boolean;
}

/** Rows that one call may correct; more of them are repaired in a spreadsheet. */
export const MAX_CORRECTED = 1_000;
const MAX_CELLS = 50;
/** A spreadsheet program numbers no row higher. */
const LAST_ROW = 1_048_576;
/** Of all that was said in place of one file's rows, by one correction after the other. */
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
  // Without a correction, those that can be taken as they are still come in.
  good: z.object({ corrections: correctionsRule }),
};

/** Corrects what an import has refused, without a new file: the rest of it becomes an import. */
@Injectable()
export class ImportCorrections {
  constructor(
    private readonly work: UnitOfWork,
    private readonly imports: ImportService,
    private readonly starts: ImportStarts,
    private readonly quizzes: QuizService,
    private readonly uploads: UploadsService,
  ) {}

  /**
   * Starts an import of what an earlier one has left: all rows of its file if it stored nothing,
   * else its refused rows. Rows without a correction stay as they are.
   * @throws VALIDATION naming row and column, IMPORT_NOT_FOUND, NOTHING_TO_CORRECT,
   * TOO_MUCH_CORRECTED, ALREADY_CORRECTED, QUIZ_NOT_FOUND, UPLOAD_NOT_FOUND, IMPORT_ID_TAKEN,
   * TOO_MANY_IMPORTS, IMPORTS_FULL, TOO_MANY_REQUESTS
   */
  async correct(viewer: Viewer, request: CorrectionRequest): Promise<Import> {
    const id = await this.starts.admit(viewer, request.id);
    const rules = request.storeGoodRows ? requestRules.good : requestRules.all;
    const given = validate(rules, { corrections: request.corrections }).corrections;
    return this.work.run(async (tx) => {
      const earlier = await this.imports.load(tx.manager, viewer, request.importId);
      if (earlier.refusedRowCount === 0) throw nothingToCorrect(earlier);
      const rest = restOf(earlier, await this.check(tx.manager, earlier, given));
      if (charactersOf(rest.corrections) > MAX_CHARACTERS) throw importErrors.TOO_MUCH_CORRECTED();
      const next: NewImport = {
        ...rest,
        id,
        storeGoodRows: request.storeGoodRows,
        createdBy: viewer.userId,
      };
      const again = await this.starts.found(tx.manager, next);
      if (again) return again;
      await this.quizzes.load(tx.manager, viewer, earlier.quizId, { ability: 'edit' });
      await this.holdOrigin(tx, viewer, next);
      return this.starts.put(tx, viewer, next, earlier.fileName);
    });
  }

  /** @returns the corrections by row and header @throws VALIDATION */
  private async check(
    manager: EntityManager,
    earlier: Import,
    given: RowCorrection[],
  ): Promise<Corrections> {
    const rows = await manager.find(RefusedRow, {
      select: { importId: true, row: true },
      where: { importId: earlier.id, row: In(given.map(({ row }) => row)) },
    });
    const refused = new Set(rows.map(({ row }) => row));
    const columns = columnsByKey(kindNamed(earlier.kind).columns);
    const found: Corrections = {};
    const fields: FieldProblem[] = [];
    for (const [index, { row, cells }] of given.entries()) {
      const path = `corrections.${index}`;
      if (!refused.has(row))
        fields.push({ path: `${path}.row`, message: `Row ${row} is none of the refused ones` });
      if (found[row])
        fields.push({ path: `${path}.row`, message: `Row ${row} is corrected twice` });
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
   * Sees to it that what it takes is there, and not taken.
   * @throws IMPORT_NOT_FOUND, ALREADY_CORRECTED, UPLOAD_NOT_FOUND
   */
  private async holdOrigin(tx: Transaction, viewer: Viewer, next: NewImport): Promise<void> {
    const { manager } = tx;
    const { corrects, uploadId } = next;
    const origin = corrects === null ? null : await manager.findOneBy(Import, { id: corrects });
    if (!origin) throw importErrors.IMPORT_NOT_FOUND();
    const successor = await manager.findOneBy(Import, {
      corrects: origin.id,
      state: ImportState.SUCCEEDED,
    });
    if (successor) {
      const message = `The import ${successor.id} has taken over what this one left. Correct that one.`;
      throw importErrors.ALREADY_CORRECTED({ message });
    }
    if (origin.state === ImportState.SUCCEEDED) return;
    if (uploadId === null) throw importErrors.UPLOAD_NOT_FOUND();
    await this.uploads.hold(tx, viewer, uploadId);
  }
}

function columnProblem(
  row: number,
  column: string,
  header: string | undefined,
  known: Record<string, string>,
): string | null {
  if (header === undefined) return `There is no column "${column}"`;
  return header in known ? `Row ${row} has the column "${header}" twice` : null;
}

function nothingToCorrect({ state }: Import) {
  if (!OPEN_STATES.includes(state)) return importErrors.NOTHING_TO_CORRECT();
  return importErrors.NOTHING_TO_CORRECT({ message: 'This import is still under way.' });
}

/**
 * A correction that stored nothing has left all that it took: then the next one takes the same, with
 * the corrections of both.
 */
function restOf(earlier: Import, corrections: Corrections) {
  const { id, quizId, kind, uploadId } = earlier;
  // What it refused is kept as rows, for longer than its file.
  if (earlier.state === ImportState.SUCCEEDED)
    return { quizId, kind, uploadId: null, corrects: id, corrections };
  if (earlier.corrections === null) return { quizId, kind, uploadId, corrects: id, corrections };
  const both = { ...earlier.corrections };
  for (const [row, cells] of Object.entries(corrections)) both[row] = { ...both[row], ...cells };
  return { quizId, kind, uploadId, corrects: earlier.corrects, corrections: both };
}
