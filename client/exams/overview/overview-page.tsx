import { Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { examTexts } from '../../ui/texts/exam-texts';
import { DescriptionList } from '../../ui/components/description-list';
import { formatNumber, useFormatTime } from '../../ui/format';
import { AccessSheet, useWindow } from './access-sheet';
import { useExam, type Exam, type ExamQuiz } from '../exam.query';
import { Findings } from './findings';
import { ShareCard } from './share-card';
import { OutageNotices } from '../log/outage-notice';
import shareClasses from './share-card.module.css';
import { ChangesNotice, StateNotice } from './state-notice';
import { WrongCodesNotice } from '../log/wrong-codes-notice';

const { facts: words, rules } = examTexts;

/**
 * The status of an exam, its link for candidates, and the findings of the check. Printed, it is a
 * poster.
 */
export function OverviewPage() {
  const { id = '' } = useParams();
  const { data } = useExam(id);
  if (!data) return null;
  const { exam, quiz } = data;
  return (
    <Stack gap="lg">
      <Stack gap="lg" className={shareClasses.besides}>
        <StateNotice exam={exam} quiz={quiz} />
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
  const { access, accessCode } = exam.rules;
  const entries = [
    ...(revision?.number
      ? [
          { name: words.paper, value: words.revision(formatNumber(revision.number)) },
          { name: words.submittedAt, value: formatTime(revision.publishedAt) },
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
    { name: words.window, value: useWindow(exam) },
    { name: words.access, value: rules.accesses[access] },
    { name: words.accessCode, value: accessCode ?? words.noAccessCode },
  ];
  return <DescriptionList entries={entries} />;
}
