/** The form of an adjustment, and what is sent of it. */
import type {
  AdjustmentKind,
  AdjustmentValueInput,
  WrongMarksBasis,
} from '../../gql/exams/graphql';
import { isNegative, negated, numberOf, parseMarks } from '../../ui/marks';
import { asWrongMarks, wrongMarksError } from '../../ui/marks-validation';
import { adjustmentTexts as words } from '../../ui/texts/adjustment-texts';
import { parseNumber } from '../../ui/typed-number';
import { passMarkError } from '../rules/rules-validation';

export const MAX_REASON = 500;
const MAX_MARKS = 1_000;

export interface AdjustmentDraft {
  kind: AdjustmentKind;
  marks: string;
  passMark: string;
  wrongMarks: string;
  wrongMarksBasis: WrongMarksBasis;
  reason: string;
}

export const EMPTY_DRAFT: AdjustmentDraft = {
  kind: 'MARKS',
  marks: '',
  passMark: '',
  wrongMarks: '',
  wrongMarksBasis: 'QUESTION',
  reason: '',
};

/** Checks the fields of the chosen kind; the server checks them again. */
export const adjustmentValidation = {
  marks: (typed: string, { kind }: AdjustmentDraft) =>
    kind === 'MARKS' && !isAdjustment(typed) ? words.marksError : null,
  passMark: (typed: string, { kind }: AdjustmentDraft) =>
    kind === 'PASS_MARK' ? passMarkError(typed) : null,
  wrongMarks: (typed: string, { kind }: AdjustmentDraft) =>
    kind === 'WRONG_MARKS' ? wrongMarksError(asWrongMarks(typed)) : null,
};

/** A reason is only needed to apply it. */
export function reasonError({ reason }: Pick<AdjustmentDraft, 'reason'>): string | null {
  const length = Array.from(reason.trim()).length;
  return length === 0 || length > MAX_REASON ? words.reasonError : null;
}

function isAdjustment(typed: string): boolean {
  const marks = parseMarks(typed);
  if (!marks || marks === '0') return false;
  return numberOf(isNegative(marks) ? negated(marks) : marks) <= MAX_MARKS;
}

/** @param attemptId null: all results */
export function toAdjustmentInput(
  draft: AdjustmentDraft,
  quizId: string,
  attemptId: string | null,
): AdjustmentValueInput {
  const { kind, wrongMarksBasis } = draft;
  const scope = { quizId, attemptId, kind };
  if (kind === 'MARKS') return { ...scope, marks: parseMarks(draft.marks) ?? null };
  if (kind === 'PASS_MARK')
    return {
      ...scope,
      passMark: draft.passMark.trim() === '' ? null : parseNumber(draft.passMark),
    };
  return {
    ...scope,
    wrongMarks: parseMarks(asWrongMarks(draft.wrongMarks)) ?? '0',
    wrongMarksBasis,
  };
}
