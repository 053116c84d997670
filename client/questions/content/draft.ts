/** The draft of a question, with values as typed. It is persisted as JSON, with these names. */
import type { QuestionInput } from '../../gql/questions/graphql';
import { draftMarks } from '../../ui/marks-validation';
import type { StoredImage } from './question.query';

/**
 * The place of a picture: 'question', or 'option{n}' with the option's place
 * (docs/specification.md, section 3).
 */
export type ImageType = 'question' | `option${number}`;

export interface ImageSlot {
  /** A picture on the server; null for one in the browser's storage (draft-images.ts). */
  stored: Omit<StoredImage, 'alternativeText'> | null;
  alternativeText: string;
}

export interface OptionDraft {
  /** Identifies the option in the draft. */
  key: string;
  /** The id of a stored option; null for a new one. */
  id: string | null;
  text: string;
  image: ImageSlot | null;
}

export interface McqBody {
  kind: 'MCQ';
  options: OptionDraft[];
  /** The key of the correct option. */
  correct: string | null;
  explanation: string;
}

export interface DescriptiveBody {
  kind: 'DESCRIPTIVE';
  modelAnswer: string;
}

export type Body = McqBody | DescriptiveBody;

/** A save without a response: it may have been stored. Sent again, it is stored once. */
export interface UnconfirmedSave {
  /** Its Idempotency-Key. */
  key: string;
  question: QuestionInput;
  /** The question and the version that it changes; null for a new question. */
  target: Target | null;
}

/** Which version of which question a save changes. */
export interface Target {
  id: string;
  version: number;
}

export interface Draft {
  /** Identifies the draft's pictures in the browser. */
  id: string;
  /** The version of the edited question; null for a new one. */
  version: number | null;
  text: string;
  image: ImageSlot | null;
  /** As typed; empty for the default of the kind. */
  marks: string;
  /** Of a wrong choice, as typed; empty for what the rules of the exam say. */
  wrongMarks: string;
  body: Body;
  /** Set before sending, until the response arrives. */
  unconfirmed?: UnconfirmedSave | null;
  /** What an earlier save of this draft has stored, while a later one is still to come. */
  made?: Target | null;
}

/** A draft as an earlier release may have stored it. */
export type StoredDraft = Omit<Draft, 'marks' | 'wrongMarks'> & {
  marks?: string | number | null;
  wrongMarks?: string | null;
};

/** Turns a draft of an earlier release into one with both marks as text. */
export function toCurrentDraft(stored: StoredDraft): Draft {
  const { marks, wrongMarks } = stored;
  return { ...stored, marks: draftMarks(marks), wrongMarks: draftMarks(wrongMarks) };
}

export function toImageSlot(image: StoredImage | null): ImageSlot | null {
  if (!image) return null;
  const { alternativeText, ...stored } = image;
  return { stored, alternativeText };
}

/** @returns a random key for a part of a draft */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
