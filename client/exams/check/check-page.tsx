import { Anchor, Stack, Title } from '@mantine/core';
import { Link, useParams } from 'react-router-dom';
import { examPath } from '../../ui/exam-paths';
import { examTexts } from '../../ui/texts/exam-texts';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { DescriptionList } from '../../ui/components/description-list';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { formatNumber, useFormatTime } from '../../ui/format';
import { useWindow } from '../share/access-sheet';
import { SHARE_ANCHOR } from '../share/share-card';
import { EditorsOnly } from '../../ui/session/editors-only';
import { StickyBar } from '../../ui/components/sticky-bar';
import { useStepsOfLayout } from '../steps/exam-layout';
import { CheckAction } from './check-action';
import { useExamNotices } from '../invigilation/use-exam-notices';
import { useExam, type Exam, type ExamQuiz } from '../exam.query';
import { PauseNotice } from '../invigilation/pause-notice';
import { Findings } from './findings';
import { OutageNotices } from '../log/outage-notice';
import { StateNotice } from './state-notice';
import { useExamPause } from './use-exam-pause';
import { WrongCodesNotice } from '../log/wrong-codes-notice';

const { facts: words, rules } = examTexts;

/** What must be corrected before the exam opens, then its state and its key data. The action that comes next stays in view. */
export function CheckPage() {
  const { id = '' } = useParams();
  const steps = useStepsOfLayout();
  const { data, refetch } = useExam(id);
  const pauseOf = useExamPause(id, data?.exam.pausedAt, () => ignoreErrors(refetch()));
  const areNoticesKnown = useExamNotices(id);
  if (!data) return null;
  if (!areNoticesKnown) return <ListSkeleton />;
  const { exam, quiz } = data;
  const { pause, isPaused, refresh } = pauseOf;
  return (
    <Stack gap="lg">
      <StickyBar filters={<Title order={2}>{examTexts.findings.heading}</Title>}>
        <CheckAction exam={exam} quiz={quiz} steps={steps} />
      </StickyBar>
      {pause && <PauseNotice quizId={id} pause={pause} onDone={refresh} />}
      <OutageNotices quizId={id} />
      <WrongCodesNotice quizId={id} />
      <Findings exam={exam} />
      {/* Otherwise open, it says "Learners can start". */}
      {!(isPaused && exam.state === 'OPEN') && <StateNotice exam={exam} quiz={quiz} />}
      <ExamSummary exam={exam} quiz={quiz} />
      <EditorsOnly>
        <Anchor component={Link} to={`${examPath(id, 'people')}#${SHARE_ANCHOR}`} w="fit-content">
          {examTexts.share.see}
        </Anchor>
      </EditorsOnly>
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
