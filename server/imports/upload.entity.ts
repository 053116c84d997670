import { Column, Entity, Index } from 'typeorm';
import type { Owned } from '../core/access/viewer.js';
import { KeptFile, type KindOfFile } from '../core/storage/kept-file.js';
import { importErrors } from './import.errors.js';

/** A file that was received and is kept for an import. */
@Entity('uploads')
@Index('uploads_creator', ['createdBy'])
@Index('uploads_age', ['createdAt'])
export class Upload extends KeptFile implements Owned {
  /** As the client named it. Never used as a path. */
  @Column('varchar', { length: 255 })
  fileName!: string;
}

export const UPLOADS: KindOfFile = {
  entity: Upload,
  folder: 'uploads',
  mostBytes: 500 * 1024 * 1024,
  full: importErrors.UPLOADS_FULL,
};
