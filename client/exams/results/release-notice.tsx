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
import { useExam, type Exam } from '../exam.query';
import { PROGRESS } from '../log/exam-log.query';
import { useReachableCount } from '../mails/reachable.query';
import { useQuizProgress } from '../steps/use-steps';

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

type ReleaseAction = 'release' | 'withdraw' | 'keepBack';

/** The status of the release of results, with buttons to release, withdraw or withhold them. */
export function ReleaseNotice({ quizId }: { quizId: string }) {
  const canRelease = useCan('EDIT');
  const statusOf = useReleaseStatus();
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
  const toMark = useQuizProgress(quizId)?.toMarkCount ?? 0;
  const state = data && statusOf(data.exam.rules);
  if (!data || !state) return null;
  const { title } = data.exam;
  // When results are released automatically, the hint describes the buttons, so it needs the
  // permission.
  const showsHint = canRelease || state.isShown || state.isWithheld;
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
        tone={state.isShown ? 'success' : 'warning'}
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

interface ReleaseStatus {
  title: string;
  hint: string;
  isShown?: boolean;
  isWithheld?: boolean;
  steps: ReleaseAction[];
}

/** Null for exams whose results are never released by hand. */
function useReleaseStatus(): (rules: Exam['rules']) => ReleaseStatus | null {
  const formatTime = useFormatTime();
  return ({ reviewTime, release, releasesAt, releasedAt, withdrawnAt }) => {
    if (reviewTime === 'AT_ONCE' || reviewTime === 'AFTER_CLOSING') return null;
    if (release === 'WITHHELD') {
      const title = withdrawnAt
        ? words.withdrawnTitle(formatTime(withdrawnAt))
        : words.withheldTitle;
      return { title, hint: words.withheldHint, isWithheld: true, steps: ['release'] };
    }
    if (release === 'SHOWN') {
      const title = releasedAt
        ? words.releasedTitle(formatTime(releasedAt))
        : words.shownSince(formatTime(releasesAt));
      return { title, hint: words.shownHint, isShown: true, steps: ['withdraw'] };
    }
    return reviewTime === 'ON_DATE'
      ? {
          title: words.dateTitle(formatTime(releasesAt)),
          hint: words.dateHint,
          steps: ['release', 'keepBack'],
        }
      : { title: words.markingTitle, hint: words.markingHint, steps: ['release', 'keepBack'] };
  };
}
