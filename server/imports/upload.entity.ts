import { Column, Entity, Index } from 'typeorm';
import type { OwnedByInstitute } from '../core/access/viewer.js';
import { StoredFile, type StoredFileKind } from '../core/storage/stored-file.js';
import { importErrors } from './import.errors.js';

/** A received file, stored for imports. */
@Entity('uploads')
@Index('uploads_creator', ['createdBy'])
@Index('uploads_age', ['createdAt'])
export class Upload extends StoredFile implements OwnedByInstitute {
  /** As the client named it. Never used as a path. */
  @Column('varchar', { length: 255 })
  fileName!: string;
}

export const UPLOADS: StoredFileKind = {
  entity: Upload,
  folder: 'uploads',
  maxBytes: 500 * 1024 * 1024,
  quotaError: importErrors.UPLOADS_FULL,
};
