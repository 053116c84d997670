/** The marks that a marker types for an answer, and their validation. */
import { compareMarks, isMultipleOf, parseMarks, sumOfMarks, type Marks } from '../ui/marks';
import { areGivable } from '../ui/marks-validation';
import type { MarkingAnswer } from './marking-queue.query';

/** The form's values, stored in the browser unchanged. */
export interface MarkDraft {
  marks: string;
  comment: string;
  reason: string;
  /** The id of the chosen level, by criterion. */
  levels: Record<string, string>;
}

/** The stored marks, comment and levels of an answer. */
export interface MarkState {
  marks: Marks | null;
  comment: string | null;
  levels: readonly { criterionId: string; levelId: string }[];
}

export function toMarkDraft({ marks, comment, levels }: MarkState): MarkDraft {
  return {
    marks: marks ?? '',
    comment: comment ?? '',
    reason: '',
    levels: Object.fromEntries(levels.map(({ criterionId, levelId }) => [criterionId, levelId])),
  };
}

export function markStateOf({ answered, levels }: MarkingAnswer): MarkState {
  return { marks: answered.marks, comment: answered.grade?.comment ?? null, levels };
}

/** Whether the typed text begins a fraction, whose end is still to come. */
export function isUnfinished(typed: string): boolean {
  return /^\s*\d+\/$/.test(typed);
}

/** Whether the server accepts these marks. @param marks undefined for what is no number */
export function isValidMark(
  marks: Marks | null | undefined,
  { answered: { maxMarks }, settings: { step } }: MarkingAnswer,
  levelMarks: Marks | null,
): boolean {
  if (marks === null || marks === maxMarks) return true;
  if (!areGivable(marks)) return false;
  return marks === levelMarks || (compareMarks(marks, maxMarks) < 0 && isMultipleOf(marks, step));
}

/**
 * The chosen levels without those of removed criteria: these stay with stored marks, and are left
 * out of new marks.
 */
export function currentLevels(
  { rubric }: MarkingAnswer,
  chosen: MarkDraft['levels'],
): MarkDraft['levels'] {
  const isThere = (criterionId: string) => rubric.criteria.some(({ id }) => id === criterionId);
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => isThere(id)));
}

/** Whether a level is chosen for each criterion of the current rubric. */
export function isComplete({ rubric }: MarkingAnswer, chosen: MarkDraft['levels']): boolean {
  return rubric.criteria.every(({ id }) => chosen[id] !== undefined);
}

/** The sum of a draft's levels: the stored sum, as long as neither levels nor marks change. */
export function marksOfDraft(answer: MarkingAnswer, { levels, marks }: MarkDraft): Marks | null {
  const state = markStateOf(answer);
  const before = toMarkDraft(state);
  const isSame = isSameDraft({ ...before, levels, marks }, before);
  if (!isSame || answer.levels.length === 0) return marksOfLevels(answer, levels);
  return sumOf(
    answer,
    answer.levels.map((level) => level.marks),
  );
}

function sumOf({ answered: { maxMarks } }: MarkingAnswer, levels: readonly Marks[]): Marks {
  const sum = sumOfMarks(levels);
  return compareMarks(sum, maxMarks) > 0 ? maxMarks : sum;
}

/** The sum of the chosen levels by the current rubric; null when none is chosen. */
export function marksOfLevels(answer: MarkingAnswer, chosen: MarkDraft['levels']): Marks | null {
  const { levels: stored, rubric } = answer;
  const worth = Object.entries(currentLevels(answer, chosen)).map(([criterionId, levelId]) => {
    const before = stored.find(
      (level) => level.criterionId === criterionId && level.levelId === levelId,
    );
    const criterion = rubric.criteria.find(({ id }) => id === criterionId);
    const level = criterion?.levels.find(({ id }) => id === levelId);
    return level?.marks ?? before?.marks ?? '0';
  });
  return worth.length === 0 ? null : sumOf(answer, worth);
}

/** Whether both would be stored equally, ignoring the reasons. */
export function isSameDraft(one: MarkDraft, other: MarkDraft): boolean {
  const names = ({ levels }: MarkDraft) => Object.entries(levels).map(String).sort().join();
  const isSame = one.comment === other.comment && names(one) === names(other);
  const [marks, otherMarks] = [parseMarks(one.marks), parseMarks(other.marks)];
  return isSame && marks !== undefined && marks === otherMarks;
}

/** Replaces a `/shortcut` that was just typed at the end with its remark. */
export function expandRemark(
  comment: string,
  remarks: readonly { shortcut: string; text: string }[],
): string {
  const typed = /(^|\s)\/(\S{1,20})\s$/.exec(comment);
  const remark = remarks.find(({ shortcut }) => shortcut === typed?.[2]?.toLowerCase());
  if (!typed || !remark) return comment;
  return `${comment.slice(0, typed.index)}${typed[1] ?? ''}${remark.text} `;
}

/** Appends a remark to the comment. */
export function appendRemark(comment: string, text: string): string {
  const needsNoSpace = comment === '' || /\s$/.test(comment);
  return `${comment}${needsNoSpace ? '' : ' '}${text}`;
}
