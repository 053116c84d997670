import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { mayUse, type Viewer } from '../core/access/viewer.js';
import { UnitOfWork } from '../core/database/unit-of-work.js';
import { isId, isStorable } from '../core/errors/validation.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { Chore } from '../core/jobs/handlers.js';
import { Storage, TooLargeError, type Spooled } from '../core/storage/storage.js';
import { OPEN_STATES } from './import.entity.js';
import { importErrors } from './import.errors.js';
import { checkMagic } from './spreadsheet/archive.js';
import { FileRefusal } from './spreadsheet/refusal.js';
import { storageKey, Upload } from './upload.entity.js';

/** legacy-api.md: bodies of spreadsheets have at most 15 MB. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;
const UPLOADS = { name: 'uploads', points: 120, seconds: 3_600 };
/** A correction of a whole file needs it once more: so long that a weekend can come between. */
const KEEP_MS = 7 * 86_400_000;
/** Of one account, as long as they are kept. */
const MOST_KEPT_BYTES = 500 * 1024 * 1024;

/** Takes spreadsheets in and keeps them for a week, or until their imports have ended. */
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
    const kept = await this.work.manager.sum(Upload, 'sizeBytes', { createdBy: viewer.userId });
    if ((kept ?? 0) > MOST_KEPT_BYTES) throw importErrors.UPLOADS_FULL();
    const spooled = await this.spool(stream);
    try {
      checkType(fileName, spooled);
      return await this.keep(viewer, fileName, spooled);
    } finally {
      await this.storage.discard(spooled);
    }
  }

  /** @throws UPLOAD_NOT_FOUND, also for somebody else's */
  async load(manager: EntityManager, viewer: Viewer, id: string): Promise<Upload> {
    const whole = { id, keptAt: Not(IsNull()) };
    const upload = isId(id) ? await manager.findOneBy(Upload, whole) : null;
    if (!upload || !mayUse(viewer, upload)) throw importErrors.UPLOAD_NOT_FOUND();
    return upload;
  }

  /** The bytes of an upload that was loaded for its owner before. @throws UPLOAD_NOT_FOUND */
  async read(id: string | null): Promise<Uint8Array> {
    if (id === null) throw importErrors.UPLOAD_NOT_FOUND();
    return this.storage.read(storageKey(id));
  }

  @Chore({ everyMinutes: 60 })
  async removeOldUploads(): Promise<void> {
    const before = new Date(Date.now() - KEEP_MS);
    const old = await this.work.manager
      .createQueryBuilder(Upload, 'upload')
      .where('upload.createdAt < :before', { before })
      .andWhere(
        `NOT EXISTS (SELECT 1 FROM imports i
                     WHERE i.upload_id = upload.id AND i.state IN (:...open))`,
        { open: OPEN_STATES },
      )
      .getMany();
    for (const { id } of old) {
      await this.storage.remove(storageKey(id));
      await this.work.manager.delete(Upload, id);
    }
  }

  /** The row stands before the file does, so that nothing is kept that no row knows of. */
  private async keep(viewer: Viewer, fileName: string, spooled: Spooled): Promise<Upload> {
    const { manager } = this.work;
    const received = manager.create(Upload, {
      id: randomUUID(),
      instituteId: viewer.instituteId,
      createdBy: viewer.userId,
      fileName: isStorable(fileName) ? fileName.slice(0, 255) : 'workbook.xlsx',
      sizeBytes: spooled.size,
      sha256: spooled.sha256,
    });
    const upload = await manager.save(received);
    await this.storage.keep(storageKey(upload.id), spooled);
    upload.keptAt = new Date();
    return manager.save(upload);
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
