import {
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  UpdateDateColumn,
} from 'typeorm';
import type { OwnedByInstitute } from '../core/access/viewer.js';
import { StoredFile, type StoredFileKind } from '../core/storage/stored-file.js';
import { Quiz } from '../quizzes/quiz.entity.js';
import { AttemptSet } from '../results/figures/attempt-set.js';
import { Institute } from '../users/institute.entity.js';
import { User } from '../users/user.entity.js';
import { exportErrors } from './export.errors.js';

export enum ExportContent {
  RESULTS = 'RESULTS',
  QUESTION_FIGURES = 'QUESTION_FIGURES',
  EXAM_FIGURES = 'EXAM_FIGURES',
  RESPONSES = 'RESPONSES',
}

export enum ExportFormat {
  XLSX = 'XLSX',
  CSV = 'CSV',
}

export enum ExportState {
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}

/** States of exports that have not ended. */
export const OPEN_STATES = [ExportState.QUEUED, ExportState.RUNNING];

/** A written file, until the sweep removes it. */
@Entity('export_files')
@Index('export_files_creator', ['createdBy'])
export class ExportFile extends StoredFile implements OwnedByInstitute {}

export const EXPORT_FILES: StoredFileKind = {
  entity: ExportFile,
  folder: 'exports',
  maxBytes: 500 * 1024 * 1024,
  quotaError: exportErrors.EXPORTS_FULL,
};

/** An export of data of an exam to a file, under way or ended. */
@Entity('exports')
@Index('exports_open', ['createdAt'], { where: `state IN ('QUEUED', 'RUNNING')` })
@Index('exports_quiz', ['quizId', 'createdAt'])
@Index('exports_creator', ['createdBy'])
@Index('exports_institute', ['instituteId'])
@Index('exports_age', ['createdAt'])
export class Export implements OwnedByInstitute {
  /** Made by the client, so that the same request sent twice is one export. */
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
  quizId!: string;

  @Column('varchar', { length: 16 })
  content!: ExportContent;

  @Column('varchar', { length: 4 })
  format!: ExportFormat;

  /** Of figures: the attempts that they are of. */
  @Column('varchar', { length: 5, default: AttemptSet.BEST })
  attemptSet!: AttemptSet;

  @Column('varchar', { length: 10 })
  state!: ExportState;

  /** Written rows, of `rowsTotal`. */
  @Column('int', { default: 0 })
  rowsDone!: number;

  @Column('int', { nullable: true })
  rowsTotal!: number | null;

  /** The name of the download. */
  @Column('varchar', { length: 255 })
  fileName!: string;

  /** Set when the export is done, until the sweep removes the file. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => ExportFile, { onDelete: 'SET NULL' })
  @Index('exports_file')
  fileId!: string | null;

  @Column('int', { nullable: true })
  sizeBytes!: number | null;

  /** Why it failed. */
  @Column('varchar', { length: 30, nullable: true })
  problemCode!: string | null;

  @Column('text', { nullable: true })
  problemMessage!: string | null;

  /** How often a worker has started it. Only the latest run can end it. */
  @Column('int', { default: 0 })
  runs!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
