import { formatNumber } from '../../ui/format';
import { stepTexts } from '../../ui/texts/step-texts';
import type { PaperChange, PaperChanges } from './exam-changes.query';

const { changes: words } = stepTexts;
const KINDS = { CHANGED: words.changed, ADDED: words.added, REMOVED: words.removed };

/**
 * What has changed, in one sentence.
 * @param changes of which only the first questions may be listed: then the sentence says how many there are in all
 */
export function changesSentence(changes: PaperChanges): string {
  const { questions, totalCount, titleChanged, isReordered } = changes;
  const counted = (Object.keys(KINDS) as PaperChange['kind'][]).flatMap((kind) => {
    const count = questions.filter((question) => question.kind === kind).length;
    return count > 0 ? [KINDS[kind](count, formatNumber(count))] : [];
  });
  const parts = [
    ...(totalCount > questions.length ? [words.differ(formatNumber(totalCount))] : counted),
    ...(isReordered ? [words.reordered] : []),
    ...(titleChanged ? [words.retitled] : []),
  ];
  const sentence = parts.length > 0 ? parts.join(', ') : words.hint.replace(/\.$/, '');
  return `${sentence.charAt(0).toLocaleUpperCase()}${sentence.slice(1)}.`;
}
