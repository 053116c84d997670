import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import type { Transaction } from '../core/database/unit-of-work.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import type { QuestionKind, SheetRules, TemplateColumn } from '../questions/kinds/question-kind.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { Import } from './import.entity.js';
import {
  deleteFindings,
  insertFaults,
  insertRefusedRows,
  insertWarnings,
} from './import-finding.queries.js';
import { toRowFaults, MAX_FAULTS, parseRow, type CheckedRows } from './import.checks.js';
import type { RowFault } from './import.checks.js';
import { ImportFault, ImportWarning, RefusedRow } from './import.findings.entity.js';
import { insertRecords } from './import.records.js';
import { countCharacters } from './import.queue.js';
import type { RowWarning } from './import.warnings.js';
import { truncate } from './spreadsheet/cell-text.js';
import { leavesOutPicture } from './spreadsheet/row-pictures.js';

/** A cell of a refused row. */
interface FaultyCell {
  column: string;
  value: string;
  /** The text is not what the spreadsheet's cell shows. */
  isUnread: boolean;
  /** It can be taken all the same, if a correction repeats it. */
  isKeepable: boolean;
  /** Any correction leaves out a picture. */
  losesPicture: boolean;
}

/** A refused row with a cell for every column of its kind, and its faults. */
export interface FaultyRow {
  row: number;
  cells: FaultyCell[];
  faults: RowFault[];
  hasPictures: boolean;
}

/** The same with only the beginning of each cell, for a page. `isCut`: the cell's text is longer than `value`. */
export interface RefusedRowPreview {
  row: number;
  cells: (Omit<FaultyCell, 'isUnread'> & { isCut: boolean })[];
  faults: RowFault[];
}

/** What its refused rows are read by. */
type RefusingImport = Pick<Import, 'id' | 'kind' | 'rules'>;

/** Stands for a character that cannot be stored. */
const REPLACED = '\ufffd';
/** Few, because the longest rows have several hundred kilobytes each. */
const READ_AT_ONCE = 20;
/** UTF-16 units of a cell that a page shows. The workbook of refused rows has the whole text. */
export const PREVIEW_UNITS = 2_000;

/** Stores what an import found in its rows, and reads it page by page. */
@Injectable()
export class ImportFindings {
  constructor(
    @InjectRepository(ImportFault) private readonly faultRows: Repository<ImportFault>,
    @InjectRepository(ImportWarning) private readonly warningRows: Repository<ImportWarning>,
    @InjectRepository(RefusedRow) private readonly rows: Repository<RefusedRow>,
  ) {}

  /** Stores the findings in the transaction that ends the import. */
  async store(
    tx: Transaction,
    { id: importId, corrections }: Import,
    { faults, refused }: CheckedRows,
    warnings: readonly RowWarning[],
  ): Promise<void> {
    // An import that was previewed runs again, and so does one that failed.
    await this.clear(tx, importId);
    const characters =
      (await insertRecords(tx, insertFaults, importId, faults.map(numbered))) +
      (await insertRecords(tx, insertRefusedRows, importId, refused)) +
      (await insertRecords(tx, insertWarnings, importId, warnings.map(numbered)));
    const keptCharacters = countCharacters(corrections) + characters;
    await tx.manager.update(Import, { id: importId }, { keptCharacters });
  }

  /** Removes what an earlier run of the import found. */
  async clear({ manager }: Transaction, importId: string): Promise<void> {
    await deleteFindings(manager, { importId });
  }

  /** @param owner an import that was loaded for the viewer */
  async faults(
    owner: { id: string; faultCount: number },
    page: PageArgs,
  ): Promise<PageOf<ImportFault>> {
    const { take, skip } = pageBounds(page);
    const items = await this.faultRows.find({
      where: { importId: owner.id },
      order: { number: 'ASC' },
      take,
      skip,
    });
    const totalCount = Math.min(owner.faultCount, MAX_FAULTS);
    return { items, totalCount, page: page.page, pageSize: page.pageSize };
  }

  /** All stored faults, at most 20,000. @param owner an import that was loaded for the viewer */
  async allFaults(owner: {
    id: string;
  }): Promise<Pick<ImportFault, 'row' | 'column' | 'message'>[]> {
    return this.faultRows.find({
      select: { row: true, column: true, message: true },
      where: { importId: owner.id },
      order: { number: 'ASC' },
    });
  }

  /** @param owner an import that was loaded for the viewer */
  async warnings(
    owner: { id: string; warningCount: number },
    page: PageArgs,
  ): Promise<PageOf<ImportWarning>> {
    const { take, skip } = pageBounds(page);
    const items = await this.warningRows.find({
      where: { importId: owner.id },
      order: { number: 'ASC' },
      take,
      skip,
    });
    return { items, totalCount: owner.warningCount, page: page.page, pageSize: page.pageSize };
  }

  /** With the beginning of each cell. @param owner an import that was loaded for the viewer */
  async refusedRows(
    owner: RefusingImport & { refusedRowCount: number },
    page: PageArgs,
  ): Promise<PageOf<RefusedRowPreview>> {
    const { take, skip } = pageBounds(page);
    const items: RefusedRowPreview[] = [];
    for (let done = 0; done < take; done += READ_AT_ONCE) {
      const rows = await this.rows.find({
        where: { importId: owner.id },
        order: { row: 'ASC' },
        take: Math.min(READ_AT_ONCE, take - done),
        skip: skip + done,
      });
      const previews = rows.map((row) => toPreview(toFaultyRow(row, owner)));
      // A copy: a substring would keep the whole text in memory.
      items.push(...structuredClone(previews));
      if (rows.length < READ_AT_ONCE) break;
    }
    return { items, totalCount: owner.refusedRowCount, page: page.page, pageSize: page.pageSize };
  }

  /** All refused rows, in batches. @param owner an import that was loaded for the viewer */
  async *allRefusedRows(owner: RefusingImport): AsyncGenerator<FaultyRow[]> {
    for (let last = 0; ;) {
      const rows = await this.rows.find({
        where: { importId: owner.id, row: MoreThan(last) },
        order: { row: 'ASC' },
        take: READ_AT_ONCE,
      });
      const end = rows.at(-1);
      if (!end) return;
      last = end.row;
      yield rows.map((row) => toFaultyRow(row, owner));
    }
  }
}

function numbered<Row>(row: Row, index: number): Row & { number: number } {
  return { ...row, number: index + 1 };
}

/** The columns that the rules know. */
export function columnsRead({ columns }: QuestionKind, rules: SheetRules): TemplateColumn[] {
  return rules === 'LEGACY' ? columns.filter(({ isNew }) => !isNew) : columns;
}

/** The faults are computed again rather than stored twice: the same rules give the same faults. */
function toFaultyRow(
  { row, cells: stored, unread, pictures }: RefusedRow,
  { kind: kindName, rules }: RefusingImport,
): FaultyRow {
  const kind = kindNamed(kindName);
  const columns = columnsRead(kind, rules);
  const cells = new Map(columns.map(({ header }) => [header, stored[header] ?? '']));
  const result = parseRow(cells, unread, kind, rules);
  const unreadHeaders = new Set(unread.map(({ header }) => header));
  const losing = new Set(unread.filter(leavesOutPicture).map(({ header }) => header));
  const asTheyAre = kind.fromRow(cells, rules);
  const faulty = new Set(Array.isArray(asTheyAre) ? asTheyAre.map(({ header }) => header) : []);
  return {
    row,
    cells: [...cells].map(([column, value]) => {
      const isUnread = unreadHeaders.has(column);
      const isWhole = value !== '' && !value.includes(REPLACED);
      const isKeepable = isUnread && isWhole && !faulty.has(column);
      return { column, value, isUnread, isKeepable, losesPicture: losing.has(column) };
    }),
    faults: Array.isArray(result) ? toRowFaults(row, cells, result) : [],
    hasPictures: pictures.length > 0,
  };
}

function toPreview({ row, cells, faults }: FaultyRow): RefusedRowPreview {
  const previews = cells.map(({ column, value, isKeepable, losesPicture }) => {
    const isCut = value.length > PREVIEW_UNITS;
    const text = truncate(value, PREVIEW_UNITS);
    return { column, value: text, isCut, isKeepable: isKeepable && !isCut, losesPicture };
  });
  return { row, cells: previews, faults };
}
