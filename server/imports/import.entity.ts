import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Owned } from '../core/access/viewer.js';
import { Quiz } from '../quizzes/quiz.entity.js';
import { Institute } from '../users/institute.entity.js';
import { User } from '../users/user.entity.js';
import { Upload } from './upload.entity.js';

export enum ImportState {
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  SUCCEEDED = 'SUCCEEDED',
  REFUSED = 'REFUSED',
  FAILED = 'FAILED',
}

/** Those that still have something to do. */
export const OPEN_STATES = [ImportState.QUEUED, ImportState.RUNNING];

export enum ImportPhase {
  READING = 'READING',
  CHECKING = 'CHECKING',
  STORING = 'STORING',
}

/** A spreadsheet on its way into a quiz, or what became of it. */
@Entity('imports')
@Index('imports_open', ['createdAt'], { where: `state IN ('QUEUED', 'RUNNING')` })
export class Import implements Owned {
  /** Made by the client, so that the same request sent twice is one import. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Institute, { onDelete: 'CASCADE' })
  instituteId!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  createdBy!: string;

  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  @Index('imports_quiz')
  quizId!: string;

  /** Null once the file was swept. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Upload, { onDelete: 'SET NULL' })
  @Index('imports_upload')
  uploadId!: string | null;

  /** The kind of question its rows are. */
  @Column('varchar', { length: 30 })
  kind!: string;

  @Column('varchar', { length: 255 })
  fileName!: string;

  @Column('varchar', { length: 10 })
  state!: ImportState;

  @Column('varchar', { length: 10, nullable: true })
  phase!: ImportPhase | null;

  /** Rows the phase is through with, of `rowsTotal`. */
  @Column('int', { default: 0 })
  rowsDone!: number;

  @Column('int', { nullable: true })
  rowsTotal!: number | null;

  @Column('int', { default: 0 })
  storedCount!: number;

  @Column('int', { default: 0 })
  faultCount!: number;

  /** Why it was refused as a whole, or failed. */
  @Column('varchar', { length: 30, nullable: true })
  problemCode!: string | null;

  @Column('text', { nullable: true })
  problemMessage!: string | null;

  /** How often a worker has begun it. A worker that is no longer the latest stores nothing. */
  @Column('int', { default: 0 })
  runs!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}

/** A cell that could not be taken. */
@Entity('import_faults')
export class ImportFault {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Import, { onDelete: 'CASCADE' })
  importId!: string;

  /** From 1, by row and column. */
  @PrimaryColumn('int')
  number!: number;

  /** As the spreadsheet program numbers it. */
  @Column('int')
  row!: number;

  /** The header of its column. */
  @Column('text')
  column!: string;

  /** The beginning of what the cell says. */
  @Column('text')
  value!: string;

  /** What to do about it. */
  @Column('text')
  message!: string;
}
