/** What a preview shows of an import before its questions are stored. */
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { QuestionContent } from '../questions/kinds/question-kind.js';
import { Import } from './import.entity.js';
import type { TextRun } from './spreadsheet/ooxml/cell-value.js';

/** A cell as the spreadsheet program shows it. */
export interface PreviewCell {
  header: string;
  runs: TextRun[];
  /** Whether the text that is taken differs. */
  isChanged: boolean;
}

/** A question that would be stored. */
@Entity('import_preview_rows')
export class ImportPreviewRow {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Import, { onDelete: 'CASCADE' })
  importId!: string;

  /** From 1: those that are changed first, else by row. */
  @PrimaryColumn('int')
  number!: number;

  /** As the spreadsheet program numbers it. */
  @Column('int')
  row!: number;

  @Column('jsonb')
  cells!: PreviewCell[];

  @Column('jsonb')
  content!: QuestionContent;
}
