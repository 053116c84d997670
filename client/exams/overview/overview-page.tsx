import { Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { examTexts } from '../../ui/texts/exam-texts';
import { Facts } from '../../ui/components/facts';
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

/** Whether the exam can be taken, how learners get there, and what the check has found. Printed, it is a sheet for the wall. */
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
        <ExamFacts exam={exam} quiz={quiz} />
      </Stack>
      <AccessSheet exam={exam} quiz={quiz} />
      <ShareCard exam={exam} />
      <div className={shareClasses.besides}>
        <Findings exam={exam} />
      </div>
    </Stack>
  );
}

function ExamFacts({ exam, quiz }: { exam: Exam; quiz: ExamQuiz }) {
  const formatTime = useFormatTime();
  const { revision } = exam;
  const { access, accessCode } = exam.rules;
  const facts = [
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
  return <Facts facts={facts} />;
}
