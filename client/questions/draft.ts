/** A question as it is being written: everything as it is typed, and nothing that JSON cannot say. */
import type { StoredImage } from './question.query';

/** Where a picture goes: 'question', or 'option{n}' by the place of the option (specification, section 3). */
export type ImageType = 'question' | `option${number}`;

export interface ImageSlot {
  /** Of one that is stored; null for one that waits in this browser (kept-images.ts). */
  stored: Omit<StoredImage, 'alternativeText'> | null;
  alternativeText: string;
}

export interface OptionDraft {
  /** Names it while it is being written. */
  key: string;
  /** Of an option that is stored. */
  id: string | null;
  text: string;
  image: ImageSlot | null;
}

export interface McqBody {
  kind: 'MCQ';
  options: OptionDraft[];
  /** The key of the right one. */
  correct: string | null;
  explanation: string;
}

export interface DescriptiveBody {
  kind: 'DESCRIPTIVE';
  modelAnswer: string;
}

export type Body = McqBody | DescriptiveBody;

/** Saves whose answers never came: any of them may have been stored. */
export interface Unanswered {
  /** What they said (`sentence` of drafting.ts), the latest last. */
  said: string[];
  /** The last questions that the quiz had before; none for an edit. */
  before: string[];
  /** How many it had; 0 for an edit. */
  count: number;
}

export interface Draft {
  /** Names its pictures in this browser. */
  id: string;
  /** Of the stored question it was made from; null for a new one. */
  version: number | null;
  text: string;
  image: ImageSlot | null;
  /** As typed; empty for what the kind gives. */
  marks: string;
  body: Body;
  /** Set before it is sent, until that is answered. */
  unanswered?: Unanswered | null;
}

export function slotOf(image: StoredImage | null): ImageSlot | null {
  if (!image) return null;
  const { alternativeText, ...stored } = image;
  return { stored, alternativeText };
}

/** A name for a part of a draft. */
export function anyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
