import { todayTexts } from '../ui/texts/today-texts';
import { distanceFrom } from './distance';
import { useServerNow } from './server-now';
import { Entry, TodayList } from './today-list';
import type { Waiting } from './today.query';
import { waitingStep } from './waiting-step';

interface WaitingListProps {
  heading: string;
  entries: Waiting[];
  total: number;
}

/** What waits for a decision or for marks, each with a link to where that is done. */
export function WaitingList({ heading, entries, total }: WaitingListProps) {
  const now = useServerNow();
  return (
    <TodayList heading={heading} total={total} shown={entries.length}>
      {entries.map((entry) => {
        const { kind, quizId, title, count, since, importId } = entry;
        const { fact, action } = waitingStep(entry);
        return (
          <Entry
            key={`${kind} ${quizId} ${importId ?? ''}`}
            title={title}
            to={`/navigation/${kind === 'FAILED_IMPORT' ? 'quiz-detail' : 'exam'}/${quizId}`}
            facts={[
              <strong key="fact">{fact}</strong>,
              since && todayTexts.waiting.since(count, distanceFrom(since, now)),
            ]}
            action={action}
          />
        );
      })}
    </TodayList>
  );
}
