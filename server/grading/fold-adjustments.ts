/** What the adjustments of an exam make of the rules and marks of an attempt. Pure functions. */
import type { AttemptRules } from '../attempts/attempt.entity.js';
import { marksOf, marksOfNumber, type Marks } from '../marks/fraction.js';
import type { ExactPattern, WrongMarksBasis } from '../marks/marking-pattern.js';
import { totalOf } from '../marks/total-marks.js';
import { AdjustmentKind } from './score-adjustment.entity.js';

/** What applies an adjustment. */
export type AdjustmentValue =
  | { kind: AdjustmentKind.MARKS; marks: Marks }
  | { kind: AdjustmentKind.PASS_MARK; passMark: number | null }
  | {
      kind: AdjustmentKind.WRONG_MARKS;
      wrongMarks: Marks;
      wrongMarksBasis: WrongMarksBasis;
    };

/** What applies to an attempt with its adjustments. */
export interface Adjusted {
  rules: AttemptRules;
  /** What is added to the sum of its marks. */
  marks: Marks;
}

/**
 * Marks add up. Of changed pass marks, and of changed marks for wrong choices, the latest counts.
 * @param base the rules that the attempt was started under
 * @param adjustments those in force that apply to it, in their order
 */
export function foldAdjustments(
  base: AttemptRules,
  adjustments: readonly AdjustmentValue[],
): Adjusted {
  let rules = base;
  const marks: Marks[] = [];
  for (const one of adjustments) {
    if (one.kind === AdjustmentKind.MARKS) marks.push(one.marks);
    else if (one.kind === AdjustmentKind.PASS_MARK) rules = { ...rules, passMark: one.passMark };
    else rules = withWrongMarks(rules, one);
  }
  return { rules, marks: marksOf(totalOf(marks)) };
}

/** A rounded pattern, of an attempt from before marks were exact, becomes an exact one. */
function withWrongMarks(
  rules: AttemptRules,
  { wrongMarks, wrongMarksBasis }: Pick<ExactPattern, 'wrongMarks' | 'wrongMarksBasis'>,
): AttemptRules {
  if (!('penaltyPercent' in rules)) return { ...rules, wrongMarks, wrongMarksBasis };
  const { durationMinutes, passMark, layout, navigation, checksSpelling, marksPerQuestion } = rules;
  return {
    ...{ durationMinutes, passMark, layout, navigation },
    ...(checksSpelling !== undefined && { checksSpelling }),
    marksPerQuestion: marksPerQuestion === null ? null : marksOfNumber(marksPerQuestion),
    ...{ wrongMarks, wrongMarksBasis },
  };
}
