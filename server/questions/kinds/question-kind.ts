/**
 * The interface of a kind of question. A kind is one file in this folder plus its line in the registry;
 * all other code works with this interface.
 */
import type { Type } from '@nestjs/common';
import type { z } from 'zod';
import type { Marks } from '../../marks/fraction.js';
import type { MarkingRule } from '../../marks/marking-pattern.js';
import type { PlacedImage, ShownImage } from './shown-image.js';

/** The content of every question, of any kind. */
export interface QuestionContent<Body = unknown> {
  text: string;
  /** Null when none were set and the kind has no default. */
  marks: Marks | null;
  /** Of a wrong choice: zero or less. Absent or null: by the rules of the exam. */
  wrongMarks?: Marks | null;
  /** Shown with the question's text; none when it is left out. */
  image?: ShownImage;
  /** Stored as jsonb; of the shape `bodySchema` describes. */
  body: Body;
}

/**
 * What a column is for. A date, time or percentage is taken as it is shown in a `TEXT`, and is asked about elsewhere.
 * `MARKS` take the digits of a number, whatever its format; a `KEY` says what is shown, as the options do.
 */
export type CellReading = 'TEXT' | 'CHOICE' | 'KEY' | 'MARKS';

/** A column of a kind's spreadsheet: found by any of its headers, ignoring case and blanks. */
export interface Column {
  /** The name in templates and messages. */
  header: string;
  aliases?: string[];
  /** Further names that people write, which the `_M` routes do not know (docs/legacy-api.md). */
  otherNames?: string[];
  isRequired?: boolean;
  /** `TEXT` when it is left out. */
  reading?: CellReading;
  /** Whether the `_M` routes do not read it. */
  isNew?: boolean;
}

/** A column with its explanation in templates. */
export interface TemplateColumn extends Column {
  /** What goes into it, in a sentence or two. */
  help: string;
  /** In characters. */
  width: number;
  /** Suggested texts; others are allowed. */
  choices?: string[];
  /** The maximum length of a cell. */
  maxCharacters?: number;
  /** Only for columns of numbers: their range. */
  numbers?: { from: number; to: number };
}

/** Example questions for a template. The kind must accept them. */
export interface Examples {
  /** Texts by header. */
  rows: Record<string, string>[];
  /** Their origin and licence, if they are not ours. */
  source?: string;
}

/** How tolerantly a spreadsheet is read. */
export type SheetRules = 'LEGACY' | 'TOLERANT';

/** A faulty cell. */
export interface CellFault {
  /** The header of its column. */
  header: string;
  /** What to do about it. */
  message: string;
}

/** The outcome of an answer. `WAITING`: a person must mark it. `PARTLY`: a person gave some marks. */
export type Outcome = 'RIGHT' | 'PARTLY' | 'WRONG' | 'BLANK' | 'WAITING';

export interface GradeResult {
  outcome: Outcome;
  /** Below zero where a wrong choice takes marks away; null while it waits. */
  marks: Marks | null;
}

/** `BLOCKING`: the exam cannot be opened; `WARNING`: probably a mistake; `ADVICE`: could be better. */
export enum Severity {
  BLOCKING = 'BLOCKING',
  WARNING = 'WARNING',
  ADVICE = 'ADVICE',
}

/** A finding about a question before its exam. */
export interface QuestionFinding {
  /** For programs, for example `EQUAL_OPTIONS`. */
  code: string;
  severity: Severity;
  /** What is wrong and how to correct it. */
  message: string;
  /** Where in the input of its kind, for example `options.1`. */
  field?: string;
}

/** A part of a question in which two of its versions differ. */
export enum PaperPart {
  TEXT = 'TEXT',
  OPTIONS = 'OPTIONS',
  KEY = 'KEY',
  MARKS = 'MARKS',
  PICTURE = 'PICTURE',
  EXPLANATION = 'EXPLANATION',
  /** Something else of the body of its kind. */
  OTHER = 'OTHER',
}

/** The settings of an exam that checks of questions depend on. */
export interface ExamCheckContext {
  shufflesOptions: boolean;
}

/** An option, as staff see it. */
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
  /** The schema of stored bodies. Checked before each write, whichever API the question came from. */
  bodySchema: z.ZodType<Body>;

  /**
   * A text that is equal for questions that count as duplicates (see comparable-text.ts). Their right
   * answers may differ.
   */
  duplicateKey(text: string, body: Body): string;

  /** Checks a new question. @throws VALIDATION */
  create(input: Input): QuestionContent<Body>;
  /** Checks an edit and keeps the ids that must outlive it. @throws VALIDATION */
  revise(input: Input, stored: Body): QuestionContent<Body>;
  /** The body of a copy with new ids. Only for kinds with ids in their bodies. */
  duplicate?(body: Body): Body;
  /**
   * The fields of `input` besides text, image and marks, from which `create` makes the same body again: for
   * exam files. Images are named by their ids.
   */
  toInput(body: Body): object;
  /** The fields of `type` besides those of `Question`. */
  present(body: Body): object;
  /** The image objects of a body; the caller fills in their sizes. Only for kinds that have any. */
  images?(body: Body): PlacedImage[];

  /**
   * What a candidate may see of a body before review: never a key or an explanation.
   * @param optionIds the order of its options; options that it does not name come last, in their own order
   */
  toCandidate(body: Body, optionIds: readonly string[]): object;
  /** The ids of the options, which may be shuffled. Only for kinds that have options. */
  optionIds?(body: Body): string[];
  /** The same options with texts and key, for staff. */
  choices?(body: Body): Choice[];
  /** The schema of responses, which are untrusted JSON: it must limit the size of everything. */
  responseSchema: z.ZodType<Response>;
  /** The id of the chosen option. Only for kinds that have options. */
  chosenOption?(response: Response): string;
  /** Whether a response of that schema fits this question, for example names an option that it has. */
  fits(response: Response, body: Body): boolean;
  /** A response as text, for tables that staff read: of a choice, the text of the option. */
  answerText(response: Response, body: Body): string;
  /** Its GraphQL type for staff who read an answer; it implements `AnsweredQuestion`. */
  answeredType: Type<object>;
  /**
   * The fields of `answeredType` besides those of `AnsweredQuestion`, including the key.
   * @param response accepted by `responseSchema`; null for none
   * @param optionIds the order in which its options were shown, as in `toCandidate`
   */
  presentAnswered(response: Response | null, body: Body, optionIds: readonly string[]): object;
  /** Whether a person must mark its answers, except blank ones. */
  needsMarker?: boolean;
  /** Marks a response (null for none) by the key. Must be a pure function. */
  grade(response: Response | null, body: Body, rule: MarkingRule): GradeResult;
  /**
   * What a blind guess is expected to earn, in per cent of the marks; below zero where wrong choices
   * cost more than the right one earns, null where there are no marks. Must be a pure function. Only for
   * kinds that are marked by the key.
   */
  guessScore?(body: Body, rule: MarkingRule): number | null;

  /** The parts in which two bodies of one question differ. A kind without it has `OTHER` for all of its body. */
  changedParts?(before: Body, after: Body): PaperPart[];

  /** Checks a question before its exam. Checks that all kinds share are elsewhere. */
  check?(body: Body, exam: ExamCheckContext): QuestionFinding[];

  /**
   * Shows an image at the option of a spreadsheet's column. Only for kinds that have options.
   * @returns false where the column is no option of the body: then the question shows it
   */
  showAt?(body: Body, header: string, image: ShownImage): boolean;
  /** What is remarkable about a question that was read from a spreadsheet, by header. */
  remarks?(body: Body): CellFault[];

  columns: TemplateColumn[];
  examples: Examples;
  /**
   * Reads a spreadsheet row.
   * @param cells trimmed texts by header (see `columns`), blank cells as ''
   * @param rules `LEGACY` for the `_M` routes: only what docs/legacy-api.md names
   * @returns the question, or every faulty cell of the row
   */
  fromRow(
    cells: ReadonlyMap<string, string>,
    rules: SheetRules,
  ): QuestionContent<Body> | CellFault[];
}
