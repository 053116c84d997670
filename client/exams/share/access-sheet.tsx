import { useQuery } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import { graphql } from '../../gql/exams';
import { examTexts } from '../../ui/texts/exam-texts';
import { formatNumber, useFormatTime } from '../../ui/format';
import type { Exam, ExamQuiz } from '../exam.query';
import classes from './share-card.module.css';

const INSTITUTE = graphql(`
  query Institute {
    me {
      id
      institute {
        id
        name
      }
    }
  }
`);

const { facts: words, accessSheet: sheetWords } = examTexts;

/** The opening and closing times as text. */
export function useWindow({ rules: { opensAt, closesAt } }: Exam): string {
  const formatTime = useFormatTime();
  const window = [
    ...(opensAt ? [words.from(formatTime(opensAt))] : []),
    ...(closesAt ? [words.until(formatTime(closesAt))] : []),
  ];
  return window.join(' ') || words.always;
}

/** Printed only, between the title and the QR code: the institute, the times and the duration. */
export function AccessSheet({ exam, quiz }: { exam: Exam; quiz: ExamQuiz }) {
  const { data } = useQuery(INSTITUTE);
  const window = useWindow(exam);
  const { durationMinutes } = quiz;
  return (
    <Stack gap={4} className={classes.printed}>
      <Text fz="lg">{data?.me.institute.name}</Text>
      <Text>
        {words.window}: {window}
      </Text>
      {durationMinutes !== null && (
        <Text>
          {sheetWords.time}: {sheetWords.minutes(durationMinutes, formatNumber(durationMinutes))}
        </Text>
      )}
      {exam.rules.accessCode !== null && <Text>{sheetWords.accessCode}</Text>}
    </Stack>
  );
}
