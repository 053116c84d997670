import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Owned } from '../core/access/viewer.js';

/** What an image was sent for. It decides how it is cut, and where it may be used. */
export enum ImagePurpose {
  QUESTION = 'QUESTION',
  PROFILE = 'PROFILE',
}

/**
 * An image that was received, re-encoded and kept. Institute and creator are plain ids: their room
 * stands after this one, and what an account leaves behind is unused, so that it is swept.
 */
@Entity('images')
export class Image implements Owned {
  /** Random (UUID version 4). It is also the public name, which nobody can guess. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  instituteId!: string;

  @Column('uuid')
  @Index('images_creator')
  createdBy!: string;

  @Column('varchar', { length: 10 })
  purpose!: ImagePurpose;

  /** Of the bytes that are kept, which are ours, not those that were sent. */
  @Column('varchar', { length: 20 })
  contentType!: string;

  @Column('int')
  width!: number;

  @Column('int')
  height!: number;

  @Column('int')
  sizeBytes!: number;

  @Column('varchar', { length: 64 })
  sha256!: string;

  /** Null while its bytes are on their way into the storage, or out of it. */
  @Column('timestamptz', { nullable: true })
  keptAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** Where its bytes are, in the storage. */
export function storageKey(id: string): string {
  return `images/${id}`;
}

/** Where it is served, as a path: which host a page was opened under is the page's to know. */
export function imageUrl(id: string): string {
  return `/images/${id}`;
}
