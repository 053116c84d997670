import { examPath } from '../ui/exam-paths';
import { formatNumber, useFormatTime } from '../ui/format';
import { useCan } from '../ui/session/abilities';
import { todayTexts } from '../ui/texts/today-texts';
import { distanceFrom } from './distance';
import { correctionFact } from './correction-fact';
import { useServerNow } from './server-now';
import { Entry, TodayList } from './today-list';
import type { Upcoming } from './today.query';

const { upcoming: words } = todayTexts;

/** The submitted exams that open later. */
export function UpcomingList({ entries, total }: { entries: Upcoming[]; total: number }) {
  const canEdit = useCan('EDIT');
  const formatTime = useFormatTime();
  const now = useServerNow();
  return (
    <TodayList heading={words.heading} total={total} shown={entries.length}>
      {entries.map(({ quizId, title, opensAt, invitedCount, correctionCount }) => {
        const exam = examPath(quizId);
        return (
          <Entry
            key={quizId}
            title={title}
            to={exam}
            facts={[
              opensAt && words.opens(formatTime(opensAt), distanceFrom(opensAt, now)),
              words.invited(invitedCount, formatNumber(invitedCount)),
              correctionFact(correctionCount),
            ]}
            action={
              !canEdit
                ? null
                : correctionCount
                  ? { label: words.check, to: exam }
                  : { label: words.invite, to: examPath(quizId, 'invite') }
            }
          />
        );
      })}
    </TodayList>
  );
}
