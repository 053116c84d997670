/** What a marker has typed for an answer, and what it comes to. */
import type { MarkingAnswer } from './marking.query';

/** As it stands in the form; kept in the browser as it is. */
export interface MarkDraft {
  marks: string;
  comment: string;
  reason: string;
  /** The level that was chosen, by criterion. */
  levels: Record<string, string>;
}

/** What stands, in the same form. */
export interface Standing {
  marks: number | null;
  comment: string | null;
  levels: readonly { criterionId: string; levelId: string }[];
}

const HUNDRED = 100;

export function draftOf({ marks, comment, levels }: Standing): MarkDraft {
  return {
    marks: marks === null ? '' : String(marks),
    comment: comment ?? '',
    reason: '',
    levels: Object.fromEntries(levels.map(({ criterionId, levelId }) => [criterionId, levelId])),
  };
}

export function standingOf({ answered, levels }: MarkingAnswer): Standing {
  return { marks: answered.marks, comment: answered.grade?.comment ?? null, levels };
}

/** @returns what was typed: null where nothing was, NaN for what is no number */
export function marksTyped(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^\d{1,4}(\.\d{0,2})?$|^\.\d{1,2}$/.test(text) ? Number(text) : NaN;
}

/** Whether these are marks that the server takes. */
export function isGivable(
  marks: number | null,
  { answered: { maxMarks }, settings: { step } }: MarkingAnswer,
  ofLevels: number | null,
): boolean {
  if (marks === null || marks === maxMarks || marks === ofLevels) return true;
  const isOnStep = Math.round(marks * HUNDRED) % Math.round(step * HUNDRED) === 0;
  return marks >= 0 && marks <= maxMarks && isOnStep;
}

/**
 * Without the levels of criteria that the rubric has no more: they stay with marks that stand, and are
 * left out of all that is given anew.
 */
export function levelsInUse(
  { rubric }: MarkingAnswer,
  chosen: MarkDraft['levels'],
): MarkDraft['levels'] {
  const isThere = (criterionId: string) => rubric.criteria.some(({ id }) => id === criterionId);
  return Object.fromEntries(Object.entries(chosen).filter(([id]) => isThere(id)));
}

/** Whether a level of each criterion that the rubric has now is chosen. */
export function isWhole({ rubric }: MarkingAnswer, chosen: MarkDraft['levels']): boolean {
  return rubric.criteria.every(({ id }) => chosen[id] !== undefined);
}

/** What the levels of a draft come to: as they stand, as long as neither they nor the marks change. */
export function marksOfDraft(answer: MarkingAnswer, { levels, marks }: MarkDraft): number | null {
  const standing = standingOf(answer);
  const before = draftOf(standing);
  const isSame = isSameDraft({ ...before, levels, marks }, before);
  if (!isSame || answer.levels.length === 0) return marksOfLevels(answer, levels);
  return sumOf(answer, answer.levels);
}

function sumOf({ answered }: MarkingAnswer, levels: readonly { marks: number }[]): number {
  const sum = levels.reduce((all, { marks }) => all + Math.round(marks * HUNDRED), 0) / HUNDRED;
  return Math.min(sum, answered.maxMarks);
}

/** What the chosen levels come to by the rubric as it is now; null where none is chosen. */
export function marksOfLevels(answer: MarkingAnswer, chosen: MarkDraft['levels']): number | null {
  const { levels: kept, rubric } = answer;
  const worth = Object.entries(levelsInUse(answer, chosen)).map(([criterionId, levelId]) => {
    const before = kept.find((one) => one.criterionId === criterionId && one.levelId === levelId);
    const criterion = rubric.criteria.find(({ id }) => id === criterionId);
    const level = criterion?.levels.find(({ id }) => id === levelId);
    return { marks: level?.marks ?? before?.marks ?? 0 };
  });
  return worth.length === 0 ? null : sumOf(answer, worth);
}

/** Whether both say the same, reasons aside. */
export function isSameDraft(one: MarkDraft, other: MarkDraft): boolean {
  const names = ({ levels }: MarkDraft) => Object.entries(levels).map(String).sort().join();
  const isSame = one.comment === other.comment && names(one) === names(other);
  return isSame && marksTyped(one.marks) === marksTyped(other.marks);
}

/** Puts a remark in the place of `/shortcut` where that has just been typed at the end. */
export function withRemark(
  comment: string,
  remarks: readonly { shortcut: string; text: string }[],
): string {
  const typed = /(^|\s)\/(\S{1,20})\s$/.exec(comment);
  const found = remarks.find(({ shortcut }) => shortcut === typed?.[2]?.toLowerCase());
  if (!typed || !found) return comment;
  return `${comment.slice(0, typed.index)}${typed[1] ?? ''}${found.text} `;
}

/** The comment with a remark behind it. */
export function addedRemark(comment: string, text: string): string {
  const isApart = comment === '' || /\s$/.test(comment);
  return `${comment}${isApart ? '' : ' '}${text}`;
}
