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
import type { SheetRules } from '../questions/kinds/question-kind.js';
import { Quiz } from '../quizzes/quiz.entity.js';
import { Institute } from '../users/institute.entity.js';
import { User } from '../users/user.entity.js';
import type { RememberedNames } from './spreadsheet/column-names.js';
import type { SheetStart } from './spreadsheet/files/refusal.js';
import { Upload } from './upload.entity.js';

export enum ImportState {
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  CHECKED = 'CHECKED',
  SUCCEEDED = 'SUCCEEDED',
  REFUSED = 'REFUSED',
  FAILED = 'FAILED',
}

/** States of imports that have not ended. */
export const OPEN_STATES = [ImportState.QUEUED, ImportState.RUNNING];

export enum ImportPhase {
  READING = 'READING',
  CHECKING = 'CHECKING',
  PICTURES = 'PICTURES',
  STORING = 'STORING',
}

/** Which columns of a sheet are meant, where a person said so. */
export interface ChosenColumns {
  /** The first row with a question. */
  firstRow: number;
  /** By header, the letters of the sheet's column. */
  columns: Record<string, string>;
}

/** By row number, new texts by header. */
export type Corrections = Record<string, Record<string, string>>;

/** An import of a spreadsheet into a quiz, under way or ended. */
@Entity('imports')
@Index('imports_open', ['createdAt'], { where: `state IN ('QUEUED', 'RUNNING')` })
@Index('imports_unsuccessful', ['instituteId', 'createdAt'], {
  where: `state IN ('FAILED', 'REFUSED')`,
})
@Index('imports_quiz', ['quizId', 'createdAt'])
@Index('imports_creator', ['createdBy'])
@Index('imports_corrected', ['corrects'], { unique: true, where: `state = 'SUCCEEDED'` })
export class Import implements OwnedByInstitute {
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
  quizId!: string;

  /** Null once the file was removed. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Upload, { onDelete: 'SET NULL' })
  @Index('imports_upload')
  uploadId!: string | null;

  /** Whether good rows are stored when others are refused. */
  @Column('boolean', { default: false })
  storeGoodRows!: boolean;

  /**
   * The earlier import that this one corrects: it imports the whole file if that one stored nothing,
   * else its refused rows. Only one correction of an import can succeed, so that nothing is stored twice.
   */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Import, { onDelete: 'SET NULL' })
  @Index('imports_corrects')
  corrects!: string | null;

  /** New texts for cells of those rows; null for an import of a file as it is. */
  @Column('jsonb', { nullable: true })
  corrections!: Corrections | null;

  /** How its file is read. */
  @Column('varchar', { length: 10, default: 'LEGACY' })
  rules!: SheetRules;

  /** Whether it ends as CHECKED, so that a person can look at its questions before they are stored. */
  @Column('boolean', { default: false })
  isPreview!: boolean;

  /** Null where the columns are found by their names. */
  @Column('jsonb', { nullable: true })
  chosenColumns!: ChosenColumns | null;

  /**
   * The names of columns that its institute had chosen when it was first read, so that each run reads the file the same
   * way; null before.
   */
  @Column('jsonb', { nullable: true })
  rememberedNames!: RememberedNames[] | null;

  /** The kind of question its rows are. */
  @Column('varchar', { length: 30 })
  kind!: string;

  @Column('varchar', { length: 255 })
  fileName!: string;

  @Column('varchar', { length: 10 })
  state!: ImportState;

  @Column('varchar', { length: 10, nullable: true })
  phase!: ImportPhase | null;

  /** Rows that the phase has processed, of `rowsTotal`. */
  @Column('int', { default: 0 })
  rowsDone!: number;

  @Column('int', { nullable: true })
  rowsTotal!: number | null;

  @Column('int', { default: 0 })
  storedCount!: number;

  @Column('int', { default: 0 })
  faultCount!: number;

  /** Rows that were not stored because of their cells. */
  @Column('int', { default: 0 })
  refusedRowCount!: number;

  /** Duplicate rows. They are stored nevertheless. */
  @Column('int', { default: 0 })
  warningCount!: number;

  /** Questions of a preview that do not read exactly as the spreadsheet program shows them. */
  @Column('int', { default: 0 })
  changedCount!: number;

  /** The size of its corrections and findings as JSON. The total of an account is limited. */
  @Column('int', { default: 0 })
  keptCharacters!: number;

  /** Headers of columns that were not read. */
  @Column('jsonb', { default: [] })
  ignoredColumns!: string[];

  /** What was noticed about the file besides its rows, a sentence each. */
  @Column('jsonb', { default: [] })
  notes!: string[];

  /** The first rows of its file, where a person has to say which columns are meant. */
  @Column('jsonb', { nullable: true })
  sheetStart!: SheetStart | null;

  /** Why it was refused as a whole, or failed. */
  @Column('varchar', { length: 30, nullable: true })
  problemCode!: string | null;

  @Column('text', { nullable: true })
  problemMessage!: string | null;

  /** How often a worker has started it. Only the latest run can store anything. */
  @Column('int', { default: 0 })
  runs!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;

  @Column('timestamptz', { nullable: true })
  startedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}

/** The state of an import that waits for a run. */
export const INITIAL_STATE = {
  state: ImportState.QUEUED,
  phase: null,
  rowsDone: 0,
  rowsTotal: null,
  problemCode: null,
  problemMessage: null,
  startedAt: null,
  finishedAt: null,
} satisfies Partial<Import>;
