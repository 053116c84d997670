import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';

/**
 * The row of a file that was received and is kept. Institute and creator are plain ids: an account
 * goes when its time has come, and what it leaves behind is swept.
 */
export abstract class StoredFile {
  /** Random (UUID version 4). */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  instituteId!: string;

  @Column('uuid')
  createdBy!: string;

  /** Of the bytes that are kept. */
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

/** A kind of files: each has its own table, folder and bound. */
export interface StoredFileKind {
  entity: new () => StoredFile;
  folder: string;
  /** Of one account, as they are kept. */
  mostBytes: number;
  /** What to say when there would be more. */
  full: () => Error;
}

/** Which of them go. */
export interface StoredFileSweep {
  /** In SQL, of a `file`: it goes once nobody uses it. */
  outdated: string;
  parameters: object;
  /** Which of these nobody uses. */
  unused: (ids: string[]) => Promise<string[]>;
}
