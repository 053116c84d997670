import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { RememberedColumns } from './remembered-columns.entity.js';
import { removeOldNames } from './remembered-columns.queries.js';
import type { RememberedNames } from './spreadsheet/column-names.js';

/** Of an institute and a kind. The latest are kept. */
const MAX_REMEMBERED = 20;

/** Remembers how the sheets of an institute name their columns. */
@Injectable()
export class ColumnMemory {
  constructor(
    @InjectRepository(RememberedColumns) private readonly rows: Repository<RememberedColumns>,
  ) {}

  /** The latest first. */
  async list(instituteId: string, kind: string): Promise<RememberedNames[]> {
    const rows = await this.rows.find({
      where: { instituteId, kind },
      order: { usedAt: 'DESC' },
      take: MAX_REMEMBERED,
    });
    return rows.map(({ names }) => names);
  }

  /** @param manager of the transaction that ends the import */
  async remember(
    manager: EntityManager,
    instituteId: string,
    kind: string,
    names: RememberedNames,
  ): Promise<void> {
    const sorted = Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1));
    const digest = hash('sha256', JSON.stringify(sorted), 'hex');
    const row = { instituteId, kind, digest, names, usedAt: new Date() };
    await manager.upsert(RememberedColumns, row, ['instituteId', 'kind', 'digest']);
    await removeOldNames(manager, { instituteId, kind, kept: MAX_REMEMBERED });
  }
}
