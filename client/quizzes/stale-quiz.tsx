import { formatNumber } from '../ui/format';
import { quizTexts } from '../ui/texts/quiz-texts';
import { quizEditingTexts as words } from '../ui/texts/quiz-editing-texts';
import { StaleNotice } from '../ui/drafts/stale-notice';
import type { StaleField } from '../ui/drafts/merge-drafts';
import { texts } from '../ui/texts/texts';
import type { QuizFields } from './quiz-fields';

/** The fields of a quiz that forms change. */
type Changeable = Pick<QuizFields, 'title' | 'isCompleted' | 'status' | 'durationMinutes'>;

interface StaleQuizProps<Field> {
  stale: { field: Field; outcome: StaleField<Changeable>['outcome'] }[];
  /** The stored values. */
  base: Changeable;
  onTakeAll: () => void;
  onTake: (field: Field) => void;
}

/** Shows a quiz that somebody else saved meanwhile. */
export function StaleQuiz<Field extends keyof Changeable>(props: StaleQuizProps<Field>) {
  const { stale, base, onTakeAll, onTake } = props;
  if (stale.length === 0) return null;
  const { yes, no } = texts.stale;
  const descriptions: Record<keyof Changeable, [label: string, theirs: string]> = {
    title: [words.titleLabel, base.title],
    isCompleted: [words.isCompleted, base.isCompleted ? yes : no],
    status: [words.status, base.status === 'ACTIVE' ? quizTexts.active : quizTexts.inactive],
    durationMinutes: [
      quizTexts.time.minutes,
      base.durationMinutes === null ? quizTexts.noLimit : formatNumber(base.durationMinutes),
    ],
  };
  const lines = stale.map((entry) => {
    const [label, theirs] = descriptions[entry.field];
    return { ...entry, label, theirs };
  });
  return (
    <StaleNotice
      title={words.staleTitle}
      hint={words.staleHint}
      lines={lines}
      onTakeAll={onTakeAll}
      onTake={onTake}
    />
  );
}
