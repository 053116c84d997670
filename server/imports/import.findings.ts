import { Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { Import } from './import.entity.js';
import { foundFaults, MAX_FAULTS, questionOf, type CheckedRows } from './import.checks.js';
import type { FoundFault } from './import.checks.js';
import type { FoundDuplicate } from './import.duplicates.js';
import { ImportFault, ImportWarning, RefusedRow } from './import.findings.entity.js';
import { insertRecords } from './import.records.js';
import { beginningOf } from './spreadsheet/cell-text.js';

/** A refused row with every cell its kind has a column for, and what is wrong with them. */
export interface FaultyRow {
  row: number;
  /** `isUnread`: its text is not what stood in the cell. */
  cells: { column: string; value: string; isUnread: boolean }[];
  faults: FoundFault[];
}

/** The same with the beginnings of its cells, for a page. */
export interface ShownRow {
  row: number;
  /** `isCut`: the cell says more than `value`. */
  cells: { column: string; value: string; isCut: boolean }[];
  faults: FoundFault[];
}

/** Read at once: rows of the greatest length are some hundred kilobytes each. */
const READ_AT_ONCE = 20;
/** In UTF-16 units: what is shown of a cell. All of it is in the workbook of refused rows. */
export const SHOWN_UNITS = 2_000;

const FAULT = 'number int, "row" int, "column" text, value text, message text';
const REFUSED_ROW = '"row" int, cells jsonb, unread jsonb';
const WARNING = '"row" int, "duplicateOfRow" int, "duplicateOfQuestionId" uuid';

/** What an import found in its rows: kept with its end, read page by page. */
@Injectable()
export class ImportFindings {
  constructor(private readonly work: UnitOfWork) {}

  /** Keeps them, in the transaction that ends the import. */
  async keep(
    tx: Transaction,
    importId: string,
    { faults, refused }: CheckedRows,
    warnings: readonly FoundDuplicate[],
  ): Promise<void> {
    const numbered = faults.map((fault, index) => ({ ...fault, number: index + 1 }));
    const characters =
      (await insertRecords(tx, 'import_faults', FAULT, importId, numbered)) +
      (await insertRecords(tx, 'import_rows', REFUSED_ROW, importId, refused)) +
      (await insertRecords(tx, 'import_warnings', WARNING, importId, warnings));
    await tx.manager.increment(Import, { id: importId }, 'keptCharacters', characters);
  }

  /** @param owner an import that was loaded for the viewer */
  async faults(
    owner: { id: string; faultCount: number },
    page: PageArgs,
  ): Promise<PageOf<ImportFault>> {
    const { take, skip } = pageBounds(page);
    const items = await this.manager.find(ImportFault, {
      where: { importId: owner.id },
      order: { number: 'ASC' },
      take,
      skip,
    });
    const totalCount = Math.min(owner.faultCount, MAX_FAULTS);
    return { items, totalCount, page: page.page, pageSize: page.pageSize };
  }

  /** All that are kept of them, at most 20,000. @param owner an import that was loaded for the viewer */
  async allFaults(owner: {
    id: string;
  }): Promise<Pick<ImportFault, 'row' | 'column' | 'message'>[]> {
    return this.manager.find(ImportFault, {
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
    const items = await this.manager.find(ImportWarning, {
      where: { importId: owner.id },
      order: { row: 'ASC' },
      take,
      skip,
    });
    return { items, totalCount: owner.warningCount, page: page.page, pageSize: page.pageSize };
  }

  /** With the beginnings of their cells. @param owner an import that was loaded for the viewer */
  async refusedRows(
    owner: { id: string; kind: string; refusedRowCount: number },
    page: PageArgs,
  ): Promise<PageOf<ShownRow>> {
    const { take, skip } = pageBounds(page);
    const items: ShownRow[] = [];
    for (let done = 0; done < take; done += READ_AT_ONCE) {
      const rows = await this.manager.find(RefusedRow, {
        where: { importId: owner.id },
        order: { row: 'ASC' },
        take: Math.min(READ_AT_ONCE, take - done),
        skip: skip + done,
      });
      const shown = rows.map((row) => shownRow(faultyRow(row, owner.kind)));
      // A copy: the beginning of a text would keep all of it in memory.
      items.push(...structuredClone(shown));
      if (rows.length < READ_AT_ONCE) break;
    }
    return { items, totalCount: owner.refusedRowCount, page: page.page, pageSize: page.pageSize };
  }

  /** All of them, part by part. @param owner an import that was loaded for the viewer */
  async *allRefusedRows(owner: { id: string; kind: string }): AsyncGenerator<FaultyRow[]> {
    for (let last = 0; ;) {
      const rows = await this.manager.find(RefusedRow, {
        where: { importId: owner.id, row: MoreThan(last) },
        order: { row: 'ASC' },
        take: READ_AT_ONCE,
      });
      const end = rows.at(-1);
      if (!end) return;
      last = end.row;
      yield rows.map((row) => faultyRow(row, owner.kind));
    }
  }

  private get manager(): EntityManager {
    return this.work.manager;
  }
}

/** The faults are found again rather than kept twice: the same rules say the same. */
function faultyRow({ row, cells: kept, unread }: RefusedRow, kindName: string): FaultyRow {
  const kind = kindNamed(kindName);
  const cells = new Map(kind.columns.map(({ header }) => [header, kept[header] ?? '']));
  const result = questionOf(cells, unread, kind);
  const lost = new Set(unread.map(({ header }) => header));
  return {
    row,
    cells: [...cells].map(([column, value]) => ({ column, value, isUnread: lost.has(column) })),
    faults: Array.isArray(result) ? foundFaults(row, cells, result) : [],
  };
}

function shownRow({ row, cells, faults }: FaultyRow): ShownRow {
  const shown = cells.map(({ column, value }) => ({
    column,
    value: beginningOf(value, SHOWN_UNITS),
    isCut: value.length > SHOWN_UNITS,
  }));
  return { row, cells: shown, faults };
}
