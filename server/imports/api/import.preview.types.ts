import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Paged } from '../../core/graphql/paging.js';
import type { Marks } from '../../marks/fraction.js';
import { MarksScalar } from '../../marks/marks.scalar.js';
import { ImageType, toImage } from '../../questions/kinds/question-image.types.js';
import { kindNamed } from '../../questions/kinds/registry.js';
import { PREVIEW_UNITS } from '../import.findings.js';
import { truncate } from '../spreadsheet/cell-text.js';
import type { ImportPreviewRow } from '../import.preview.entity.js';

/** The cost of a row of a preview besides its fields: texts of a question, twice. */
export const PREVIEW_ROW_COST = 10;

/** Of a cell. Whoever writes so many fonts sees the whole in the spreadsheet program. */
const MAX_RUNS = 100;

export const TextPosition = { LINE: 'LINE', RAISED: 'RAISED', LOWERED: 'LOWERED' } as const;

registerEnumType(TextPosition, {
  name: 'TextPosition',
  description: 'Where characters stand.',
  valuesMap: {
    LINE: { description: 'On the line.' },
    RAISED: { description: 'Above it: superscript.' },
    LOWERED: { description: 'Below it: subscript.' },
  },
});

@ObjectType('ShownText', { description: 'Characters of a cell.' })
export class ShownTextType {
  @Field({ description: 'The characters.' })
  text!: string;

  @Field(() => TextPosition, { description: 'Where they stand.' })
  position!: keyof typeof TextPosition;
}

@ObjectType('ShownCell', { description: 'A cell as the spreadsheet program shows it.' })
export class ShownCellType {
  @Field({ description: 'The header of its column.' })
  column!: string;

  @Field(() => [ShownTextType], { description: 'What it shows.' })
  content!: ShownTextType[];

  @Field({ description: 'Whether the question says it in other characters.' })
  isChanged!: boolean;
}

@ObjectType('PreviewedOption', { description: 'An option that would be stored.' })
export class PreviewedOptionType {
  @Field({ description: 'What it says.' })
  text!: string;

  @Field(() => ImageType, { nullable: true, description: 'Shown with it; null without one.' })
  image!: ImageType | null;

  @Field({ description: 'Whether it is the right one.' })
  isKey!: boolean;
}

@ObjectType('ImportPreviewRow', {
  description: 'A question that would be stored, and the cells it was read from.',
})
export class ImportPreviewRowType {
  @Field(() => Int, { description: 'The row, as the spreadsheet program numbers it.' })
  row!: number;

  @Field({ description: 'Whether it does not read exactly as the spreadsheet program shows it.' })
  isChanged!: boolean;

  @Field(() => [ShownCellType], { description: 'Its cells that are not blank.' })
  cells!: ShownCellType[];

  @Field({ description: 'The question, as learners will read it.' })
  text!: string;

  @Field(() => ImageType, { nullable: true, description: 'Shown with it; null without one.' })
  image!: ImageType | null;

  @Field(() => [PreviewedOptionType], { description: 'Its options, if it has any.' })
  options!: PreviewedOptionType[];

  @Field({ description: 'The explanation, or what a good answer says; empty when there is none.' })
  answer!: string;

  @Field(() => MarksScalar, { nullable: true, description: 'What the best answer earns.' })
  marks!: Marks | null;

  @Field(() => MarksScalar, {
    nullable: true,
    description: 'What a wrong choice earns; null where the rules of the exam say it.',
  })
  wrongMarks!: Marks | null;
}

export function toPreviewRow(
  { row, cells, content }: ImportPreviewRow,
  kindName: string,
): ImportPreviewRowType {
  const kind = kindNamed(kindName);
  const { text, image, marks, wrongMarks = null, body } = content;
  const { explanation, modelAnswer } = kind.present(body) as Record<string, unknown>;
  return {
    row,
    isChanged: cells.some((cell) => cell.isChanged),
    cells: cells.map(({ header, runs, isChanged }) => ({
      column: header,
      content: runs.slice(0, MAX_RUNS).map(({ text: shown, position }) => ({
        text: truncate(shown, PREVIEW_UNITS),
        position: position ?? TextPosition.LINE,
      })),
      isChanged,
    })),
    text,
    image: toImage(image),
    options: (kind.choices?.(body) ?? []).map((option) => ({
      text: option.text,
      image: toImage(option.image),
      isKey: option.isKey,
    })),
    answer: [explanation, modelAnswer].find((part) => typeof part === 'string') ?? '',
    marks,
    wrongMarks,
  };
}

@ObjectType({ description: 'A part of the questions of a preview.' })
export class ImportPreviewPage extends Paged(ImportPreviewRowType) {}
