import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { graphql } from '../../gql/exams';
import { ConfirmDialog } from '../../ui/components/confirm-dialog';
import { formatNumber, useFormatTime } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import { useCan } from '../../ui/session/abilities';
import { resultTexts } from '../../ui/texts/result-texts';
import { useAction } from '../../ui/feedback/use-action';
import { useExam } from '../exam.query';
import { PROGRESS } from '../log/exam-log.query';
import { useReachableCount } from '../mails/reachable.query';
import { useQuizProgress } from '../steps/use-steps';
import { releaseStatusOf, type ReleaseAction } from './release-status';

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

const NOTIFIED_COUNT = graphql(`
  query ResultsTold($quizId: ID!) {
    notifiedCount(quizId: $quizId)
  }
`);

const { release: words } = resultTexts;

/** The status of the release of results, with buttons to release, withdraw or withhold them. */
export function ReleaseNotice({ quizId }: { quizId: string }) {
  const canRelease = useCan('EDIT');
  const formatTime = useFormatTime();
  const { data } = useExam(quizId);
  const [release] = useMutation(RELEASE, { variables: { quizId } });
  const [withdraw] = useMutation(WITHDRAW, { variables: { quizId } });
  const [opened, { open, close }] = useDisclosure(false);
  const [chosen, setChosen] = useState<ReleaseAction>('release');
  const { isBusy, act } = useAction();
  // Released keys could reach candidates whose attempts are still running: the dialog warns of
  // them.
  const options = { variables: { quizId }, fetchPolicy: 'cache-and-network' } as const;
  const { data: progress } = useQuery(PROGRESS, opened ? options : skipToken);
  const { data: notified } = useQuery(
    NOTIFIED_COUNT,
    data?.exam.rules.mailsResults ? options : skipToken,
  );
  const notifiedCount = notified?.notifiedCount ?? 0;
  const running = progress?.examProgress.running ?? 0;
  const canStart = useReachableCount(quizId).count;
  const marking = useQuizProgress(quizId);
  const toMark = marking?.toMarkCount ?? 0;
  const state = data && releaseStatusOf(data.exam.rules, marking, formatTime);
  if (!data || !state) return null;
  const { title } = data.exam;
  const showsHint = canRelease || !state.describesActions;
  // Every candidate notices these actions, so each needs a confirmation.
  const steps = {
    release: {
      title: words.releaseTitle(title),
      hint: [
        ...(running > 0 ? [words.early(running, formatNumber(running))] : []),
        ...(canStart > 0 ? [words.toCome(canStart, formatNumber(canStart))] : []),
        ...(toMark > 0 ? [words.unmarked(toMark, formatNumber(toMark))] : []),
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
    keepBack: {
      title: words.keepBackTitle(title),
      hint: words.keepBackHint,
      confirm: words.keepBack,
      onConfirm: () => void act(withdraw, words.withheld).then(closeIf),
    },
  };
  const closeIf = (isDone: boolean): void => {
    if (isDone) close();
  };
  const ask = (step: ReleaseAction): void => {
    setChosen(step);
    open();
  };
  return (
    <>
      <Notice
        tone={state.tone}
        title={state.title}
        action={
          <Group gap="sm">
            {canRelease &&
              state.steps.map((step) => (
                <Button
                  key={step}
                  variant={step === 'release' && state.isWithheld ? 'filled' : 'default'}
                  onClick={() => ask(step)}
                >
                  {words[step]}
                </Button>
              ))}
          </Group>
        }
      >
        {[
          ...(showsHint ? [state.hint] : []),
          ...(notifiedCount > 0
            ? [words.notified(notifiedCount, formatNumber(notifiedCount))]
            : []),
        ].join(' ')}
      </Notice>
      <ConfirmDialog opened={opened} isBusy={isBusy} onClose={close} {...steps[chosen]} />
    </>
  );
}
