/** Validation of adjustments. */
import { z } from 'zod';
import { visibleText } from '../../core/errors/validation.js';
import { passMarkRule } from '../../exams/rules/exam-rules.validation.js';
import { WrongMarksBasis } from '../../marks/marking-pattern.js';
import { adjustmentMarksRule, wrongMarksRule } from '../../marks/marks.validation.js';
import { AdjustmentKind } from '../score-adjustment.entity.js';

const reason = visibleText('Reason', 500);

/** What an adjustment changes, without its reason: a preview needs none. */
export const adjustmentValueRules = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal(AdjustmentKind.MARKS), marks: adjustmentMarksRule }),
  z.object({ kind: z.literal(AdjustmentKind.PASS_MARK), passMark: passMarkRule.nullable() }),
  z.object({
    kind: z.literal(AdjustmentKind.WRONG_MARKS),
    wrongMarks: wrongMarksRule,
    wrongMarksBasis: z.enum(WrongMarksBasis),
  }),
]);

export const adjustmentReasonRules = z.object({ reason });
