/** What a preview shows of an import before its questions are stored. */
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Image } from '../media/image.entity.js';
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

/** A picture of an import's file that is stored already: another run of the import takes it from here. */
@Entity('import_pictures')
@Index('import_pictures_image', ['imageId'])
export class ImportPicture {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Import, { onDelete: 'CASCADE' })
  importId!: string;

  /** Its part in the file. */
  @PrimaryColumn('text')
  path!: string;

  @Column('uuid')
  @ForeignKey(() => Image, { onDelete: 'CASCADE' })
  imageId!: string;
}
