/**
 * What the application knows of a kind of question. A kind is one file in this folder plus its line
 * in the registry; everything else works on this description.
 */
import type { Type } from '@nestjs/common';
import type { z } from 'zod';
import type { PlacedImage, ShownImage } from './shown-image.js';

/** What every question has, whatever its kind. */
export interface QuestionContent<Body = unknown> {
  text: string;
  /** Null where a kind has none by default and none was given. */
  marks: number | null;
  /** Shown with the question's text; none when it is left out. */
  image?: ShownImage;
  /** Stored as jsonb; of the shape `bodySchema` describes. */
  body: Body;
}

/** A column of a kind's spreadsheet: found by any of its headers, without regard to case and blanks. */
export interface Column {
  /** The name in templates and messages. */
  header: string;
  aliases?: string[];
  isRequired?: boolean;
}

/** A column as templates offer and explain it. */
export interface TemplateColumn extends Column {
  /** What goes into it, in a sentence or two. */
  help: string;
  /** In characters. */
  width: number;
  /** Texts to choose from; others can still be written. */
  choices?: string[];
  /** The most characters a cell may have. */
  maxCharacters?: number;
  /** The column holds numbers from and to these. */
  numbers?: { from: number; to: number };
}

/** Questions for a template: they must be such that the kind takes them. */
export interface Examples {
  /** Texts by header. */
  rows: Record<string, string>[];
  /** Whose they are and under which licence, where they are not ours. */
  source?: string;
}

/** A cell that cannot be taken. */
export interface CellFault {
  /** The header of the column it stands in. */
  header: string;
  /** What to do about it. */
  message: string;
}

export interface QuestionKind<Body = unknown, Input = unknown> {
  /** As stored and as in GraphQL's enum, for example `MCQ`. */
  name: string;
  description: string;
  /** As headings call its questions, for example `Multiple-choice questions`. */
  title: string;
  /** Its field in the input `QuestionInput`, for example `mcq`. Its templates are called the same. */
  field: string;
  /** Its GraphQL types; the object type implements `Question`. */
  type: Type<object>;
  input: Type<Input>;
  /** What is stored. Checked before each write, whichever door the question came by. */
  bodySchema: z.ZodType<Body>;

  /**
   * A text that two questions share when people would take them for the same one (see sameness.ts).
   * Their keys may differ.
   */
  sameAs(text: string, body: Body): string;

  /** Checks a new question. @throws VALIDATION */
  create(input: Input): QuestionContent<Body>;
  /** Checks an edit and keeps the ids that must outlive it. @throws VALIDATION */
  revise(input: Input, stored: Body): QuestionContent<Body>;
  /** The body of a copy, where a body has ids in it: a copy has its own. Others are copied as they are. */
  duplicate?(body: Body): Body;
  /** The fields of `type` beyond those of `Question`. */
  present(body: Body): object;
  /** The images in a body, itself: their sizes are filled in. Only for kinds that have any there. */
  images?(body: Body): PlacedImage[];

  columns: TemplateColumn[];
  examples: Examples;
  /**
   * Reads a spreadsheet row.
   * @param cells trimmed texts by header (see `columns`), blank cells as ''
   * @returns the question, or every faulty cell of the row
   */
  fromRow(cells: ReadonlyMap<string, string>): QuestionContent<Body> | CellFault[];
}
