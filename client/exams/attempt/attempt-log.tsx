import { useQuery } from '@apollo/client/react';
import { Stack, Text, Title } from '@mantine/core';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { useFormatExactTime } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import type { AttemptPaper } from './attempt-paper.query';
import { ExamLog } from '../log/exam-log';
import { OUTAGES, outageTitle } from '../log/outages.query';

const { paper: words } = invigilationTexts;

interface AttemptLogProps {
  quizId: string;
  attemptId: string;
  result: Pick<AttemptPaper['result'], 'startedAt' | 'submittedAt'>;
}

/** The events of an attempt, without any judgement. */
export function AttemptLog({ quizId, attemptId, result }: AttemptLogProps) {
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>{words.log}</Title>
      <Text c="dimmed">{words.logHint}</Text>
      <Outages quizId={quizId} result={result} />
      <ExamLog quizId={quizId} attemptId={attemptId} label={words.log} />
    </Stack>
  );
}

/** Outages of the server during the attempt, which are not the candidate's fault. */
function Outages({ quizId, result }: Omit<AttemptLogProps, 'attemptId'>) {
  const formatTime = useFormatExactTime();
  const { data } = useQuery(OUTAGES, { variables: { quizId } });
  const began = Date.parse(result.startedAt);
  const ended = result.submittedAt === null ? Infinity : Date.parse(result.submittedAt);
  const during = data?.examOutages.filter(
    ({ beganAt, endedAt }) => Date.parse(endedAt) > began && Date.parse(beganAt) < ended,
  );
  return during?.map((outage) => (
    <Notice key={outage.id} tone="warning" title={outageTitle(outage, formatTime)}>
      {words.outageHint}
    </Notice>
  ));
}
