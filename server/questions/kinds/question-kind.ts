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

/** By what an answer is marked. */
export interface MarkingRule {
  /** What a right answer earns, with at most two decimals. */
  marks: number;
  /** What a wrong choice takes away, in per cent of that. */
  penaltyPercent: number;
}

/** What became of an answer; `WAITING` for a person to mark it, `PARTLY` right as a person marked it. */
export type Outcome = 'RIGHT' | 'PARTLY' | 'WRONG' | 'BLANK' | 'WAITING';

export interface Graded {
  outcome: Outcome;
  /** With at most two decimals, below zero for a penalty; null while it waits. */
  marks: number | null;
}

/** `BLOCKING`: an exam with it cannot be given; `WARNING`: it is probably not meant; `ADVICE`: better without. */
export enum Severity {
  BLOCKING = 'BLOCKING',
  WARNING = 'WARNING',
  ADVICE = 'ADVICE',
}

/** Something about a question that stands in the way of its exam. */
export interface QuestionFinding {
  /** For programs, for example `EQUAL_OPTIONS`. */
  code: string;
  severity: Severity;
  /** What is wrong and how to mend it. */
  message: string;
  /** Where in the input of its kind, for example `options.1`. */
  field?: string;
}

/** What a kind may know of an exam to check its questions. */
export interface CheckedFor {
  shufflesOptions: boolean;
}

/** Something to choose. */
export interface Choice {
  id: string;
  text: string;
  image?: ShownImage | undefined;
  isKey: boolean;
}

export interface QuestionKind<Body = unknown, Input = unknown, Response = unknown> {
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
  /**
   * The fields of `input` beyond text, image and marks, from which `create` makes this body once more: for
   * files that exams are kept in. Images go by their ids.
   */
  toInput(body: Body): object;
  /** The fields of `type` beyond those of `Question`. */
  present(body: Body): object;
  /** The images in a body, itself: their sizes are filled in. Only for kinds that have any there. */
  images?(body: Body): PlacedImage[];

  /**
   * What a learner may see of a body before review: never a key or an explanation.
   * @param optionIds the order to show its options in; what it does not name keeps its order, last
   */
  toLearner(body: Body, optionIds: readonly string[]): object;
  /** The ids of what may be shown in another order. Only for kinds that have options. */
  optionIds?(body: Body): string[];
  /** The same options, with what they say and which is the key: for staff who look at what was chosen. */
  choices?(body: Body): Choice[];
  /** What a learner may answer. Answers come as JSON; everything in them is bounded here. */
  responseSchema: z.ZodType<Response>;
  /** The id of the option that an answer chooses. Only for kinds that have options. */
  chosenOption?(response: Response): string;
  /** Whether an answer of that shape fits this question, for example names an option it has. */
  fits(response: Response, body: Body): boolean;
  /** An answer as a text, as staff read it in a table: of a choice, what the option says. */
  answerText(response: Response, body: Body): string;
  /** Its GraphQL type for staff who look at an answer; it implements `AnsweredQuestion`. */
  answeredType: Type<object>;
  /**
   * The fields of `answeredType` beyond those of `AnsweredQuestion`, key and all.
   * @param response of a shape that `responseSchema` took; null for none
   * @param optionIds the order its options were shown in, as in `toLearner`
   */
  presentAnswered(response: Response | null, body: Body, optionIds: readonly string[]): object;
  /** Whether its answers wait for a person, unless there is none. */
  needsMarker?: boolean;
  /** Marks an answer by the key; null is none. The same for the same arguments, always. */
  grade(response: Response | null, body: Body, rule: MarkingRule): Graded;

  /** What is better mended before a question is given; what all kinds share is checked elsewhere. */
  check?(body: Body, exam: CheckedFor): QuestionFinding[];

  columns: TemplateColumn[];
  examples: Examples;
  /**
   * Reads a spreadsheet row.
   * @param cells trimmed texts by header (see `columns`), blank cells as ''
   * @returns the question, or every faulty cell of the row
   */
  fromRow(cells: ReadonlyMap<string, string>): QuestionContent<Body> | CellFault[];
}
