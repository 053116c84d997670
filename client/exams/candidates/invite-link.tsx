import { Anchor, Button, Text } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { examPath } from '../../ui/exam-paths';
import { findingsToCorrect } from '../../ui/findings';
import { formatNumber } from '../../ui/format';
import { PlusIcon } from '../../ui/icons';
import { peopleTexts as words } from '../../ui/texts/people-texts';
import type { Exam } from '../exam.query';

/** Leads to the invitations. While the exam is not ready, it says why nobody can be invited. */
export function InviteLink({ exam }: { exam: Exam | undefined }) {
  const id = useId();
  if (!exam) return null;
  if (!exam.awaitsCorrection)
    return (
      <Button component={Link} to={examPath(exam.quizId, 'invite')} leftSection={<PlusIcon />}>
        {words.invite}
      </Button>
    );
  const { length } = findingsToCorrect(exam.findings);
  return (
    <>
      <Text c="dimmed" id={id}>
        {words.notReady}{' '}
        <Anchor component={Link} to={examPath(exam.quizId)} underline="always" inherit>
          {words.notReadySee(length, formatNumber(length))}
        </Anchor>
      </Text>
      <Button disabled aria-describedby={id} leftSection={<PlusIcon />}>
        {words.invite}
      </Button>
    </>
  );
}
