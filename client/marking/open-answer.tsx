import { useApolloClient } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Loading } from '../ui/components/loading';
import { markingTexts } from '../ui/texts/marking-texts';
import { ignoreErrors } from '../ui/feedback/ignore-errors';
import { ErrorState } from '../ui/feedback/states';
import { LEAVE, OPEN, type MarkingAnswer } from './marking-queue.query';

const { desk: words } = markingTexts;

/** An open answer is renewed before the server forgets it. */
const RENEW_INTERVAL_MS = 45_000;

/** Shown when an answer, its question or its learner no longer exists. */
export const GONE = {
  codes: ['ANSWER_NOT_FOUND', 'QUESTION_NOT_FOUND', 'LEARNER_NOT_FOUND'],
  title: words.gone,
  hint: words.goneHint,
};

interface OpenAnswerProps {
  id: string;
  children: (opened: MarkingAnswer, openWith: string | null) => ReactNode;
}

/**
 * Keeps the answer open on the server while mounted, so that colleagues see that it is being
 * marked.
 */
export function OpenAnswer({ id, children }: OpenAnswerProps) {
  const apollo = useApolloClient();
  const [opened, setOpened] = useState<MarkingAnswer | null>(null);
  const [openWith, setOpenWith] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const open = async (): Promise<void> => {
    try {
      const variables = { id };
      const { data } = await apollo.mutate({ mutation: OPEN, variables, fetchPolicy: 'no-cache' });
      if (!data) return;
      // The first version stays: the draft is compared with it.
      setOpened((before) => before ?? data.openAnswer);
      setOpenWith(data.openAnswer.openWith);
      setFailure(null);
    } catch (error) {
      setFailure(error);
    }
  };
  const renew = useEffectEvent(() => void open());
  const leave = useEffectEvent(() =>
    ignoreErrors(apollo.mutate({ mutation: LEAVE, variables: { id } })),
  );
  useEffect(() => {
    const first = setTimeout(() => renew());
    const timer = setInterval(() => renew(), RENEW_INTERVAL_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      leave();
    };
  }, []);
  if (opened) return children(opened, openWith);
  if (failure !== null)
    return (
      <ErrorState title={words.failed} error={failure} gone={GONE} onRetry={() => void open()} />
    );
  return (
    <Loading>
      <Skeleton h={260} />
    </Loading>
  );
}
