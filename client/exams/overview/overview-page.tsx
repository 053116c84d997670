import { Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { examTexts } from '../../ui/texts/exam-texts';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { DescriptionList } from '../../ui/components/description-list';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { formatNumber, useFormatTime } from '../../ui/format';
import { AccessSheet, useWindow } from './access-sheet';
import { useExamNotices } from '../invigilation/use-exam-notices';
import { useExam, type Exam, type ExamQuiz } from '../exam.query';
import { PauseNotice } from '../invigilation/pause-notice';
import { Findings } from './findings';
import { ShareCard } from './share-card';
import { OutageNotices } from '../log/outage-notice';
import shareClasses from './share-card.module.css';
import { ChangesNotice, StateNotice } from './state-notice';
import { useExamPause } from './use-exam-pause';
import { WrongCodesNotice } from '../log/wrong-codes-notice';

const { facts: words, rules } = examTexts;

/**
 * The status of an exam, its link for candidates, and the findings of the check. Printed, it is a
 * poster.
 */
export function OverviewPage() {
  const { id = '' } = useParams();
  const { data, refetch } = useExam(id);
  const pauseOf = useExamPause(id, data?.exam.pausedAt, () => ignoreErrors(refetch()));
  const areNoticesKnown = useExamNotices(id);
  if (!data) return null;
  if (!areNoticesKnown) return <ListSkeleton />;
  const { exam, quiz } = data;
  const { pause, isPaused, refresh } = pauseOf;
  return (
    <Stack gap="lg">
      <Stack gap="lg" className={shareClasses.besides}>
        {pause && <PauseNotice quizId={id} pause={pause} onDone={refresh} />}
        {/* Otherwise open, it says "Learners can start". */}
        {!(isPaused && exam.state === 'OPEN') && <StateNotice exam={exam} quiz={quiz} />}
        <ChangesNotice exam={exam} quiz={quiz} />
        <OutageNotices quizId={id} />
        <WrongCodesNotice quizId={id} />
        <ExamSummary exam={exam} quiz={quiz} />
      </Stack>
      <AccessSheet exam={exam} quiz={quiz} />
      <ShareCard exam={exam} />
      <div className={shareClasses.besides}>
        <Findings exam={exam} />
      </div>
    </Stack>
  );
}

function ExamSummary({ exam, quiz }: { exam: Exam; quiz: ExamQuiz }) {
  const formatTime = useFormatTime();
  const { revision } = exam;
  const { access, accessCode, closesAt } = exam.rules;
  const window = useWindow(exam);
  // The closing moves when a paused exam goes on, unless it had passed.
  const isMoving = exam.pausedAt !== null && closesAt !== null && exam.state !== 'CLOSED';
  const entries = [
    ...(revision?.number
      ? [
          { name: words.paper, value: words.revision(formatNumber(revision.number)) },
          { name: words.submittedAt, value: formatTime(revision.publishedAt), isWide: true },
        ]
      : []),
    {
      name: words.questionCount,
      value: formatNumber(revision?.questionCount ?? quiz.questionCount),
    },
    {
      name: words.duration,
      value: quiz.durationMinutes === null ? words.noDuration : formatNumber(quiz.durationMinutes),
    },
    { name: words.window, value: isMoving ? words.moving(window) : window, isWide: true },
    { name: words.access, value: rules.accesses[access], isWide: true },
    { name: words.accessCode, value: accessCode ?? words.noAccessCode },
  ];
  return <DescriptionList entries={entries} />;
}
