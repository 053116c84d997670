import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Owned } from '../core/access/viewer.js';

/**
 * A file that was received and is kept for an import. Institute and creator are plain ids: an account
 * goes when its time has come, and what it leaves behind is swept.
 */
@Entity('uploads')
export class Upload implements Owned {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  instituteId!: string;

  @Column('uuid')
  @Index('uploads_creator')
  createdBy!: string;

  /** As the client named it. Never used as a path. */
  @Column('varchar', { length: 255 })
  fileName!: string;

  @Column('int')
  sizeBytes!: number;

  @Column('varchar', { length: 64 })
  sha256!: string;

  /** Null while its bytes are on their way into the storage, or out of it. */
  @Column('timestamptz', { nullable: true })
  keptAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  @Index('uploads_age')
  createdAt!: Date;
}

/** Where its bytes are, in the storage. */
export function storageKey(id: string): string {
  return `uploads/${id}`;
}
