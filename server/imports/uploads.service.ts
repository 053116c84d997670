import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { LessThan, type EntityManager } from 'typeorm';
import { mayUse, type Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId, isStorable } from '../core/errors/validation.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { Chore } from '../core/jobs/handlers.js';
import { Storage, TooLargeError, type Spooled } from '../core/storage/storage.js';
import { importErrors } from './import.errors.js';
import { checkMagic } from './spreadsheet/archive.js';
import { FileRefusal } from './spreadsheet/refusal.js';
import { storageKey, Upload } from './upload.entity.js';

/** legacy-api.md: bodies of spreadsheets have at most 15 MB. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;
const UPLOADS = { name: 'uploads', points: 120, seconds: 3_600 };
const KEEP_MS = 30 * 86_400_000;

/** Takes spreadsheets in and keeps them until they have been imported, and a month longer. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly storage: Storage,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @param fileName as the client calls it; must end in .xlsx, and the content must agree
   * @throws FILE_TOO_LARGE, NOT_A_WORKBOOK, TOO_MANY_REQUESTS
   */
  async receive(viewer: Viewer, fileName: string, stream: Readable): Promise<Upload> {
    await this.limits.consume(UPLOADS, viewer.userId);
    const spooled = await this.spool(stream);
    try {
      checkType(fileName, spooled);
      const id = randomUUID();
      await this.storage.keep(storageKey({ id }), spooled);
      return await this.work.manager.save(Upload, {
        id,
        instituteId: viewer.instituteId,
        createdBy: viewer.userId,
        fileName: isStorable(fileName) ? fileName.slice(0, 255) : 'workbook.xlsx',
        sizeBytes: spooled.size,
        sha256: spooled.sha256,
      });
    } finally {
      await this.storage.discard(spooled);
    }
  }

  /** @throws UPLOAD_NOT_FOUND, also for somebody else's */
  async load(manager: EntityManager, viewer: Viewer, id: string): Promise<Upload> {
    const upload = isId(id) ? await manager.findOneBy(Upload, { id }) : null;
    if (!upload || !mayUse(viewer, upload)) throw importErrors.UPLOAD_NOT_FOUND();
    return upload;
  }

  @Chore({ everyMinutes: 60 })
  async removeOldUploads(): Promise<void> {
    const before = new Date(Date.now() - KEEP_MS);
    const old = await this.work.manager.findBy(Upload, { createdAt: LessThan(before) });
    for (const upload of old) {
      await this.storage.remove(storageKey(upload));
      await this.work.manager.delete(Upload, upload.id);
    }
  }

  private async spool(stream: Readable): Promise<Spooled> {
    try {
      return await this.storage.spool(stream, MAX_UPLOAD_BYTES);
    } catch (error) {
      throw error instanceof TooLargeError ? importErrors.FILE_TOO_LARGE() : error;
    }
  }
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
