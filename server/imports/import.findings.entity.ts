/** What an import found in its rows, kept as long as the import. */
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { CellFault } from '../questions/kinds/question-kind.js';
import { Import } from './import.entity.js';
import type { RowPicture } from './spreadsheet/table.js';

/** What is known of a row of an import. */
export abstract class NumberedRow {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Import, { onDelete: 'CASCADE' })
  importId!: string;

  /** From 1, in the order in which they are listed. */
  @PrimaryColumn('int')
  number!: number;

  /** As the spreadsheet program numbers it. */
  @Column('int')
  row!: number;
}

/** A cell that was refused. Listed by row and column. */
@Entity('import_faults')
export class ImportFault extends NumberedRow {
  /** The header of its column. */
  @Column('text')
  column!: string;

  /** The beginning of the cell's text. */
  @Column('text')
  value!: string;

  /** What to do about it. */
  @Column('text')
  message!: string;
}

/** A complete row that was not stored, so that it can be repaired. */
@Entity('import_rows')
export class RefusedRow {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Import, { onDelete: 'CASCADE' })
  importId!: string;

  /** As the spreadsheet program numbers it. */
  @PrimaryColumn('int')
  row!: number;

  /** Its texts by header, without blank ones. Their faults are computed again when they are shown. */
  @Column('jsonb')
  cells!: Record<string, string>;

  /** Faults that `cells` does not show: the cell had no text, or what it shows is not its text. */
  @Column('jsonb')
  unread!: CellFault[];

  /** The pictures of the row, which are parts of the import's file. */
  @Column('jsonb', { default: [] })
  pictures!: RowPicture[];
}

/** Something remarkable about a row that is stored all the same. Listed by row. */
@Entity('import_warnings')
export class ImportWarning extends NumberedRow {
  /** The header of its column; null for the whole row. */
  @Column('text', { nullable: true })
  column!: string | null;

  /** What is remarkable; null for a duplicate. */
  @Column('text', { nullable: true })
  message!: string | null;

  /** The row of the same file that asks the same. */
  @Column('int', { nullable: true })
  duplicateOfRow!: number | null;

  /** The question of the quiz that asks the same; it may have been deleted since. */
  @Column('uuid', { nullable: true })
  duplicateOfQuestionId!: string | null;
}
