import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { authorize } from '../core/access/policy.js';
import type { Viewer } from '../core/access/viewer.js';
import { setKeyedContent } from '../core/idempotency/keyed-call.js';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.js';
import { isId, isStorable } from '../core/errors/validation.js';
import { RateLimits } from '../core/http/rate-limits.js';
import { StoredFiles, storageKey } from '../core/storage/stored-files.js';
import {
  MissingFileError,
  Storage,
  TooLargeError,
  type SpooledFile,
} from '../core/storage/storage.js';
import { importErrors } from './import.errors.js';
import { checkMagic, isCompound, isZip } from './spreadsheet/files/archive.js';
import { FileRefusal, type RefusalCode } from './spreadsheet/files/refusal.js';
import { Upload, UPLOADS } from './upload.entity.js';

/** 15 MB, as docs/legacy-api.md says. */
export const SPREADSHEET_LIMIT = {
  bytes: 15 * 1024 * 1024,
  tooLarge: importErrors.FILE_TOO_LARGE,
};
const RATE = { name: 'uploads', points: 120, seconds: 3_600 };

/** Receives spreadsheets and reads them for imports, for a week (see upload-sweep.ts). */
@Injectable()
export class UploadsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly storage: Storage,
    private readonly files: StoredFiles,
    private readonly limits: RateLimits,
  ) {}

  /**
   * @param fileName of the client; must end in .xlsx or .csv, and the content must match
   * @throws FILE_TOO_LARGE, NOT_A_WORKBOOK, UPLOADS_FULL, TOO_MANY_REQUESTS
   */
  async receive(viewer: Viewer, fileName: string, stream: Readable): Promise<Upload> {
    await this.limits.consume(RATE, viewer.userId);
    // Also before receiving: an account over its quota must not send data in vain.
    await this.files.assertQuota(UPLOADS, viewer.userId);
    const spooled = await this.spool(fileName, stream);
    try {
      setKeyedContent(fileName, spooled.sha256);
      const earlier = await this.work.findAnswer();
      if (earlier) return earlier.value as Upload;
      const received = this.work.manager.create(Upload, {
        id: randomUUID(),
        instituteId: viewer.instituteId,
        createdBy: viewer.userId,
        fileName: isStorable(fileName) ? fileName.slice(0, 255) : 'workbook.xlsx',
        sizeBytes: spooled.size,
        sha256: spooled.sha256,
      });
      return await this.files.store(UPLOADS, received, spooled);
    } finally {
      await this.storage.discard(spooled);
    }
  }

  /**
   * Finds an upload for an import and locks it until the transaction ends, so that the sweep does not
   * remove it. After that, the sweep sees the new import.
   * @throws UPLOAD_NOT_FOUND, also for an upload of another institute
   */
  async lock({ manager }: Transaction, viewer: Viewer, id: string): Promise<Upload> {
    const where = { id, keptAt: Not(IsNull()) };
    const upload = isId(id)
      ? await manager.findOne(Upload, { where, lock: { mode: 'for_key_share' } })
      : null;
    return authorize(viewer, upload, 'exam.edit', importErrors.UPLOAD_NOT_FOUND);
  }

  /** The bytes of an upload. The caller has checked access to it. @throws UPLOAD_NOT_FOUND */
  async read(id: string | null): Promise<Uint8Array> {
    if (id === null) throw importErrors.UPLOAD_NOT_FOUND();
    try {
      return await this.storage.read(storageKey(UPLOADS, id));
    } catch (error) {
      throw error instanceof MissingFileError ? importErrors.UPLOAD_NOT_FOUND() : error;
    }
  }

  private async spool(fileName: string, stream: Readable): Promise<SpooledFile> {
    try {
      return await this.storage.spool(stream, SPREADSHEET_LIMIT.bytes, (head) => {
        checkType(fileName, head);
      });
    } catch (error) {
      throw error instanceof TooLargeError ? SPREADSHEET_LIMIT.tooLarge() : error;
    }
  }
}

/** The name and the content must both say .xlsx or .csv (ASVS 5.2.2). */
function checkType(fileName: string, head: Buffer): void {
  try {
    if (/\.csv$/i.test(fileName)) checkCsv(head);
    else {
      checkMagic(head);
      if (!/\.xlsx$/i.test(fileName)) throw new FileRefusal(codeByName(fileName));
    }
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    throw importErrors.NOT_A_WORKBOOK({ message: error.message });
  }
}

/** What the file is that a name without .xlsx or .csv belongs to. */
function codeByName(fileName: string): RefusalCode {
  return /\.ods$/i.test(fileName) ? 'OPEN_DOCUMENT' : 'NOT_A_WORKBOOK';
}

/** Workbooks with the name of a table are what they are. */
function checkCsv(head: Buffer): void {
  if (isZip(head)) throw new FileRefusal('NAMED_CSV');
  if (isCompound(head)) throw new FileRefusal('OLD_OR_LOCKED');
}
