import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { graphql } from '../../gql/exams';
import { invigilationTexts } from '../../ui/texts/invigilation-texts';
import { useFormatTime } from '../../ui/format';
import { ListSkeleton } from '../../ui/components/list-skeleton';
import { Page } from '../../ui/components/page';
import { ignoreErrors } from '../../ui/feedback/ignore-errors';
import { figureTexts } from '../figure-texts';
import { ErrorState } from '../../ui/feedback/states';
import { trialTexts as words } from '../../ui/texts/trial-texts';
import { ExamFigures } from '../figures/exam-figures';
import { ResultTable } from './result-table';
import { RESULTS } from './results.query';

const TRIAL = graphql(`
  query Trial {
    me {
      id
      deletionDueAt
    }
    quizzes(page: 1, pageSize: 1) {
      items {
        id
        title
      }
    }
  }
`);

/** A page of the public site, not of this client. */
const TRIALS = '/demo';

/**
 * The results of a trial exam, as its teacher would see them.
 * @param visitorId the learner id of the visitor; null when unknown
 * @param registerAddress the URL of the sign-up, possibly on another host
 */
export function TrialResultsPage({
  visitorId,
  registerAddress,
}: {
  visitorId: string | null;
  registerAddress: string;
}) {
  const { data, error, refetch } = useQuery(TRIAL);
  useRefetchOnReturn();
  const quiz = data?.quizzes.items[0];
  return (
    <Sheet>
      {error && !data && (
        <ErrorState title={words.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
      )}
      {!data && !error && <ListSkeleton />}
      {quiz && (
        <Page
          title={quiz.title}
          actions={
            <Button component="a" href={TRIALS} variant="default">
              {words.back}
            </Button>
          }
        >
          <About removedAt={data.me.deletionDueAt} />
          <Results quizId={quiz.id} visitorId={visitorId} />
          <Title order={2}>{figureTexts.heading}</Title>
          <ExamFigures quizId={quiz.id} />
          <Button component="a" href={registerAddress} w="fit-content">
            {words.register}
          </Button>
        </Page>
      )}
    </Sheet>
  );
}

/** Shown when the trial has ended. */
export function TrialGone() {
  return (
    <Sheet>
      <Page title={words.gone}>
        <Text>{words.goneHint}</Text>
        <Button component="a" href={TRIALS} w="fit-content">
          {words.start}
        </Button>
      </Page>
    </Sheet>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  const main = useRef<HTMLDivElement>(null);
  // The focus skips the header, as on the other pages.
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <Box
      component="main"
      ref={main}
      tabIndex={-1}
      p={{ base: 'md', sm: 'xl' }}
      style={{ outline: 'none' }}
    >
      <Box maw={1120} mx="auto">
        {children}
      </Box>
    </Box>
  );
}

function About({ removedAt }: { removedAt: string | null }) {
  const formatTime = useFormatTime();
  return (
    <Paper withBorder p="md">
      <Stack gap={4}>
        <Text fw={700}>{words.banner}</Text>
        <Text>
          {words.madeUp} {removedAt !== null && words.removed(formatTime(removedAt))}
        </Text>
        <Text c="dimmed">{words.more}</Text>
      </Stack>
    </Paper>
  );
}

function Results({ quizId, visitorId }: { quizId: string; visitorId: string | null }) {
  const { data, error, refetch } = useQuery(RESULTS, {
    variables: { quizId, search: '', filter: null, sort: 'LATEST', page: 1 },
    fetchPolicy: 'cache-and-network',
  });
  const { results: texts } = invigilationTexts;
  if (error && !data)
    return (
      <ErrorState title={texts.failed} error={error} onRetry={() => ignoreErrors(refetch())} />
    );
  if (!data) return <ListSkeleton />;
  const { items } = data.results;
  const isPending = visitorId !== null && items.every(({ learnerId }) => learnerId !== visitorId);
  return (
    <Stack>
      <Title order={2}>{texts.heading}</Title>
      {isPending && <Text>{words.awaited}</Text>}
      <ResultTable results={items} isTrial />
    </Stack>
  );
}

/** Refetches when the visitor returns to this tab: they may have submitted meanwhile. */
function useRefetchOnReturn(): void {
  const apollo = useApolloClient();
  useEffect(() => {
    const refetch = (): void => {
      if (document.visibilityState === 'visible')
        void apollo.refetchQueries({ include: 'active' }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', refetch);
    return () => document.removeEventListener('visibilitychange', refetch);
  }, [apollo]);
}
