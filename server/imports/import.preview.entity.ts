/** What a preview shows of an import before its questions are stored. */
import { Column, Entity } from 'typeorm';
import type { QuestionContent } from '../questions/kinds/question-kind.js';
import { NumberedRow } from './import.findings.entity.js';
import type { TextRun } from './spreadsheet/ooxml/cell-value.js';

/** A cell as the spreadsheet program shows it. */
export interface PreviewCell {
  header: string;
  runs: TextRun[];
  /** Whether the text that is taken differs. */
  isChanged: boolean;
}

/** A question that would be stored. Those that are changed are listed first, else by row. */
@Entity('import_preview_rows')
export class ImportPreviewRow extends NumberedRow {
  @Column('jsonb')
  cells!: PreviewCell[];

  @Column('jsonb')
  content!: QuestionContent;
}
