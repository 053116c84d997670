import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('SheetCell', { description: 'A cell of a sheet.' })
export class SheetCellType {
  @Field({ description: 'The letters of its column.' })
  letters!: string;

  @Field({ description: 'The beginning of what it shows, at most 120 characters.' })
  text!: string;
}

@ObjectType('SheetRow', { description: 'A row of a sheet.' })
export class SheetRowType {
  @Field(() => Int, { description: 'As the spreadsheet program numbers it.' })
  number!: number;

  @Field(() => [SheetCellType], {
    description: 'Those that are not blank, of the first 40 columns.',
  })
  cells!: SheetCellType[];
}

@ObjectType('RecognizedColumn', { description: 'A column that was recognized.' })
export class RecognizedColumnType {
  @Field({ description: 'The header in the template of the kind.' })
  header!: string;

  @Field({ description: 'The letters of the column.' })
  letters!: string;
}

@ObjectType('SheetStart', {
  description: 'The first rows of a sheet, and what was recognized in them.',
})
export class SheetStartType {
  @Field(() => [SheetRowType], { description: 'At most twelve, without blank ones.' })
  rows!: SheetRowType[];

  @Field(() => Int, { description: 'Where the questions seem to begin.' })
  firstRow!: number;

  @Field(() => [RecognizedColumnType], {
    description: 'Columns that were recognized by their names.',
  })
  columns!: RecognizedColumnType[];
}
