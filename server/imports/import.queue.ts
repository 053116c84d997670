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
import { Import, ImportState, OPEN_STATES, type Corrections } from './import.entity.js';
import { importErrors } from './import.errors.js';
import { runImport } from './import.jobs.js';

/** The fields by which two requests are compared. */
export type NewImport = Pick<
  Import,
  'id' | 'quizId' | 'kind' | 'storeGoodRows' | 'corrects' | 'corrections' | 'uploadId' | 'createdBy'
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
    await this.limits.consume(STARTS, viewer.userId);
    return checked;
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
      await this.assertLimits(tx, viewer);
      // Institutes take turns: the second import of one waits for the first of every other.
      const open = { instituteId: viewer.instituteId, state: In(OPEN_STATES) };
      const openBefore = (await tx.manager.countBy(Import, open)) - 1;
      this.queues.enqueueAfterCommit(tx, runImport, row.id, openBefore);
    }
    return row;
  }

  private async assertLimits(tx: Transaction, { userId }: Viewer): Promise<void> {
    // Of two concurrent requests, the second counts the import of the first.
    await lockName(tx, `imports of ${userId}`);
    const open = await tx.manager.countBy(Import, { createdBy: userId, state: In(OPEN_STATES) });
    if (open > MAX_OPEN) throw importErrors.TOO_MANY_IMPORTS();
    const characters = await tx.manager.sum(Import, 'keptCharacters', { createdBy: userId });
    if ((characters ?? 0) > MAX_KEPT_CHARACTERS) throw importErrors.IMPORTS_FULL();
  }
}

/** The size of corrections as they are stored. */
export function countCharacters(corrections: Corrections | null): number {
  return corrections === null ? 0 : JSON.stringify(corrections).length;
}

function isSame(row: Import, request: NewImport): boolean {
  // The file may have been removed since; then the other fields decide.
  const { uploadId, ...others } = request;
  if (row.uploadId !== null && row.uploadId !== uploadId) return false;
  return Object.entries(others).every(([name, value]) =>
    isDeepStrictEqual(row[name as keyof typeof others], value),
  );
}
