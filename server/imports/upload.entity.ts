import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Owned } from '../core/access/viewer.js';
import { Institute } from '../users/institute.entity.js';
import { User } from '../users/user.entity.js';

/** A file that was received and is kept for an import. */
@Entity('uploads')
export class Upload implements Owned {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Institute)
  instituteId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  @Index('uploads_creator')
  createdBy!: string;

  /** As the client named it. Never used as a path. */
  @Column('varchar', { length: 255 })
  fileName!: string;

  @Column('int')
  sizeBytes!: number;

  @Column('varchar', { length: 64 })
  sha256!: string;

  /** Null while its bytes are on their way into the storage. */
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
