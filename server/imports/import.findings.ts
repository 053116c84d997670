import { Injectable } from '@nestjs/common';
import { MoreThan, type EntityManager } from 'typeorm';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { kindNamed } from '../questions/kinds/registry.js';
import { foundFaults, MOST_FAULTS, questionOf, type CheckedRows } from './import.checks.js';
import type { FoundFault } from './import.checks.js';
import type { FoundDuplicate } from './import.duplicates.js';
import { ImportFault, ImportWarning, RefusedRow } from './import.findings.entity.js';

/** A refused row with every cell its kind has a column for, and what is wrong with them. */
export interface FaultyRow {
  row: number;
  /** `isUnread`: its text is not what stood in the cell. */
  cells: { column: string; value: string; isUnread: boolean }[];
  faults: FoundFault[];
}

/** Written by one statement: so many rows, or so many characters of JSON. */
const ROWS_AT_ONCE = 1_000;
const CHARACTERS_AT_ONCE = 4_000_000;
/** Read at once: rows of the greatest length are some hundred kilobytes each. */
const READ_AT_ONCE = 100;

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
    await insert(tx, 'import_faults', FAULT, importId, numbered);
    await insert(tx, 'import_rows', REFUSED_ROW, importId, refused);
    await insert(tx, 'import_warnings', WARNING, importId, warnings);
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
    const totalCount = Math.min(owner.faultCount, MOST_FAULTS);
    return { items, totalCount, page: page.page, pageSize: page.pageSize };
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

  /** @param owner an import that was loaded for the viewer */
  async refusedRows(
    owner: { id: string; kind: string; refusedRowCount: number },
    page: PageArgs,
  ): Promise<PageOf<FaultyRow>> {
    const { take, skip } = pageBounds(page);
    const rows = await this.manager.find(RefusedRow, {
      where: { importId: owner.id },
      order: { row: 'ASC' },
      take,
      skip,
    });
    const items = rows.map((row) => faultyRow(row, owner.kind));
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

/** @param record the columns beside `import_id`, as PostgreSQL reads them from JSON */
async function insert(
  tx: Transaction,
  table: string,
  record: string,
  importId: string,
  rows: readonly object[],
): Promise<void> {
  const fields = record.split(', ').map((field) => field.slice(0, field.lastIndexOf(' ')));
  const columns = fields.map((field) =>
    field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  for (const part of parts(rows)) {
    await tx.manager.query(
      `INSERT INTO ${table} (import_id, ${columns.join(', ')})
       SELECT $1, ${fields.join(', ')} FROM jsonb_to_recordset($2::jsonb) AS entry(${record})`,
      [importId, part],
    );
  }
}

/** The rows as JSON lists, none of them too long for one statement. */
function* parts(rows: readonly object[]): Generator<string> {
  let part: string[] = [];
  let characters = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    if (
      part.length === ROWS_AT_ONCE ||
      (part.length > 0 && characters + json.length > CHARACTERS_AT_ONCE)
    ) {
      yield `[${part.join(',')}]`;
      part = [];
      characters = 0;
    }
    part.push(json);
    characters += json.length;
  }
  if (part.length > 0) yield `[${part.join(',')}]`;
}
