/** What was found in the rows of an import, kept as long as the import is. */
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { CellFault } from '../questions/kinds/question-kind.js';
import { Import } from './import.entity.js';

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

/** A row that was not stored, whole, so that it can be repaired. */
@Entity('import_rows')
export class RefusedRow {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Import, { onDelete: 'CASCADE' })
  importId!: string;

  /** As the spreadsheet program numbers it. */
  @PrimaryColumn('int')
  row!: number;

  /** Its texts by header, without blank ones. What is wrong with them, its kind says again. */
  @Column('jsonb')
  cells!: Record<string, string>;

  /** Faults that the texts do not show: of cells that had no text, or one that cannot be kept. */
  @Column('jsonb')
  unread!: CellFault[];
}

/** A row whose question stands elsewhere too. */
@Entity('import_warnings')
export class ImportWarning {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Import, { onDelete: 'CASCADE' })
  importId!: string;

  @PrimaryColumn('int')
  row!: number;

  /** The row of the same file that asks the same. */
  @Column('int', { nullable: true })
  duplicateOfRow!: number | null;

  /** The question of the quiz that asks the same; it may have been deleted since. */
  @Column('uuid', { nullable: true })
  duplicateOfQuestionId!: string | null;
}
