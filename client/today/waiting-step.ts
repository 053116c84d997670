import { examPath } from '../ui/exam-paths';
import { formatNumber } from '../ui/format';
import { todayTexts } from '../ui/texts/today-texts';
import type { Waiting } from './today.query';

const { waiting: words } = todayTexts;

interface WaitingStep {
  /** What waits, with its number. */
  fact: string;
  /** Where it is dealt with. */
  action: { label: string; to: string };
}

/** What waits for somebody, in words, and where it is dealt with. */
export function waitingStep({ kind, quizId, count, importId }: Waiting): WaitingStep {
  const formatted = formatNumber(count);
  switch (kind) {
    case 'RETURN':
      return {
        fact: words.returns(count, formatted),
        action: { label: words.decide, to: examPath(quizId, 'running') },
      };
    case 'TO_MARK':
      return {
        fact: words.toMark(count, formatted),
        action: { label: words.mark, to: examPath(quizId, 'marking/desk') },
      };
    case 'LATE':
      return {
        fact: words.late(count, formatted),
        action: { label: words.decide, to: `${examPath(quizId, 'results')}?only=late` },
      };
    case 'UNRELEASED':
      return {
        fact: words.unreleased(count, formatted),
        action: { label: words.release, to: examPath(quizId, 'results') },
      };
    case 'FAILED_IMPORT':
      return {
        fact: count === 0 ? words.failedWhole : words.failedImport(count, formatted),
        action: { label: words.repair, to: importHref(quizId, importId) },
      };
  }
}

/** The import itself, where its faulty cells are repaired; or the imports of its quiz. */
function importHref(quizId: string, importId: string | null): string {
  return importId === null
    ? `/navigation/quiz-detail/${quizId}/imports`
    : `/navigation/exam-form?${new URLSearchParams({ quiz: quizId, import: importId }).toString()}`;
}
