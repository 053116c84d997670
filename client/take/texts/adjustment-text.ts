/** What staff changed about a result after the exam, as sentences. */
import type { ReviewReply } from '../api/api-types';
import { formatMarks, isOneMark, lostMarks } from './exam-rules-text';
import { texts } from './texts';

const { adjustments: words } = texts.review;

type Adjustment = ReviewReply['adjustments'][number];

/** One sentence, without the reason. */
export function adjustmentText({ kind, ...value }: Adjustment): string {
  const { marks, passMark, wrongMarks, wrongMarksBasis } = value;
  if (kind === 'PASS_MARK')
    return passMark === null ? words.noPassMark : words.passMark(formatMarks(`${passMark}`));
  if (kind === 'WRONG_MARKS') {
    const lost = wrongMarks ?? '0';
    if (lost === '0') return words.nothingLost;
    const taken = formatMarks(lostMarks(lost));
    return wrongMarksBasis === 'MARK' ? words.lostByMark(taken) : words.lostByQuestion(taken);
  }
  const added = marks ?? '0';
  const isLess = added.startsWith('-');
  const size = isLess ? lostMarks(added) : added;
  return (isLess ? words.removed : words.added)(formatMarks(size), isOneMark(size));
}
