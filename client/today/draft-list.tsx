import { examPath } from '../ui/exam-paths';
import { formatNumber } from '../ui/format';
import { StageTag } from '../ui/pictures/stage-tag';
import { todayTexts } from '../ui/texts/today-texts';
import { distanceFrom } from './distance';
import { correctionFact } from './correction-fact';
import { useServerNow } from './server-now';
import { Entry, TodayList } from './today-list';
import type { Draft } from './today.query';

const { drafts: words } = todayTexts;

/** The quizzes whose papers have not been submitted, and those whose exams are not ready yet. */
export function DraftList({ entries, total }: { entries: Draft[]; total: number }) {
  const now = useServerNow();
  return (
    <TodayList heading={words.heading} total={total} shown={entries.length}>
      {entries.map((draft) => (
        <Entry
          key={draft.quizId}
          title={draft.title}
          to={`/navigation/quiz-detail/${draft.quizId}`}
          sign={draft.isSubmitted && <StageTag stage="NOT_READY" toMarkCount={0} />}
          facts={[
            words.questions(draft.questionCount, formatNumber(draft.questionCount)),
            correctionFact(draft.correctionCount),
            words.changed(distanceFrom(draft.updatedAt, now)),
          ]}
          note={draft.firstCorrection?.message}
          action={draftStep(draft)}
        />
      ))}
    </TodayList>
  );
}

function draftStep({ quizId, questionCount, firstCorrection }: Draft): {
  label: string;
  to: string;
} {
  if (questionCount === 0)
    return { label: words.addQuestions, to: `/navigation/exam-form?quiz=${quizId}` };
  // Its kind decides which form is shown, whatever the address says.
  return firstCorrection?.questionId
    ? { label: words.correct, to: `/navigation/mcq/${firstCorrection.questionId}` }
    : { label: words.check, to: examPath(quizId) };
}
