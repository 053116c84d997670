import type { ComponentType } from 'react';
import type { ImageInput, QuestionInput } from '../../gql/questions/graphql';
import type { Body, ImageSlot, ImageType } from '../content/draft';
import type { Marks } from '../../ui/marks';
import type { Question } from '../content/question.query';

/** Validation errors by field: `text`, `marks`, `wrongMarks`, and the fields of the kind. */
export type FieldErrors = Record<string, string>;

/** The input fields of questions, as far as their kinds have them. */
export interface Common {
  text: string;
  image: ImageInput | null;
  marks: Marks | null;
  wrongMarks: Marks | null;
}

/** A picture of a draft, with its place as type and as text. */
export interface PlacedSlot {
  type: ImageType;
  place: string;
  slot: ImageSlot | null;
}

export interface FieldsProps<B> {
  /** Identifies the draft's pictures in the browser. */
  draftId: string;
  body: B;
  errors: FieldErrors;
  /** An edit may have fewer options than a new question (decision 0013). */
  maxOptions: number;
  onChange: (body: B) => void;
}

/** A kind of question in the staff client, the counterpart of server/questions/kinds. */
export interface Kind<B extends Body, Q extends Question> {
  /** The name of the kind for users. */
  label: string;
  /** The marks when none are typed; null for no default. */
  defaultMarks: Marks | null;
  /** Whether a choice can be wrong, and so have marks. */
  hasWrongMarks: boolean;
  /** Shown when a question was added (docs/specification.md, section 8). */
  savedMessage: string;
  emptyBody: () => B;
  bodyOf: (question: Q) => B;
  /**
   * Turns the body into an edit of the question: parts that the question does not have become new
   * parts.
   */
  rebase: (body: B, question: Q) => B;
  /** The content without the keys of its parts. */
  contentOf: (body: B) => unknown;
  /** All texts as they are stored. */
  textOf: (body: B) => unknown;
  /** What decides, besides the marks, what an answer earns; null where a person decides it. */
  keyOf: (body: B) => unknown;
  validate: (body: B) => FieldErrors;
  /** The pictures of the body, without that of the question. */
  slots: (body: B) => PlacedSlot[];
  /** @param imageOf returns the input of each picture */
  inputOf: (
    common: Common,
    body: B,
    imageOf: (type: ImageType) => ImageInput | null,
  ) => QuestionInput;
  /** The maximum number of options. @param stored the stored body; null for a new question */
  maxOptions: (stored: B | null) => number;
  /** The form fields of the kind. */
  Fields: ComponentType<FieldsProps<B>>;
  /** Shows the body of a question below its text, with the key. */
  View: ComponentType<{ question: Q }>;
}
