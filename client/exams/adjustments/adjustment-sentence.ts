import type { AdjustmentFieldsFragment } from '../../gql/exams/graphql';
import { formatNumber } from '../../ui/format';
import { isNegative, isSingular, negated, shownMarks } from '../../ui/marks';
import { adjustmentTexts } from '../../ui/texts/adjustment-texts';

const { what: words, bases } = adjustmentTexts;

/** What an adjustment changes, in a few words. */
export function adjustmentSentence(
  adjustment: Pick<
    AdjustmentFieldsFragment,
    'kind' | 'marks' | 'passMark' | 'wrongMarks' | 'wrongMarksBasis'
  >,
): string {
  const { kind, marks, passMark, wrongMarks, wrongMarksBasis } = adjustment;
  if (kind === 'PASS_MARK')
    return passMark === null ? words.noPassMark : words.passMark(formatNumber(passMark));
  if (kind === 'WRONG_MARKS')
    return words.wrongMarks(shownMarks(wrongMarks ?? '0'), bases[wrongMarksBasis ?? 'QUESTION']);
  const added = marks ?? '0';
  const isLess = isNegative(added);
  const size = isLess ? negated(added) : added;
  return (isLess ? words.removed : words.added)(shownMarks(size), isSingular(size));
}
