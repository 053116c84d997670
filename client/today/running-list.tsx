import { examPath } from '../ui/exam-paths';
import { formatNumber, useFormatTime } from '../ui/format';
import { BubbleRow } from '../ui/pictures/bubble-row';
import { StateTag } from '../ui/pictures/state-tag';
import { useCan } from '../ui/session/abilities';
import { todayTexts } from '../ui/texts/today-texts';
import { distanceFrom } from './distance';
import { useServerNow } from './server-now';
import { Entry, TodayList } from './today-list';
import type { Running } from './today.query';

const { running: words } = todayTexts;

/** The exams that are being taken, or open today to learners who have not started: how many are in each, and when the next of them ends. */
export function RunningList({ entries, total }: { entries: Running[]; total: number }) {
  const canEdit = useCan('EDIT');
  const formatTime = useFormatTime();
  const now = useServerNow();
  return (
    <TodayList heading={words.heading} total={total} shown={entries.length}>
      {entries.map(
        ({ quizId, title, runningCount, learnerCount, nextEndAt, closesAt, pausedAt }) => (
          <Entry
            key={quizId}
            title={title}
            to={canEdit ? examPath(quizId, 'running') : examPath(quizId)}
            sign={
              pausedAt ? (
                <StateTag state="paused">{words.paused}</StateTag>
              ) : (
                <BubbleRow done={runningCount} total={learnerCount} />
              )
            }
            facts={[
              words.working(formatNumber(runningCount), formatNumber(learnerCount)),
              !pausedAt && nextEndAt && words.nextEnds(distanceFrom(nextEndAt, now)),
              !pausedAt && closesAt && words.closes(formatTime(closesAt)),
            ]}
            action={canEdit ? { label: words.watch, to: examPath(quizId, 'running') } : null}
          />
        ),
      )}
    </TodayList>
  );
}
