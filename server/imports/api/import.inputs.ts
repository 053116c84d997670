import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { QuestionKindName } from '../../questions/kinds/question.types.js';

const GOOD_ROWS =
  'Whether to store the rows that can be taken when others cannot. Without it, all are stored or none.';

const PREVIEW =
  'Whether to end as `CHECKED`, with its questions in `preview`, for somebody to look at. `storeImport` stores them.';

@InputType({ description: 'Which column of a sheet is meant.' })
export class ColumnChoiceInput {
  @Field({ description: 'A column of the kind, by the header in its template.' })
  column!: string;

  @Field({ description: 'The column of the sheet, by its letters: `B`.' })
  letters!: string;
}

@InputType({
  description:
    'Where a sheet has its questions, if its columns are not named so that they are found.',
})
export class SheetColumnsInput {
  @Field(() => Int, { description: 'The first row with a question, from 1.' })
  firstRow!: number;

  @Field(() => [ColumnChoiceInput], {
    description: 'Every required column of the kind, and others.',
  })
  columns!: ColumnChoiceInput[];
}

@InputType({ description: 'An import to start.' })
export class StartImportInput {
  @Field(() => ID, { description: 'A UUID made by the client. Twice the same is one import.' })
  id!: string;

  @Field(() => ID, { description: 'The quiz the questions go to.' })
  quizId!: string;

  @Field(() => ID, { description: 'From POST /uploads/spreadsheets.' })
  uploadId!: string;

  @Field(() => QuestionKindName, { description: 'The kind of question the rows are.' })
  kind!: string;

  @Field(() => Boolean, { defaultValue: false, description: GOOD_ROWS })
  storeGoodRows!: boolean;

  @Field(() => Boolean, { defaultValue: false, description: PREVIEW })
  preview!: boolean;

  @Field(() => SheetColumnsInput, {
    nullable: true,
    description:
      'Which columns are meant. Left out, they are found by their names. The institute remembers a choice for sheets with the same names.',
  })
  columns?: SheetColumnsInput | null;
}

@InputType({ description: 'What a cell is to say.' })
export class CellCorrectionInput {
  @Field({ description: 'The header of its column, as in a workbook.' })
  column!: string;

  @Field({ description: 'The new text, at most 32,767 characters; it is trimmed.' })
  value!: string;
}

@InputType({ description: 'A refused row that is corrected.' })
export class RowCorrectionInput {
  @Field(() => Int, { description: 'The row, as `refusedRows` numbers it.' })
  row!: number;

  @Field(() => [CellCorrectionInput], { description: 'Its cells that change; others stay.' })
  cells!: CellCorrectionInput[];
}

@InputType({ description: 'What an import has left, corrected.' })
export class CorrectImportInput {
  @Field(() => ID, { description: 'A UUID made by the client. Twice the same is one import.' })
  id!: string;

  @Field(() => ID, { description: 'The import that refused rows.' })
  importId!: string;

  @Field(() => [RowCorrectionInput], {
    description:
      'From 1 to 1,000 of its refused rows; none may do with `storeGoodRows`. Those left out stay as they are.',
  })
  corrections!: RowCorrectionInput[];

  @Field(() => Boolean, { defaultValue: false, description: GOOD_ROWS })
  storeGoodRows!: boolean;

  @Field(() => Boolean, { defaultValue: false, description: PREVIEW })
  preview!: boolean;
}
