import { draftNameOf, newDraftName } from '../content/draft-name';
import type { OutlineRow } from './rows/outline.query';
import { NEW } from './use-open-question';

/** Each kind has a form for a new question. */
const KINDS = ['MCQ', 'DESCRIPTIVE'] as const;

/** Which questions are not saved. */
export interface Unsaved {
  /** The ids of those in the quiz. */
  ids: ReadonlySet<string>;
  /** The ids of those that have left the quiz since they were typed into. */
  lost: readonly string[];
  /** Whether a new question waits. */
  hasNew: boolean;
}

export interface UnsavedOptions {
  quizId: string;
  rows: readonly Pick<OutlineRow, 'id'>[];
  /** The question that is open. */
  openId: string | null;
  /** Of that question, whose draft changes while one types. */
  isOpenUnsaved: boolean;
}

/**
 * @param gone the ids of questions that have left the quiz since they were typed into
 * @param stored the names of the drafts in this browser
 */
export function unsavedOf(
  { quizId, rows, openId, isOpenUnsaved }: UnsavedOptions,
  gone: readonly string[],
  stored: ReadonlySet<string>,
): Unsaved {
  const waits = (id: string): boolean => stored.has(draftNameOf(id));
  const isUnsaved = (id: string): boolean => (id === openId ? isOpenUnsaved : waits(id));
  const present = new Set(rows.map(({ id }) => id));
  const newWaits = KINDS.some((kind) => stored.has(newDraftName(kind, quizId)));
  return {
    ids: new Set([...present].filter(isUnsaved)),
    // One that was deleted can be open without its form.
    lost: gone.filter((id) => !present.has(id) && (isUnsaved(id) || waits(id))),
    hasNew: openId === NEW ? isOpenUnsaved : newWaits,
  };
}
