import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Transaction } from '../core/database/unit-of-work.js';
import { pageBounds, type PageArgs, type PageOf } from '../core/graphql/paging.js';
import { replaceUnstorable } from '../core/errors/validation.js';
import type { CheckedRows, GoodRow } from './import.checks.js';
import { Import } from './import.entity.js';
import { insertPreviewRows } from './import-finding.queries.js';
import { ImportPreviewRow, type PreviewCell } from './import.preview.entity.js';
import { insertRecords } from './import.records.js';

type NewPreviewRow = Omit<ImportPreviewRow, 'importId'>;

/** Stores and reads what a preview shows. */
@Injectable()
export class ImportPreviews {
  constructor(
    @InjectRepository(ImportPreviewRow) private readonly rows: Repository<ImportPreviewRow>,
  ) {}

  async store(tx: Transaction, importId: string, rows: readonly NewPreviewRow[]): Promise<void> {
    const characters = await insertRecords(tx, insertPreviewRows, importId, rows);
    await tx.manager.increment(Import, { id: importId }, 'keptCharacters', characters);
  }

  /** @param owner an import that was loaded for the viewer */
  async list(owner: { id: string }, page: PageArgs): Promise<PageOf<ImportPreviewRow>> {
    const { take, skip } = pageBounds(page);
    const [items, totalCount] = await this.rows.findAndCount({
      where: { importId: owner.id },
      order: { number: 'ASC' },
      take,
      skip,
    });
    return { items, totalCount, page: page.page, pageSize: page.pageSize };
  }
}

/** Questions that do not read exactly as they are shown come first. */
export function previewRows({ good, headers }: CheckedRows): NewPreviewRow[] {
  const rows = good.map((row) => ({
    row: row.row,
    cells: previewCells(row, headers),
    content: row.content,
  }));
  const ordered = [...rows.filter(isChanged), ...rows.filter((row) => !isChanged(row))];
  return ordered.map((row, index) => ({ ...row, number: index + 1 }));
}

export function isChanged({ cells }: Pick<NewPreviewRow, 'cells'>): boolean {
  return cells.some((cell) => cell.isChanged);
}

function previewCells({ source }: GoodRow, headers: readonly string[]): PreviewCell[] {
  return headers.flatMap((header, index): PreviewCell[] => {
    const shown = source.shown?.[header];
    const text = source.cells[index] ?? '';
    if (shown === undefined)
      return text === '' ? [] : [{ header, runs: [{ text }], isChanged: false }];
    const runs = shown.map((run) => ({ ...run, text: replaceUnstorable(run.text) }));
    return [{ header, runs, isChanged: true }];
  });
}
