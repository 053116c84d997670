import { Column, Entity, Index } from 'typeorm';
import type { OwnedByInstitute } from '../core/access/viewer.js';
import { StoredFile, type StoredFileKind } from '../core/storage/stored-file.js';
import { imageErrors } from './image.errors.js';

/** The purpose of an image. It decides how the image is cropped, and where it may be used. */
export enum ImagePurpose {
  QUESTION = 'QUESTION',
  PROFILE = 'PROFILE',
}

/**
 * An image that was received, re-encoded and stored. Its id is also its public name, which nobody
 * can guess.
 */
@Entity('images')
@Index('images_creator', ['createdBy'])
export class Image extends StoredFile implements OwnedByInstitute {
  @Column('varchar', { length: 10 })
  purpose!: ImagePurpose;

  /** Type of the stored, re-encoded bytes, not of the uploaded file. */
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
  maxBytes: 500 * 1024 * 1024,
  quotaError: imageErrors.IMAGES_FULL,
};

/** The URL of an image as a path, because only the page knows its host. */
export function imageUrl(id: string): string {
  return `/images/${id}`;
}
