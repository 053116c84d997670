/** What candidates see of their marks. Marks that a marker is still typing count as waiting. */
import {
  allOf,
  anyOf,
  isNull,
  isPast,
  isZero,
  type Condition,
} from '../../core/database/condition.js';
import type { Attempt } from '../attempt.entity.js';
import { isPassed } from './pass-mark.js';

type MarkingState = Pick<Attempt, 'waitingCount' | 'settlesAt'>;

/** With the clock to compare with. */
type MarkingConditions = MarkingState & { now: Date };

/** No marker is typing marks of an attempt. */
const settled: Condition<MarkingConditions> = anyOf(isNull('settlesAt'), isPast('settlesAt'));

/** All answers of an attempt are marked, and no marker is typing its marks. */
export const marked: Condition<MarkingConditions> = allOf(isZero('waitingCount'), settled);

interface ProvisionalMarks {
  waitingCount: number;
  isPassed: boolean | null;
}

/** Counts marks that a marker is typing as waiting, and leaves open whether the attempt is passed. */
export function provisionalMarks(
  { rules, score, ...attempt }: MarkingState & { rules: Attempt['rules']; score: number },
  now: Date,
): ProvisionalMarks {
  const waitingCount = attempt.waitingCount ?? 0;
  if (!settled.isMet({ ...attempt, now })) {
    return { waitingCount: Math.max(waitingCount, 1), isPassed: null };
  }
  return { waitingCount, isPassed: isPassed(rules, { score, waitingCount }) };
}
