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

/** All that makes two requests the same one. */
export type NewImport = Pick<
  Import,
  'id' | 'quizId' | 'kind' | 'storeGoodRows' | 'corrects' | 'corrections' | 'uploadId' | 'createdBy'
>;

/** Of one account at a time: whoever comes next waits behind that many at most. */
const MAX_OPEN = 5;
/** Of one account, in what its imports have refused, as long as they are kept: four of the longest. */
const MAX_KEPT_CHARACTERS = 200_000_000;
const STARTS = { name: 'import-starts', points: 240, seconds: 3_600 };

const idRule = z.uuid('id must be a UUID made by the client');

/** Puts imports into the queue, of whatever they are made: one an id, and a few at a time. */
@Injectable()
export class ImportStarts {
  constructor(
    private readonly queues: JobQueues,
    private readonly limits: RateLimits,
  ) {}

  /** Counts a request to start an import. @returns its id @throws VALIDATION, TOO_MANY_REQUESTS */
  async admit(viewer: Viewer, id: string): Promise<string> {
    const checked = validate(idRule, id, 'id').toLowerCase();
    await this.limits.consume(STARTS, viewer.userId);
    return checked;
  }

  /** The import that this request has made already. @throws IMPORT_ID_TAKEN when another one did */
  async found(manager: EntityManager, request: NewImport): Promise<Import | null> {
    const row = await manager.findOneBy(Import, { id: request.id });
    if (row && !isSame(row, request)) throw importErrors.IMPORT_ID_TAKEN();
    return row;
  }

  /** @throws IMPORT_ID_TAKEN, TOO_MANY_IMPORTS, IMPORTS_FULL */
  async put(
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
        keptCharacters: charactersOf(request.corrections),
      })
      .orIgnore()
      .returning('id')
      .execute();
    const isNew = (inserted.raw as unknown[]).length > 0;
    const row = await this.found(tx.manager, request);
    // Whoever had the id when it was inserted has lost it since, with its quiz.
    if (!row) throw importErrors.IMPORT_ID_TAKEN();
    if (isNew) {
      await this.bound(tx, viewer);
      // Institutes take turns: the second of one waits behind the first of every other.
      const open = { instituteId: viewer.instituteId, state: In(OPEN_STATES) };
      const others = (await tx.manager.countBy(Import, open)) - 1;
      this.queues.enqueueAfterCommit(tx, runImport, row.id, others);
    }
    return row;
  }

  private async bound(tx: Transaction, { userId }: Viewer): Promise<void> {
    // Of two that start at once, the second counts the first.
    await lockName(tx, `imports of ${userId}`);
    const open = await tx.manager.countBy(Import, { createdBy: userId, state: In(OPEN_STATES) });
    if (open > MAX_OPEN) throw importErrors.TOO_MANY_IMPORTS();
    const kept = await tx.manager.sum(Import, 'keptCharacters', { createdBy: userId });
    if ((kept ?? 0) > MAX_KEPT_CHARACTERS) throw importErrors.IMPORTS_FULL();
  }
}

/** Of what cells are to say instead, as it is kept. */
export function charactersOf(corrections: Corrections | null): number {
  return corrections === null ? 0 : JSON.stringify(corrections).length;
}

function isSame(row: Import, request: NewImport): boolean {
  // The file may have been swept since; then whatever else is the same decides.
  const { uploadId, ...others } = request;
  if (row.uploadId !== null && row.uploadId !== uploadId) return false;
  return Object.entries(others).every(([name, value]) =>
    isDeepStrictEqual(row[name as keyof typeof others], value),
  );
}
