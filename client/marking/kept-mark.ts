/** What was typed for an answer earlier and never confirmed, and whether it may go on as if nothing had been. */
import { draftOf, isSameDraft, standingOf, type MarkDraft, type Standing } from './mark-draft';
import type { MarkingAnswer } from './marking.query';

/** What is kept in the browser. */
export interface KeptMark {
  draft: MarkDraft;
  /** Of the answer, when it was typed. */
  version: number;
  /** Sent, and nobody knows whether it arrived. Absent in what earlier releases kept. */
  unsure?: MarkDraft[];
}

/** What was made of it meanwhile: by somebody else, or by the same marker elsewhere. */
export interface Theirs extends Standing {
  version: number;
  source: NonNullable<MarkingAnswer['answered']['grade']>['source'];
  markedBy: string | null;
  isMine?: boolean;
}

/**
 * Whether what stands was sent from here, and only the word of its arrival was lost. What a colleague gave
 * is not, also where it says the same.
 */
export function hasArrived(
  standing: Pick<Theirs, 'marks' | 'comment' | 'levels' | 'version' | 'isMine'>,
  before: { version: number; unsure?: readonly MarkDraft[] },
): boolean {
  if (!standing.isMine || standing.version !== before.version + 1) return false;
  return (before.unsure ?? []).some((sent) => isSameDraft(sent, draftOf(standing)));
}

/**
 * Whether what was kept is of a state that was changed since, and by whom: also by the same marker, at
 * another device. What was sent from here and arrived is the only change that needs no question.
 */
export function foundStale(opened: MarkingAnswer, kept: KeptMark | null): Theirs | null {
  const { version, isMine, answered } = opened;
  if (!kept || kept.version === version) return null;
  const standing = standingOf(opened);
  const now = draftOf(standing);
  if (isSameDraft(kept.draft, now)) return null;
  if (hasArrived({ ...standing, version, isMine }, kept)) return null;
  const { source = 'RULE', markedBy = null } = answered.grade ?? {};
  return { ...standing, version, isMine, source, markedBy };
}

/** The answer with what was made of it meanwhile. */
export function withStanding(
  answer: MarkingAnswer,
  { version, marks, comment, source, markedBy, isMine = false }: Theirs,
): MarkingAnswer {
  const { answered } = answer;
  const grade = answered.grade && { ...answered.grade, source, markedBy, comment };
  return { ...answer, version, isMine, answered: { ...answered, marks, grade } };
}
