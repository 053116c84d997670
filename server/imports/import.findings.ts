import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import type { Transaction } from '../core/database/unit-of-work.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { Import } from './import.entity.js';
import { insertFaults, insertRefusedRows, insertWarnings } from './import-finding.queries.js';
import { toRowFaults, MAX_FAULTS, parseRow, type CheckedRows } from './import.checks.js';
import type { RowFault } from './import.checks.js';
import type { DuplicateQuestion } from './import.duplicates.js';
import { ImportFault, ImportWarning, RefusedRow } from './import.findings.entity.js';
import { insertRecords } from './import.records.js';
import { truncate } from './spreadsheet/cell-text.js';

/** A refused row with a cell for every column of its kind, and its faults. */
export interface FaultyRow {
  row: number;
  /** `isUnread`: the text is not the content of the spreadsheet's cell, which could not be stored. */
  cells: { column: string; value: string; isUnread: boolean }[];
  faults: RowFault[];
}

/** The same with only the beginning of each cell, for a page. */
export interface RefusedRowPreview {
  row: number;
  /** `isCut`: the cell's text is longer than `value`. */
  cells: { column: string; value: string; isCut: boolean }[];
  faults: RowFault[];
}

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
    importId: string,
    { faults, refused }: CheckedRows,
    warnings: readonly DuplicateQuestion[],
  ): Promise<void> {
    const numbered = faults.map((fault, index) => ({ ...fault, number: index + 1 }));
    const characters =
      (await insertRecords(tx, insertFaults, importId, numbered)) +
      (await insertRecords(tx, insertRefusedRows, importId, refused)) +
      (await insertRecords(tx, insertWarnings, importId, warnings));
    await tx.manager.increment(Import, { id: importId }, 'keptCharacters', characters);
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
      order: { row: 'ASC' },
      take,
      skip,
    });
    return { items, totalCount: owner.warningCount, page: page.page, pageSize: page.pageSize };
  }

  /** With the beginning of each cell. @param owner an import that was loaded for the viewer */
  async refusedRows(
    owner: { id: string; kind: string; refusedRowCount: number },
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
      const previews = rows.map((row) => toPreview(toFaultyRow(row, owner.kind)));
      // A copy: a substring would keep the whole text in memory.
      items.push(...structuredClone(previews));
      if (rows.length < READ_AT_ONCE) break;
    }
    return { items, totalCount: owner.refusedRowCount, page: page.page, pageSize: page.pageSize };
  }

  /** All refused rows, in batches. @param owner an import that was loaded for the viewer */
  async *allRefusedRows(owner: { id: string; kind: string }): AsyncGenerator<FaultyRow[]> {
    for (let last = 0; ;) {
      const rows = await this.rows.find({
        where: { importId: owner.id, row: MoreThan(last) },
        order: { row: 'ASC' },
        take: READ_AT_ONCE,
      });
      const end = rows.at(-1);
      if (!end) return;
      last = end.row;
      yield rows.map((row) => toFaultyRow(row, owner.kind));
    }
  }
}

/** The faults are computed again rather than stored twice: the same rules give the same faults. */
function toFaultyRow({ row, cells: stored, unread }: RefusedRow, kindName: string): FaultyRow {
  const kind = kindNamed(kindName);
  const cells = new Map(kind.columns.map(({ header }) => [header, stored[header] ?? '']));
  const result = parseRow(cells, unread, kind);
  const unreadHeaders = new Set(unread.map(({ header }) => header));
  return {
    row,
    cells: [...cells].map(([column, value]) => ({
      column,
      value,
      isUnread: unreadHeaders.has(column),
    })),
    faults: Array.isArray(result) ? toRowFaults(row, cells, result) : [],
  };
}

function toPreview({ row, cells, faults }: FaultyRow): RefusedRowPreview {
  const previews = cells.map(({ column, value }) => ({
    column,
    value: truncate(value, PREVIEW_UNITS),
    isCut: value.length > PREVIEW_UNITS,
  }));
  return { row, cells: previews, faults };
}
