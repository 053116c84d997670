import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

/**
 * The row of a stored file. Institute and creator are plain ids without a foreign key: accounts are
 * deleted on their date, and the sweep removes their files later.
 */
export abstract class StoredFile {
  /** Random (UUID version 4). */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  instituteId!: string;

  @Column('uuid')
  createdBy!: string;

  /** Size of the stored bytes. */
  @Column('int')
  sizeBytes!: number;

  @Column('varchar', { length: 64 })
  sha256!: string;

  /** When the bytes were stored. Null while they are being written or removed. */
  @Column('timestamptz', { nullable: true })
  keptAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** A kind of files with its own table, folder and quota. */
export interface StoredFileKind {
  entity: new () => StoredFile;
  folder: string;
  /** Quota of one account, in stored bytes. */
  maxBytes: number;
  /** The error when the quota is exceeded. */
  quotaError: () => Error;
}

/** A part of the files of a kind: the first `limit` whose id is greater than `after`, in the order of their ids. */
export interface StoredFilePage {
  after: string;
  limit: number;
}

/** Which files of a kind the sweep removes. */
export interface StoredFileSweep {
  /** @returns the ids of one page of the outdated files: such a file is removed if it is unused */
  findOutdated: (page: StoredFilePage) => Promise<{ id: string }[]>;
  /** @returns which of these files are unused */
  findUnused: (ids: string[]) => Promise<string[]>;
}
