import { Column, Entity, Index } from 'typeorm';
import type { Owned } from '../core/access/viewer.js';
import { StoredFile, type StoredFileKind } from '../core/storage/stored-file.js';
import { imageErrors } from './image.errors.js';

/** What an image was sent for. It decides how it is cut, and where it may be used. */
export enum ImagePurpose {
  QUESTION = 'QUESTION',
  PROFILE = 'PROFILE',
}

/** An image that was received, re-encoded and kept. Its id is also the public name: nobody can guess it. */
@Entity('images')
@Index('images_creator', ['createdBy'])
export class Image extends StoredFile implements Owned {
  @Column('varchar', { length: 10 })
  purpose!: ImagePurpose;

  /** Of the bytes that are kept, which are ours, not those that were sent. */
  @Column('varchar', { length: 20 })
  contentType!: string;

  @Column('int')
  width!: number;

  @Column('int')
  height!: number;
}

export const IMAGES: StoredFileKind = {
  entity: Image,
  folder: 'images',
  mostBytes: 500 * 1024 * 1024,
  full: imageErrors.IMAGES_FULL,
};

/** Where it is served, as a path: which host a page was opened under is the page's to know. */
export function imageUrl(id: string): string {
  return `/images/${id}`;
}
