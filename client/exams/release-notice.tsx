import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { graphql } from '../gql/exams';
import { conductTexts } from '../ui/conduct-texts';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { formatNumber, useFormatTime } from '../ui/format';
import { Notice } from '../ui/notice';
import { useAction } from '../ui/use-action';
import { useExam } from './exam.query';
import { PROGRESS } from './sittings.query';

const RELEASE = graphql(`
  mutation ReleaseResults($quizId: ID!) {
    releaseResults(quizId: $quizId) {
      ...ExamFields
    }
  }
`);
const WITHDRAW = graphql(`
  mutation WithdrawResults($quizId: ID!) {
    withdrawResults(quizId: $quizId) {
      ...ExamFields
    }
  }
`);

const { results: words } = conductTexts;

/** Where learners wait for a release: whether there was one, and the way to it. */
export function ReleaseNotice({ quizId }: { quizId: string }) {
  const formatTime = useFormatTime();
  const { data } = useExam(quizId);
  const [release] = useMutation(RELEASE, { variables: { quizId } });
  const [withdraw] = useMutation(WITHDRAW, { variables: { quizId } });
  const [opened, { open, close }] = useDisclosure(false);
  const [asked, setAsked] = useState<'release' | 'withdraw'>('release');
  const { isBusy, act } = useAction();
  // Whoever is still at it hears from those who see the key.
  const looked = { variables: { quizId }, fetchPolicy: 'cache-and-network' } as const;
  const { data: now } = useQuery(PROGRESS, opened ? looked : skipToken);
  const running = now?.examProgress.running ?? 0;
  if (data?.exam.rules.reviewTime !== 'ON_RELEASE') return null;
  const {
    title,
    rules: { releasedAt },
  } = data.exam;
  // Both are noticed by every learner.
  const steps = {
    release: {
      title: words.releaseTitle(title),
      hint: [
        ...(running > 0 ? [words.releaseEarly(running, formatNumber(running))] : []),
        words.releaseHint,
      ].join(' '),
      confirm: words.release,
      onConfirm: () => void act(release, words.released).then(closeIf),
    },
    withdraw: {
      title: words.withdrawTitle(title),
      hint: words.withdrawHint,
      confirm: words.withdraw,
      onConfirm: () => void act(withdraw, words.withdrawn).then(closeIf),
    },
  };
  const closeIf = (isDone: boolean): void => {
    if (isDone) close();
  };
  const ask = (step: keyof typeof steps): void => {
    setAsked(step);
    open();
  };
  return (
    <>
      {releasedAt ? (
        <Notice
          tone="success"
          title={words.releasedTitle(formatTime(releasedAt))}
          action={
            <Button variant="default" onClick={() => ask('withdraw')}>
              {words.withdraw}
            </Button>
          }
        >
          {words.releasedHint}
        </Notice>
      ) : (
        <Notice
          tone="warning"
          title={words.heldTitle}
          action={<Button onClick={() => ask('release')}>{words.release}</Button>}
        >
          {words.heldHint}
        </Notice>
      )}
      <ConfirmDialog opened={opened} isBusy={isBusy} onClose={close} {...steps[asked]} />
    </>
  );
}
