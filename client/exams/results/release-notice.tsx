import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { graphql } from '../../gql/exams';
import { ConfirmDialog } from '../../ui/components/confirm-dialog';
import { formatNumber, useFormatTime } from '../../ui/format';
import { Notice } from '../../ui/feedback/notice';
import { useMay } from '../../ui/session/abilities';
import { resultTexts } from '../../ui/texts/result-texts';
import { useAction } from '../../ui/feedback/use-action';
import { useExam, type Exam } from '../exam.query';
import { PROGRESS } from '../log/sittings.query';

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

const TOLD = graphql(`
  query ResultsTold($quizId: ID!) {
    resultsTold(quizId: $quizId)
  }
`);

const { release: words } = resultTexts;

type Step = 'release' | 'withdraw' | 'keepBack';

/** Where learners wait for their results: what for, and the way to release them or keep them back. */
export function ReleaseNotice({ quizId }: { quizId: string }) {
  const mayRelease = useMay('EDIT');
  const said = useReleaseWords();
  const { data } = useExam(quizId);
  const [release] = useMutation(RELEASE, { variables: { quizId } });
  const [withdraw] = useMutation(WITHDRAW, { variables: { quizId } });
  const [opened, { open, close }] = useDisclosure(false);
  const [asked, setAsked] = useState<Step>('release');
  const { isBusy, act } = useAction();
  // Whoever is still at it hears from those who see the key.
  const looked = { variables: { quizId }, fetchPolicy: 'cache-and-network' } as const;
  const { data: now } = useQuery(PROGRESS, opened ? looked : skipToken);
  const { data: mailed } = useQuery(TOLD, data?.exam.rules.mailsResults ? looked : skipToken);
  const told = mailed?.resultsTold ?? 0;
  const running = now?.examProgress.running ?? 0;
  const state = data && said(data.exam.rules);
  if (!data || !state) return null;
  const { title } = data.exam;
  // Where they come by themselves, the hint is about what one may do.
  const saysWhat = mayRelease || state.isShown || state.isHeld;
  // All of them are noticed by every learner.
  const steps = {
    release: {
      title: words.releaseTitle(title),
      hint: [
        ...(running > 0 ? [words.early(running, formatNumber(running))] : []),
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
      onConfirm: () => void act(withdraw, words.keptBack).then(closeIf),
    },
  };
  const closeIf = (isDone: boolean): void => {
    if (isDone) close();
  };
  const ask = (step: Step): void => {
    setAsked(step);
    open();
  };
  return (
    <>
      <Notice
        tone={state.isShown ? 'success' : 'warning'}
        title={state.title}
        action={
          <Group gap="sm">
            {mayRelease &&
              state.steps.map((step) => (
                <Button
                  key={step}
                  variant={step === 'release' && state.isHeld ? 'filled' : 'default'}
                  onClick={() => ask(step)}
                >
                  {words[step]}
                </Button>
              ))}
          </Group>
        }
      >
        {[
          ...(saysWhat ? [state.hint] : []),
          ...(told > 0 ? [words.told(told, formatNumber(told))] : []),
        ].join(' ')}
      </Notice>
      <ConfirmDialog opened={opened} isBusy={isBusy} onClose={close} {...steps[asked]} />
    </>
  );
}

interface Said {
  title: string;
  hint: string;
  isShown?: boolean;
  isHeld?: boolean;
  steps: Step[];
}

/** Nothing for exams whose results no hand releases. */
function useReleaseWords(): (rules: Exam['rules']) => Said | null {
  const formatTime = useFormatTime();
  return ({ reviewTime, release, releasesAt, releasedAt, withdrawnAt }) => {
    if (reviewTime === 'AT_ONCE' || reviewTime === 'AFTER_CLOSING') return null;
    if (release === 'HELD') {
      const title = withdrawnAt ? words.withdrawnTitle(formatTime(withdrawnAt)) : words.heldTitle;
      return { title, hint: words.heldHint, isHeld: true, steps: ['release'] };
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
