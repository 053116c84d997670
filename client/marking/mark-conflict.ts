/**
 * Detects conflicts between the autosaved draft of an answer's marks and the marks on the server.
 */
import {
  toMarkDraft,
  isSameDraft,
  markStateOf,
  type MarkDraft,
  type MarkState,
} from './mark-draft';
import type { MarkingAnswer } from './marking-queue.query';

/** The draft as stored in the browser: these names are persisted. */
export interface StoredMarkDraft {
  draft: MarkDraft;
  /** The version of the answer when the draft was typed. */
  version: number;
  /** Saves without a response, which may have arrived. Absent in drafts of earlier releases. */
  unsure?: MarkDraft[];
}

/** Marks saved meanwhile by a colleague, or by the same marker elsewhere. */
export interface ServerMark extends MarkState {
  version: number;
  source: NonNullable<MarkingAnswer['answered']['grade']>['source'];
  markedBy: string | null;
  isMine?: boolean;
}

/**
 * Whether the stored marks are a save of ours whose response was lost. Equal marks of a colleague
 * are not.
 */
export function hasArrived(
  state: Pick<ServerMark, 'marks' | 'comment' | 'levels' | 'version' | 'isMine'>,
  before: { version: number; unsure?: readonly MarkDraft[] },
): boolean {
  if (!state.isMine || state.version !== before.version + 1) return false;
  return (before.unsure ?? []).some((sent) => isSameDraft(sent, toMarkDraft(state)));
}

/**
 * Finds marks that were changed since the draft was typed, also by the same marker on another
 * device. Only our own save that arrived is no conflict.
 */
export function findConflict(
  opened: MarkingAnswer,
  stored: StoredMarkDraft | null,
): ServerMark | null {
  const { version, isMine, answered } = opened;
  if (!stored || stored.version === version) return null;
  const state = markStateOf(opened);
  const current = toMarkDraft(state);
  if (isSameDraft(stored.draft, current)) return null;
  if (hasArrived({ ...state, version, isMine }, stored)) return null;
  const { source = 'RULE', markedBy = null } = answered.grade ?? {};
  return { ...state, version, isMine, source, markedBy };
}

/** The answer with the marks saved meanwhile. */
export function withMarkState(
  answer: MarkingAnswer,
  { version, marks, comment, source, markedBy, isMine = false }: ServerMark,
): MarkingAnswer {
  const { answered } = answer;
  const grade = answered.grade && { ...answered.grade, source, markedBy, comment };
  return { ...answer, version, isMine, answered: { ...answered, marks, grade } };
}
