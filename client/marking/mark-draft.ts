/** The marks that a marker types for an answer, and their validation. */
import type { MarkingAnswer } from './marking.query';

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
  marks: number | null;
  comment: string | null;
  levels: readonly { criterionId: string; levelId: string }[];
}

const SCALE = 100;

export function toMarkDraft({ marks, comment, levels }: MarkState): MarkDraft {
  return {
    marks: marks === null ? '' : String(marks),
    comment: comment ?? '',
    reason: '',
    levels: Object.fromEntries(levels.map(({ criterionId, levelId }) => [criterionId, levelId])),
  };
}

export function markStateOf({ answered, levels }: MarkingAnswer): MarkState {
  return { marks: answered.marks, comment: answered.grade?.comment ?? null, levels };
}

/** @returns the typed number: null for an empty text, NaN for anything else */
export function parseMarks(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d{1,4}(\.\d{0,2})?$|^\.\d{1,2}$/.test(text) ? Number(text) : NaN;
}

/** Whether the server accepts these marks. */
export function isValidMark(
  marks: number | null,
  { answered: { maxMarks }, settings: { step } }: MarkingAnswer,
  levelMarks: number | null,
): boolean {
  if (marks === null || marks === maxMarks || marks === levelMarks) return true;
  const isOnStep = Math.round(marks * SCALE) % Math.round(step * SCALE) === 0;
  return marks >= 0 && marks <= maxMarks && isOnStep;
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
export function marksOfDraft(answer: MarkingAnswer, { levels, marks }: MarkDraft): number | null {
  const state = markStateOf(answer);
  const before = toMarkDraft(state);
  const isSame = isSameDraft({ ...before, levels, marks }, before);
  if (!isSame || answer.levels.length === 0) return marksOfLevels(answer, levels);
  return sumOf(answer, answer.levels);
}

function sumOf({ answered }: MarkingAnswer, levels: readonly { marks: number }[]): number {
  const sum = levels.reduce((all, { marks }) => all + Math.round(marks * SCALE), 0) / SCALE;
  return Math.min(sum, answered.maxMarks);
}

/** The sum of the chosen levels by the current rubric; null when none is chosen. */
export function marksOfLevels(answer: MarkingAnswer, chosen: MarkDraft['levels']): number | null {
  const { levels: stored, rubric } = answer;
  const worth = Object.entries(currentLevels(answer, chosen)).map(([criterionId, levelId]) => {
    const before = stored.find(
      (level) => level.criterionId === criterionId && level.levelId === levelId,
    );
    const criterion = rubric.criteria.find(({ id }) => id === criterionId);
    const level = criterion?.levels.find(({ id }) => id === levelId);
    return { marks: level?.marks ?? before?.marks ?? 0 };
  });
  return worth.length === 0 ? null : sumOf(answer, worth);
}

/** Whether both would be stored equally, ignoring the reasons. */
export function isSameDraft(one: MarkDraft, other: MarkDraft): boolean {
  const names = ({ levels }: MarkDraft) => Object.entries(levels).map(String).sort().join();
  const isSame = one.comment === other.comment && names(one) === names(other);
  return isSame && parseMarks(one.marks) === parseMarks(other.marks);
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
