import type { ComponentType } from 'react';
import type { ImageInput, QuestionInput } from '../../gql/questions/graphql';
import type { Body, ImageSlot, ImageType } from '../draft';
import type { Question } from '../question.query';

/** What is wrong in a form, by field: `text`, `marks`, and the fields of its kind. */
export type Faults = Record<string, string>;

/** What every kind of question has, as it is sent. */
export interface Common {
  text: string;
  image: ImageInput | null;
  marks: number | null;
}

/** A picture of a draft: its place in words, and where it goes. */
export interface PlacedSlot {
  type: ImageType;
  place: string;
  slot: ImageSlot | null;
}

export interface FieldsProps<B> {
  /** Names its pictures in this browser. */
  draftId: string;
  body: B;
  faults: Faults;
  /** An edit, which may hold fewer options (decision 13). */
  mostOptions: number;
  onChange: (body: B) => void;
}

/** What staff's pages know of a kind of question: the counterpart of server/questions/kinds. */
export interface Kind<B extends Body, Q extends Question> {
  /** What such a question is called. */
  label: string;
  /** What one earns where nothing was typed; null: that is left open. */
  usualMarks: number | null;
  /** Said once one was added (specification, section 8). */
  saved: string;
  emptyBody: () => B;
  bodyOf: (question: Q) => B;
  /** The same as an edit of that question: parts that are not there (any more) are new ones. */
  onto: (body: B, question: Q) => B;
  /** What it says, without the names its parts have while it is written. */
  contentOf: (body: B) => unknown;
  /** All that it says in words, as it is stored. */
  wordsOf: (body: B) => unknown;
  check: (body: B) => Faults;
  /** The pictures that it has beside that of the question. */
  slots: (body: B) => PlacedSlot[];
  /** @param imageOf what becomes of each picture */
  inputOf: (
    common: Common,
    body: B,
    imageOf: (type: ImageType) => ImageInput | null,
  ) => QuestionInput;
  /** The most options of a form of it: of a new question, and of an edit. */
  mostOptions: (stored: B | null) => number;
  /** What is typed into the form. */
  Fields: ComponentType<FieldsProps<B>>;
  /** What stands below the question's text, with the key. */
  Shown: ComponentType<{ question: Q }>;
}
