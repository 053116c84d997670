import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Viewer } from '../core/access/viewer.js';
import { lockName } from '../core/database/advisory-lock.js';
import type { Transaction } from '../core/database/unit-of-work.js';
import { validate } from '../core/errors/validation.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { JobQueues } from '../core/jobs/job-queues.js';
import {
  Import,
  ImportState,
  INITIAL_STATE,
  OPEN_STATES,
  type Corrections,
} from './import.entity.js';
import { importErrors } from './import.errors.js';
import { runImport } from './import.jobs.js';

/** The fields by which two requests are compared. */
export type NewImport = Pick<
  Import,
  | 'id'
  | 'quizId'
  | 'kind'
  | 'rules'
  | 'storeGoodRows'
  | 'isPreview'
  | 'chosenColumns'
  | 'rememberedNames'
  | 'corrects'
  | 'corrections'
  | 'uploadId'
  | 'createdBy'
>;

/** Imports of one account that are under way at a time. */
const MAX_OPEN = 5;
/** Of all corrections and findings stored for one account: four imports of the greatest size. */
const MAX_KEPT_CHARACTERS = 200_000_000;
const STARTS = { name: 'import-starts', points: 240, seconds: 3_600 };

const idRule = z.uuid('id must be a UUID made by the client');

/** Checks limits and idempotency of new imports, and queues them. */
@Injectable()
export class ImportQueue {
  constructor(
    private readonly queues: JobQueues,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Counts a request to start an import.
   * @returns its id in lower case
   * @throws VALIDATION, TOO_MANY_REQUESTS
   */
  async admit(viewer: Viewer, id: string): Promise<string> {
    const checked = validate(idRule, id, 'id').toLowerCase();
    await this.countStart(viewer);
    return checked;
  }

  /** @throws TOO_MANY_REQUESTS */
  async countStart(viewer: Viewer): Promise<void> {
    await this.limits.consume(STARTS, viewer.userId);
  }

  /**
   * Queues an import that was checked, to be stored this time. What it keeps was counted before.
   * @throws NOTHING_TO_STORE, TOO_MANY_IMPORTS
   */
  async runAgain(tx: Transaction, viewer: Viewer, { id }: Import): Promise<Import> {
    // Whoever stores it is who it is counted and recorded for.
    const again = { ...INITIAL_STATE, isPreview: false, createdBy: viewer.userId };
    const { affected } = await tx.manager.update(Import, { id, state: ImportState.CHECKED }, again);
    const row = await tx.manager.findOneByOrFail(Import, { id });
    if (affected !== 1) {
      // Another request was first.
      if (!row.isPreview) return row;
      throw importErrors.NOTHING_TO_STORE();
    }
    await this.assertFewOpen(tx, viewer);
    await this.enqueueRow(tx, viewer, row);
    return row;
  }

  /** The import that this request has already made. @throws IMPORT_ID_TAKEN when another request made it */
  async findExisting(manager: EntityManager, request: NewImport): Promise<Import | null> {
    const row = await manager.findOneBy(Import, { id: request.id });
    if (row && !isSame(row, request)) throw importErrors.IMPORT_ID_TAKEN();
    return row;
  }

  /** @throws IMPORT_ID_TAKEN, TOO_MANY_IMPORTS, IMPORTS_FULL */
  async enqueue(
    tx: Transaction,
    viewer: Viewer,
    request: NewImport,
    fileName: string,
  ): Promise<Import> {
    const inserted = await tx.manager
      .createQueryBuilder()
      .insert()
      .into(Import)
      .values({
        ...request,
        instituteId: viewer.instituteId,
        fileName,
        state: ImportState.QUEUED,
        keptCharacters: countCharacters(request.corrections),
      })
      .orIgnore()
      .returning('id')
      .execute();
    const isNew = (inserted.raw as unknown[]).length > 0;
    const row = await this.findExisting(tx.manager, request);
    // The insert found another import with this id, which was deleted with its quiz since.
    if (!row) throw importErrors.IMPORT_ID_TAKEN();
    if (isNew) {
      await this.assertFewOpen(tx, viewer);
      await this.assertSpace(tx, viewer);
      await this.enqueueRow(tx, viewer, row);
    }
    return row;
  }

  private async enqueueRow(tx: Transaction, viewer: Viewer, row: Import): Promise<void> {
    // Institutes take turns: the second import of one waits for the first of every other.
    const open = { instituteId: viewer.instituteId, state: In(OPEN_STATES) };
    const openBefore = (await tx.manager.countBy(Import, open)) - 1;
    this.queues.enqueueAfterCommit(tx, runImport, row.id, openBefore);
  }

  private async assertFewOpen(tx: Transaction, { userId }: Viewer): Promise<void> {
    // Of two concurrent requests, the second counts the import of the first.
    await lockName(tx, `imports of ${userId}`);
    const open = await tx.manager.countBy(Import, { createdBy: userId, state: In(OPEN_STATES) });
    if (open > MAX_OPEN) throw importErrors.TOO_MANY_IMPORTS();
  }

  private async assertSpace(tx: Transaction, { userId }: Viewer): Promise<void> {
    const characters = await tx.manager.sum(Import, 'keptCharacters', { createdBy: userId });
    if ((characters ?? 0) > MAX_KEPT_CHARACTERS) throw importErrors.IMPORTS_FULL();
  }
}

/** The size of corrections as they are stored. */
export function countCharacters(corrections: Corrections | null): number {
  return corrections === null ? 0 : JSON.stringify(corrections).length;
}

/** Fields that a run of the import changes, or that are compared apart. */
const CHANGING = new Set(['uploadId', 'isPreview', 'rememberedNames']);

function isSame(row: Import, request: NewImport): boolean {
  // The file may have been removed since; then the other fields decide. A preview may be stored by now.
  if (row.uploadId !== null && row.uploadId !== request.uploadId) return false;
  return Object.entries(request).every(
    ([name, value]) => CHANGING.has(name) || isDeepStrictEqual(row[name as keyof NewImport], value),
  );
}
