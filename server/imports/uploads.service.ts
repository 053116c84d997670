import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { mayUse, type Viewer } from '../core/access/viewer.js';
import { holdName } from '../core/database/hold-name.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { isId, isStorable } from '../core/errors/validation.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { MissingFileError, Storage, TooLargeError, type Spooled } from '../core/storage/storage.js';
import { importErrors } from './import.errors.js';
import { checkMagic } from './spreadsheet/archive.js';
import { FileRefusal } from './spreadsheet/refusal.js';
import { storageKey, Upload } from './upload.entity.js';

/** legacy-api.md: bodies of spreadsheets have at most 15 MB. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;
const UPLOADS = { name: 'uploads', points: 120, seconds: 3_600 };
/** Of one account, as long as they are kept. */
const MOST_KEPT_BYTES = 500 * 1024 * 1024;

/** Takes spreadsheets in, and finds them for imports: for a week (see upload-sweep.ts). */
@Injectable()
export class UploadsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly storage: Storage,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @param fileName as the client calls it; must end in .xlsx, and the content must agree
   * @throws FILE_TOO_LARGE, NOT_A_WORKBOOK, UPLOADS_FULL, TOO_MANY_REQUESTS
   */
  async receive(viewer: Viewer, fileName: string, stream: Readable): Promise<Upload> {
    await this.limits.consume(UPLOADS, viewer.userId);
    // Also before it is received: of whoever has too much already, nothing is taken in.
    await refuseTooMuch(this.work.manager, viewer);
    const spooled = await this.spool(stream);
    try {
      checkType(fileName, spooled);
      return await this.keep(viewer, fileName, spooled);
    } finally {
      await this.storage.discard(spooled);
    }
  }

  /**
   * Finds an upload for an import, and keeps the sweep from it until the transaction ends: by then the
   * import stands, and the sweep sees it.
   * @throws UPLOAD_NOT_FOUND, also for somebody else's
   */
  async hold({ manager }: Transaction, viewer: Viewer, id: string): Promise<Upload> {
    const where = { id, keptAt: Not(IsNull()) };
    const upload = isId(id)
      ? await manager.findOne(Upload, { where, lock: { mode: 'for_key_share' } })
      : null;
    if (!upload || !mayUse(viewer, upload)) throw importErrors.UPLOAD_NOT_FOUND();
    return upload;
  }

  /** The bytes of an upload that was loaded for its owner before. @throws UPLOAD_NOT_FOUND */
  async read(id: string | null): Promise<Uint8Array> {
    if (id === null) throw importErrors.UPLOAD_NOT_FOUND();
    try {
      return await this.storage.read(storageKey(id));
    } catch (error) {
      throw error instanceof MissingFileError ? importErrors.UPLOAD_NOT_FOUND() : error;
    }
  }

  /** The row stands before the file does, so that nothing is kept that no row knows of. */
  private async keep(viewer: Viewer, fileName: string, spooled: Spooled): Promise<Upload> {
    const upload = await this.work.run(async (tx) => {
      // Of two that arrive at once, the second counts the first.
      await holdName(tx, `uploads of ${viewer.userId}`);
      const received = tx.manager.create(Upload, {
        id: randomUUID(),
        instituteId: viewer.instituteId,
        createdBy: viewer.userId,
        fileName: isStorable(fileName) ? fileName.slice(0, 255) : 'workbook.xlsx',
        sizeBytes: spooled.size,
        sha256: spooled.sha256,
      });
      const row = await tx.manager.save(received);
      await refuseTooMuch(tx.manager, viewer);
      return row;
    });
    await this.storage.keep(storageKey(upload.id), spooled);
    upload.keptAt = new Date();
    // If its account is gone and the row was swept meanwhile, it stands again: the sweep comes back.
    return this.work.manager.save(upload);
  }

  private async spool(stream: Readable): Promise<Spooled> {
    try {
      return await this.storage.spool(stream, MAX_UPLOAD_BYTES);
    } catch (error) {
      throw error instanceof TooLargeError ? importErrors.FILE_TOO_LARGE() : error;
    }
  }
}

/** @throws UPLOADS_FULL */
async function refuseTooMuch(manager: EntityManager, { userId }: Viewer): Promise<void> {
  const kept = await manager.sum(Upload, 'sizeBytes', { createdBy: userId });
  if ((kept ?? 0) > MOST_KEPT_BYTES) throw importErrors.UPLOADS_FULL();
}

/** The name and the content must both say .xlsx (ASVS 5.2.2). */
function checkType(fileName: string, spooled: Spooled): void {
  try {
    checkMagic(spooled.head);
    if (!/\.xlsx$/i.test(fileName)) throw new FileRefusal('NOT_A_WORKBOOK');
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    throw importErrors.NOT_A_WORKBOOK({ message: error.message });
  }
}
